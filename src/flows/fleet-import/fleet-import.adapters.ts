import { fleetCars } from '#contract/calls/fleet.columns.ts';
import { listFleet } from '#contract/calls/fleet.calls.ts';
import { importFleet, listCarTree, undoImport } from '#contract/calls/fleet-import.calls.ts';
import type { CarTree } from '#domain/fleet-list/car-tree.ts';
import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import type { FleetImportPorts } from '#machines/fleet-import/fleet-import.ports.ts';
import type { CheckOutcome, ImportResult, Mend } from '#machines/fleet-import/fleet-import.types.ts';
import { refused, refusedAs, toOutcome } from '#src/api/to-outcome.ts';
import { writeUntilKnown } from '#src/api/writes/keyed-write.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import type {
  AcceptedFile,
  Checked,
  ImportReader,
  KnownFleet,
  Mend as ReaderMend,
  ReadingProgress,
} from './reader/import-reader.types.ts';
import { sheetsWithoutPlates } from './fleet-import.view.ts';
import { rememberColumns, rememberedColumns } from './remembered-columns.store.ts';

export interface ImportOwner {
  /** The same after each login. */
  readonly account: string;
  /** Of the login as it is now. */
  readonly code: () => string;
}

const placed = ({ sheet, row, field, value }: Mend): ReaderMend => ({ place: { sheet, row }, field, value });

const refusedList = (refusal: (Checked & { kind: 'refused' })['refusal']): CheckOutcome => ({
  kind: 'failed',
  failure: { kind: 'file', refusal },
});

/** Some sheet has lost its column of plates: nobody wants that for the next list. */
const lacksPlates = ({ wrong }: CheckedList) => sheetsWithoutPlates(wrong).length > 0;

/** The chart's services for a company. The chosen file is a browser File; `reader` keeps what was read of it. */
export function fleetImportAdapters(
  { api }: Pick<CallHost, 'api'>,
  { account, code }: ImportOwner,
  reader: ImportReader,
  onProgress: (progress: ReadingProgress | null) => void,
): FleetImportPorts {
  let file: File | null = null;
  let isOpen = false;
  let tree: CarTree | null = null;
  /** What is sent must be the same when it is sent again. */
  const accepted = new WeakMap<CheckedList, AcceptedFile>();

  /** The reader's work, which ends with the signal; after that, or if the reader has broken down, the file must be opened again. */
  const reading = async <Read>(signal: AbortSignal, work: () => Promise<Read>): Promise<Read> => {
    signal.throwIfAborted();
    const stop = () => {
      isOpen = false;
      reader.cancel();
    };
    signal.addEventListener('abort', stop);
    try {
      return await work();
    } catch (error) {
      isOpen = false;
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      if (!signal.aborted) onProgress(null);
    }
  };
  const open = async () => {
    if (file === null) throw new Error('no file');
    const opened = await reader.open(file, onProgress);
    isOpen = opened.kind === 'opened';
    return opened;
  };

  const knownFleet = async (signal: AbortSignal) => {
    const fails = { otherwise: refusedAs('server') };
    const [cars, master] = await Promise.all([
      api()(listFleet, { code: code() }, { signal }).then((answer) => toOutcome(answer, fails, fleetCars)),
      tree === null
        ? api()(listCarTree, { code: code() }, { signal }).then((answer) =>
            toOutcome(answer, fails, ({ brand_list: brands }): CarTree => ({ brands })),
          )
        : ({ kind: 'ok', value: tree } as const),
    ]);
    if (master.kind === 'failed') return master;
    tree = master.value;
    if (cars.kind === 'failed') return cars;
    return { kind: 'ok', value: { cars: cars.value, master: tree } satisfies KnownFleet } as const;
  };

  return {
    openFile: (chosen, signal) =>
      reading(signal, async () => {
        if (!(chosen instanceof File)) throw new Error('no file');
        file = chosen;
        const opened = await open();
        return opened.kind === 'refused'
          ? { kind: 'failed', failure: opened.refusal }
          : { kind: 'ok', value: opened.open };
      }),
    checkList: async ({ mends: taken, ...choice }, signal) => {
      const mends = taken.map(placed);
      const known = await knownFleet(signal);
      if (known.kind === 'failed') return known;
      return reading(signal, async (): Promise<CheckOutcome> => {
        const opened = isOpen ? null : await open();
        if (opened?.kind === 'refused') return refusedList(opened.refusal);
        const asked = { ...choice, mapping: choice.mapping ?? {} };
        const checked = await reader.check(asked, known.value, mends, onProgress);
        if (checked.kind === 'refused') return refusedList(checked.refusal);
        const { columns } = checked.list;
        if (choice.mapping !== null && !lacksPlates(checked.list)) rememberColumns(columns, choice.mapping);
        const remembered = choice.mapping === null ? rememberedColumns(columns) : null;
        if (remembered === null) return { kind: 'ok', value: { list: checked.list, remembered } };
        const again = await reader.check({ ...asked, mapping: remembered }, known.value, mends, onProgress);
        if (again.kind === 'checked' && !lacksPlates(again.list))
          return { kind: 'ok', value: { list: again.list, remembered } };
        // What was right for another list is not for this one. The reader keeps only its last answer.
        const plain = await reader.check(asked, known.value, mends, onProgress);
        return plain.kind === 'refused'
          ? refusedList(plain.refusal)
          : { kind: 'ok', value: { list: plain.list, remembered: null } };
      });
    },
    mendList: (mends, signal) =>
      reading(signal, async (): Promise<CheckOutcome> => {
        const checked = await reader.mend(mends.map(placed));
        return checked.kind === 'refused'
          ? refusedList(checked.refusal)
          : { kind: 'ok', value: { list: checked.list, remembered: null } };
      }),
    sendList: async (list, signal) => {
      const { file: upload, rows } = accepted.get(list) ?? (await reader.accepted(['added', 'changed']));
      accepted.set(list, { file: upload, rows });
      const request = { code: code(), file_upload: upload, file_upload_name: file?.name ?? upload.name };
      const answer = await writeUntilKnown(api(), { call: importFleet, about: account, request }, signal);
      return toOutcome(
        answer,
        { otherwise: refused },
        ({ import_id: importId, counts, row_list: results }): ImportResult => ({
          importId,
          added: counts.added,
          changed: counts.changed,
          unchanged: counts.unchanged,
          refused: results.flatMap((result) =>
            result.result === 'wrong'
              ? [
                  {
                    // The server counts the rows of what was sent, below its heading.
                    ...(rows[result.row - 2] ?? { sheet: result.sheet, row: result.row }),
                    plate: result.car_register_number,
                    faults: result.faults.map(({ suggestion: _of, other: _at, ...fault }) => fault),
                  },
                ]
              : [],
          ),
        }),
      );
    },
    undoImport: async (id, signal) => {
      const answer = await writeUntilKnown(
        api(),
        { call: undoImport, about: id, request: { code: code(), import_id: id } },
        signal,
      );
      return toOutcome(answer, { otherwise: refused }, ({ deleted, restored, kept_list: kept }) => ({
        removed: deleted,
        restored,
        kept: kept.map(({ car_register_number: plate, reason }) => ({ plate, reason })),
      }));
    },
  };
}
