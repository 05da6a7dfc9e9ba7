import { fleetColumnsOf } from '#contract/calls/fleet.columns.ts';
import { columnKey } from '#domain/fleet-list/checked-list.ts';
import { checkedList, workbook } from '#machines/fleet-import/fleet-import.fixtures.ts';
import type { FleetImportPorts } from '#machines/fleet-import/fleet-import.ports.ts';
import type { CheckOutcome, ImportResult, OpenOutcome } from '#machines/fleet-import/fleet-import.types.ts';
import type { AnswerFor } from '#contract/calls/all.ts';
import type { BrowserPort, WirePorts } from '#tests/support/wire/wire-ports.ts';
import type { ReaderWorker } from './reader-worker.ts';

export const COMPANY = { account: 'company-1', code: 'code-of-this-login' };
const { code } = COMPANY;
const MEMORY = 'roddee.corporate.import-columns';

const REFUSED = { failure: 'tooManyRequests' } as const;

/** The server counts the rows of what it was sent, below its heading. */
const answerOf = ({ importId, added, changed, unchanged, refused }: ImportResult): AnswerFor<'importFleet'> => ({
  import_id: importId,
  counts: { added, changed, unchanged, wrong: refused.length, left_out: 0 },
  row_list: [
    { sheet: 'Cars', row: 2, result: 'added', car_register_number: '3ฒก4821' },
    ...refused.map(({ row, plate, faults }) => ({
      sheet: 'Cars',
      row: row - 1,
      result: 'wrong' as const,
      car_register_number: plate,
      faults: [...faults],
    })),
  ],
});

export function portsWith(reader: ReaderWorker): WirePorts<FleetImportPorts> {
  const openFile: BrowserPort<OpenOutcome> = {
    isAsked: () => reader.asked()?.kind === 'open',
    does: (outcome) =>
      reader.say(
        outcome.kind === 'ok' ? { kind: 'opened', open: outcome.value } : { kind: 'refused', refusal: outcome.failure },
      ),
    fails: reader.breakDown,
  };
  const mendList: BrowserPort<CheckOutcome> = {
    isAsked: () => reader.asked()?.kind === 'mend',
    does: (outcome) => {
      if (outcome.kind === 'ok') reader.sayList(outcome.value.list);
      else if (outcome.failure.kind === 'file') reader.say({ kind: 'refused', refusal: outcome.failure.refusal });
    },
    fails: reader.breakDown,
  };
  return {
    openFile,
    mendList,
    checkList: {
      asks: () => ({ call: 'listFleet', request: { code } }),
      told: (outcome, choice) => {
        if (outcome.kind === 'failed' && outcome.failure.kind === 'server')
          return { ...REFUSED, message: outcome.failure.message };
        const remembered = outcome.kind === 'ok' ? outcome.value.remembered : null;
        const fields = Object.fromEntries(
          checkedList.columns.flatMap((column) => {
            const field = remembered?.[columnKey(column)];
            return field === undefined ? [] : [[column.heading, field]];
          }),
        );
        if (choice.mapping === null) localStorage.setItem(MEMORY, JSON.stringify({ version: 1, fields }));
        reader.willCheck(choice, outcome);
        return { listFleet: fleetColumnsOf([], '2026-11-21') };
      },
    },
    sendList: {
      asks: () => ({
        call: 'importFleet',
        request: { code, file_upload: new File([], 'cars.xlsx'), file_upload_name: workbook.name },
      }),
      told: (outcome) =>
        outcome.kind === 'ok' ? { importFleet: answerOf(outcome.value) } : { ...REFUSED, ...outcome.failure },
    },
    undoImport: {
      asks: (id) => ({ call: 'undoImport', request: { code, import_id: id } }),
      told: (outcome) =>
        outcome.kind === 'ok'
          ? {
              undoImport: {
                deleted: outcome.value.removed,
                restored: outcome.value.restored,
                kept_list: outcome.value.kept.map(({ plate, reason }) => ({
                  car_profile_id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
                  car_register_number: plate,
                  reason,
                })),
              },
            }
          : { ...REFUSED, ...outcome.failure },
    },
  };
}
