import type { CarTree } from '#domain/fleet-list/car-tree.ts';
import { createImportReader } from '#src/flows/fleet-import/reader/import-reader.adapters.ts';

export interface ExcelFigures {
  readonly read: number;
  readonly write: number;
  /** The longest pause of the page's own thread meanwhile. */
  readonly pause: number;
  readonly rows: number;
}

declare global {
  interface Window {
    bench: {
      readonly ours: () => Promise<ExcelFigures>;
      readonly bare: () => Promise<ExcelFigures>;
    };
  }
}

/** The longest time between two turns of the page. */
function watchPauses() {
  let longest = 0;
  let last = performance.now();
  const { port1, port2 } = new MessageChannel();
  let isOver = false;
  port1.addEventListener('message', () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(() => port2.postMessage(null), 1);
  });
  port1.start();
  port2.postMessage(null);
  return () => {
    isOver = true;
    return longest;
  };
}

const file = new File([await (await fetch('cars.xlsx')).blob()], 'cars.xlsx');
const master = (await (await fetch('cars.json')).json()) as CarTree;

window.bench = {
  async ours() {
    const reader = createImportReader();
    const pauses = watchPauses();
    const start = performance.now();
    const opened = await reader.open(file);
    if (opened.kind === 'refused') throw new Error(opened.refusal);
    const checked = await reader.check({ sheets: [0], filteredToo: false, mapping: {} }, { cars: [], master }, []);
    if (checked.kind === 'refused') throw new Error(checked.refusal);
    const read = performance.now() - start;
    const pause = pauses();
    const before = performance.now();
    await reader.accepted(['added', 'changed']);
    const write = performance.now() - before;
    reader.cancel();
    const { added, changed, unchanged } = checked.list;
    return { read, write, pause, rows: added.length + changed.length + unchanged.length };
  },
  async bare() {
    const worker = new Worker(new URL('./bare.worker.ts', import.meta.url), { type: 'module' });
    const answer = () => new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));
    const start = performance.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(file);
    await answer();
    const read = performance.now() - start;
    const before = performance.now();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage('write');
    await answer();
    const write = performance.now() - before;
    worker.terminate();
    return { read, write, pause: 0, rows: 0 };
  },
};
