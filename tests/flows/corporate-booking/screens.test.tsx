import { describe, expect, it } from 'vitest';
import { transitionsExcused, transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens } from '#tests/support/model/screens.ts';
import { model } from './scenes.ts';
import { openWalk } from './walked.ts';
import { invalidation, isPossible, pageChart } from './ways.ts';

walkScreens({ chart: pageChart, model, render: openWalk, isPossible, invalidation });

describe('several cars on the page', () => {
  it('the generated paths take every transition of the chart except those listed as out of its reach', () => {
    expect(transitionsLeftOut({ chart: pageChart, isPossible })).toEqual(transitionsExcused(pageChart));
  });
});
