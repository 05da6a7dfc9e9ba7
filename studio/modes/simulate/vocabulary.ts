import { eventName } from '#tests/support/model/chart-text.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { nodesOf } from './state-nodes.ts';

/** The names of everything that may happen in a chart: its own events, the answers of its services, the ends of its delays. */
export function vocabularyOf({ machine, fixtures }: ChartUnderTest): string[] {
  const delays = nodesOf(machine)
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => type.startsWith('xstate.after.'));
  return [
    ...Object.keys(fixtures.events),
    ...Object.keys(fixtures.outcomes).flatMap((name) => [`${name} done`, `${name} error`]),
    ...delays.map((type) => eventName({ type })),
  ];
}

/** Two characters that change with the vocabulary, so that a link from before the change is noticed. */
export function signOf(vocabulary: readonly string[]): string {
  let sum = 0;
  for (const letter of vocabulary.join(' ')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1296;
  return sum.toString(36).padStart(2, '0');
}
