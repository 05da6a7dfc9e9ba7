import { expect, it } from 'vitest';
import { charts } from '#tests/support/model/charts.ts';
import { describeChart } from '#tests/support/model/describe-chart.ts';

it('there are charts to walk', () => {
  expect(charts.length).toBeGreaterThan(0);
});

for (const chart of charts) describeChart(chart);
