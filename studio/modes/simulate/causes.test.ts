import { expect, it } from 'vitest';
import { charts } from '#tests/support/model/charts.ts';
import { causeOf, OTHERS } from './causes.ts';

const own = new Set(charts.flatMap(({ fixtures }) => Object.keys(fixtures.events)));

it('every event that no person sends is an event of a chart', () => {
  expect(Object.keys(OTHERS).filter((type) => !own.has(type))).toEqual([]);
});

it('what a child chart reports is not taken for an event of the person', () => {
  const reports = charts.flatMap(({ fixtures }) =>
    Object.values(fixtures.outcomes).flatMap(({ reports: given }) =>
      Object.values(given?.next ?? {}).flatMap((next) => next('subject')),
    ),
  );
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.filter((report) => causeOf(report) !== 'child')).toEqual([]);
});
