import { describe, expect, it } from 'vitest';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { charts } from '#tests/support/model/charts.ts';
import { happeningsAt, type Named } from './happening.ts';
import { runAddress, runInAddress } from './run-address.ts';
import { simulatorOf, type Script } from './run.ts';
import { vocabularyOf } from './vocabulary.ts';

const [chart] = charts;
if (!chart) throw new Error('no chart');

/** Takes each time another of what can happen. */
function wandering(of: ChartUnderTest, steps: number): Script {
  const simulator = simulatorOf(of);
  const input = Object.keys(of.fixtures.inputs).at(-1) ?? '';
  const events: Named[] = [];
  for (let step = 0; step < steps; step += 1) {
    const last = simulator.play({ input, events }).steps.at(-1);
    const possible = last ? happeningsAt(of, last.place) : [];
    const next = possible[(step * 7) % Math.max(1, possible.length)];
    if (next) events.push({ kind: next.kind, payload: next.payload });
  }
  return { input, events };
}

describe('a run in a link', () => {
  it.each(charts.map((each) => [each.flow, each] as const))(
    '%s: is read as it was written, in a few characters, whatever happens in it',
    (_flow, each) => {
      const script = wandering(each, 25);
      const text = runAddress(each, script);
      expect(runInAddress(each, text)).toEqual(script);
      expect(text.length).toBeLessThan(150);
      expect(encodeURIComponent(text)).toBe(text);
      expect(new Set(vocabularyOf(each)).size).toBe(vocabularyOf(each).length);
    },
  );

  it('says why it cannot be read', () => {
    const input = Object.keys(chart.fixtures.inputs)[0] ?? '';
    const link = runAddress(chart, { input, events: [] });
    const other = {
      ...chart,
      fixtures: { ...chart.fixtures, events: { ...chart.fixtures.events, 'new.event': () => [] } },
    };
    expect(runInAddress(chart, `nobody${link.slice(input.length)}`)).toBe('unknownInput');
    expect(runInAddress(chart, `${link}~!`)).toBe('malformed');
    expect(runInAddress(chart, `${link}~zzz`)).toBe('malformed');
    expect(runInAddress(other, link)).toBe('outdated');
  });
});
