import { readdirSync } from 'node:fs';
import type { ChartUnderTest } from './chart-under-test.ts';

const folder = new URL('../../flows/', import.meta.url);

/** The chart of every folder in `tests/flows`, for tests that apply to all of them. */
export const charts: readonly ChartUnderTest[] = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const { chart } = (await import(`../../flows/${name}/chart.ts`)) as { readonly chart: ChartUnderTest };
      return chart;
    }),
);
