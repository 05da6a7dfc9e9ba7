import { vi } from 'vitest';
import type { CheckedList } from '#domain/fleet-list/checked-list.ts';
import type { CheckOutcome, ListChoice } from '#machines/fleet-import/fleet-import.types.ts';
import { LIST_NAMES, type Asked, type Said } from '#src/flows/fleet-import/reader/import-messages.types.ts';

/** The worker of the reader: what it is asked, answered when the test says so, and a check as soon as it is asked. */
export function readerWorker() {
  const faults: string[] = [];
  let waiting: { readonly asked: Asked; readonly worker: StubWorker } | null = null;
  let next: { readonly choice: ListChoice; readonly outcome: CheckOutcome } | null = null;

  class StubWorker extends EventTarget {
    isEnded = false;
    postMessage(asked: Asked) {
      if (this.isEnded) faults.push(`${asked.kind} after the end`);
      if (asked.kind === 'cars') return;
      waiting = { asked, worker: this };
      if (asked.kind === 'check') this.#check(asked.choice);
      if (asked.kind === 'accepted') {
        if (asked.which.join() !== 'added,changed') faults.push(`accepted ${asked.which.join()}`);
        say({ kind: 'written', file: new ArrayBuffer(4), rows: [3, 4].map((row) => ({ sheet: 'รถ', row })) });
      }
    }
    #check({ sheets, filteredToo, mapping }: Extract<Asked, { readonly kind: 'check' }>['choice']) {
      const { choice, outcome } = next ?? {};
      if (choice === undefined || outcome === undefined) return void faults.push('checked what was not chosen');
      const remembered = outcome.kind === 'ok' ? outcome.value.remembered : null;
      const said = [sheets, filteredToo, mapping];
      const meant = (by: object) => JSON.stringify([choice.sheets, choice.filteredToo, by]);
      if (![choice.mapping ?? {}, remembered ?? choice.mapping ?? {}].some((by) => meant(by) === JSON.stringify(said)))
        faults.push(`checked ${JSON.stringify(said)}`);
      if (outcome.kind === 'ok') sayList(outcome.value.list);
      else if (outcome.failure.kind === 'file') say({ kind: 'refused', refusal: outcome.failure.refusal });
    }
    terminate() {
      this.isEnded = true;
      if (waiting?.worker === this) waiting = null;
    }
  }
  vi.stubGlobal('Worker', StubWorker);

  const say = (data: Said) => {
    const { worker } = waiting ?? {};
    waiting = null;
    queueMicrotask(() => worker?.dispatchEvent(new MessageEvent('message', { data })));
  };
  const sayList = ({ columns, namedByPlate, isCut, ...lists }: CheckedList) => {
    const { worker } = waiting ?? {};
    for (const name of LIST_NAMES)
      queueMicrotask(() =>
        worker?.dispatchEvent(new MessageEvent('message', { data: { kind: 'rows', name, rows: lists[name] } })),
      );
    say({ kind: 'checked', head: { columns, namedByPlate, isCut } });
  };

  return {
    faults,
    /** What the reader waits for. */
    asked: () => waiting?.asked ?? null,
    say,
    sayList,
    breakDown: () => void waiting?.worker.dispatchEvent(new Event('error')),
    /** The next check, once the fleet is there, is of this choice and ends so. */
    willCheck: (choice: ListChoice, outcome: CheckOutcome) => void (next = { choice, outcome }),
    close: () => vi.unstubAllGlobals(),
  };
}
export type ReaderWorker = ReturnType<typeof readerWorker>;
