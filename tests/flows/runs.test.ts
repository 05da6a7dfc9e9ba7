import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differenceOf, isFileProblem, readRunFile } from '#studio/modes/simulate/run-file.ts';
import { simulatorOf } from '#studio/modes/simulate/run.ts';
import { charts } from '#tests/support/model/charts.ts';

const runs = charts.flatMap((chart) => {
  const folder = new URL(`${chart.flow}/runs/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => ({ chart, file, text: readFileSync(new URL(file, folder), 'utf8') }));
});

/** Runs that testers have saved in the studio. */
describe('saved runs', () => {
  it('there are runs to replay', () => expect(runs.length).toBeGreaterThan(0));

  it.each(runs.map((run) => [`${run.chart.flow}/runs/${run.file}`, run] as const))(
    '%s leads step by step to the states that it names',
    (_name, { chart, text }) => {
      const file = readRunFile(text);
      if (isFileProblem(file)) throw new Error(JSON.stringify(file));
      expect(file.flow).toBe(chart.flow);
      expect(differenceOf(simulatorOf(chart), file)).toBeNull();
    },
  );
});
