import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Named } from './happening.ts';
import type { Script } from './run.ts';
import { signOf, vocabularyOf } from './vocabulary.ts';

/** Why a link has no run. `outdated`: the chart has other events than when the link was made. */
export type AddressProblem = 'malformed' | 'unknownInput' | 'outdated';

const BASE = 36;
const EVENT = /^([\da-z]+)(?:\.([\da-z]+))?$/;

const namedText = (vocabulary: readonly string[], { kind, payload }: Named) => {
  const place = vocabulary.indexOf(kind).toString(BASE);
  return payload === 0 ? place : `${place}.${payload.toString(BASE)}`;
};

/** A run for a link, such as `guest~7q~o.2~q`: the input, the sign of the vocabulary, and each event by its place there with its sample. */
export function runAddress(chart: ChartUnderTest, { input, events }: Script): string {
  const vocabulary = vocabularyOf(chart);
  return [input, signOf(vocabulary), ...events.map((named) => namedText(vocabulary, named))].join('~');
}

/** The run of a link, or why there is none. */
export function runInAddress(chart: ChartUnderTest, text: string): Script | AddressProblem {
  const vocabulary = vocabularyOf(chart);
  const [input = '', sign = '', ...parts] = text.split('~');
  if (!Object.hasOwn(chart.fixtures.inputs, input)) return 'unknownInput';
  if (parts.some((part) => !EVENT.test(part))) return 'malformed';
  if (sign !== signOf(vocabulary)) return 'outdated';
  const events: Named[] = [];
  for (const part of parts) {
    const [, place = '', payload = '0'] = EVENT.exec(part) ?? [];
    const kind = vocabulary[Number.parseInt(place, BASE)];
    if (kind === undefined) return 'malformed';
    events.push({ kind, payload: Number.parseInt(payload, BASE) });
  }
  return { input, events };
}
