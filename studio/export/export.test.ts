import { describe, expect, it } from 'vitest';
import { charts } from '#tests/support/model/charts.ts';
import { readChart } from '#studio/reading/chart-reading.ts';
import { chartFromJson, chartJson } from './chart-json.ts';
import { scxmlOf } from './scxml.ts';

describe.each(charts.map((chart) => [chart.flow, chart] as const))('the chart %s as a file', (name, chart) => {
  const { machine, labels } = chart;
  const reading = readChart({ name, machine, labels });

  it('of XState is read again as the same chart', () => {
    const again = readChart({ name, machine: chartFromJson(chartJson(machine)), labels });
    expect(again.states.map(({ id }) => id)).toEqual(reading.states.map(({ id }) => id));
    expect(again.transitions).toEqual(reading.transitions);
    expect(again.timers).toEqual(reading.timers);
    expect(again.actors.map(({ id, source, in: place }) => [id, source, place.id])).toEqual(
      reading.actors.map(({ id, source, in: place }) => [id, source, place.id]),
    );
  });

  it('of SCXML has each state and transition once, and no target that is not there', () => {
    const text = scxmlOf(reading);
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
    const ids = found(/<(?:state|parallel|final) id="([^"]+)"/g);
    expect(ids).toEqual(reading.states.map(({ id }) => id));
    expect(found(/<transition id="([^"]+)"/g).toSorted()).toEqual(reading.transitions.map(({ id }) => id).toSorted());
    expect(
      found(/target="([^"]+)"/g)
        .flatMap((to) => to.split(' '))
        .filter((to) => !ids.includes(to)),
    ).toEqual([]);
    expect(text.match(/<(\w+)[^>]*[^/]>/g)?.length).toBe(text.match(/<\/\w+>/g)?.length ?? 0);
  });
});
