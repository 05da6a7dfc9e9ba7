import { isFields, leavesOf, type Leaf } from './leaves.ts';

const SAY_MOST = /^(kind|code|failure|stage|why|state|status|name|title)$/;
const SAY_ENOUGH = /^(name|title|text|date|time|step|kind|code|failure|stage|state)$/;

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const depthOf = (path: string) => path.split('.').length;

const worded = ({ path, text }: Leaf) =>
  path === '' || SAY_ENOUGH.test(lastOf(path)) ? text : `${lastOf(path)} ${text}`;

/** What a named thing has beside its name says no more than the name. */
function withoutNamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNamed);
  if (!isFields(value)) return value;
  if (typeof value['name'] === 'string' && value['name'] !== '') return { name: value['name'] };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutNamed(each)]));
}

const keyOf = ({ path, text }: Leaf) => `${path} ${text}`;

/** Of each sample what not all of them have, what says most and what is rarest first. */
function tellingLeaves(samples: readonly unknown[]): Leaf[][] {
  const all = samples.map((sample) => leavesOf(sample));
  const counts = new Map<string, number>();
  for (const leaf of all.flat()) counts.set(keyOf(leaf), (counts.get(keyOf(leaf)) ?? 0) + 1);
  const shareOf = (leaf: Leaf) => counts.get(keyOf(leaf)) ?? 0;
  const isFirst = ({ path }: Leaf) => (depthOf(path) <= 2 && SAY_MOST.test(lastOf(path)) ? 0 : 1);
  return all.map((leaves) =>
    (samples.length === 1 ? leaves : leaves.filter((leaf) => shareOf(leaf) < samples.length)).toSorted(
      (one, other) => isFirst(one) - isFirst(other) || shareOf(one) - shareOf(other),
    ),
  );
}

const joined = (leaves: readonly Leaf[], most: number) => [...new Set(leaves.map(worded))].slice(0, most).join(', ');

const FEWEST = 2;
const MOST = 6;

/** Names for several samples of one kind: of each what tells it from the others; of a single one what says most. */
export function payloadTexts(samples: readonly unknown[]): string[] {
  for (const leaves of [tellingLeaves(samples.map(withoutNamed)), tellingLeaves(samples)])
    for (let most = FEWEST; most <= MOST; most += 1) {
      const texts = leaves.map((each) => joined(each, most));
      if (new Set(texts).size === texts.length) return texts;
    }
  return tellingLeaves(samples).map((each, index) => `${joined(each, FEWEST)} (${String(index + 1)})`.trim());
}
