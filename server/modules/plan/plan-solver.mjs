import { parentPort, workerData } from 'node:worker_threads';
import loadHighs from 'highs';

/**
 * Solves the program of a plan beside the server. A file of its own in plain JavaScript, because a worker is loaded by its address and not by the bundler.
 * Answers `{ isOptimal, optimum, columns }`, or null where the time ran out before anything was found.
 */
const { costs, isWhole, rows, first, seconds } = workerData;
const highs = await loadHighs();
const { integer, continuous } = highs.constants.variableType;

const starts = [0];
for (const { columns } of rows) starts.push(starts.at(-1) + columns.length);

const model = highs.createModel({
  numCols: costs.length,
  numRows: rows.length,
  colCost: costs,
  colLower: costs.map(() => 0),
  colUpper: costs.map(() => 1),
  rowLower: rows.map(({ lower }) => (lower === -Infinity ? -highs.infinity : lower)),
  rowUpper: rows.map(({ upper }) => upper),
  integrality: isWhole.map((whole) => (whole ? integer : continuous)),
  matrix: {
    format: 'csr',
    numRows: rows.length,
    numCols: costs.length,
    starts,
    indices: rows.flatMap(({ columns }) => columns),
    values: rows.flatMap(({ values }) => values),
  },
});
try {
  // All costs are whole numbers: within less than one of the bound is the optimum.
  model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: 0.99 });
  model.setSolution({ colValue: first });
  model.run();
  const isOptimal = model.getModelStatus() === highs.constants.modelStatus.optimal;
  const columns = [...model.getSolution().colValue];
  const isFound = columns.length === costs.length;
  const found = { isOptimal, optimum: model.info.get('mip_dual_bound'), columns };
  // A port of a thread has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort.postMessage(isFound ? found : null);
} finally {
  model.dispose();
}
