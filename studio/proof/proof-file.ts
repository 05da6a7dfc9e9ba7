import * as z from 'zod/mini';
import type { ChartParts } from './chart-parts.ts';
import { indexText, indicesIn } from './index-list.ts';
import { TIERS, type ProofRecord } from './record.ts';
import { requirementIdsOf, type NamedTest } from './requirements.ts';

const titlesByFile = z.record(z.string(), z.array(z.string()));
/** Title, states, transitions, transitions whose guard was true, and was false: indices in the lists of the flow, as `indexText` writes them. */
const packedTest = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);

const flowProof = z.object({
  states: z.array(z.string()),
  transitions: z.array(z.string()),
  /** Indices of the transitions with a guard. */
  guarded: z.string(),
  /** By tier and file. */
  tests: z.partialRecord(z.enum(TIERS), z.record(z.string(), z.array(packedTest))),
});
type FlowProof = z.output<typeof flowProof>;
type PackedTest = z.output<typeof packedTest>;

/** `proof.json`: what the tests that passed have shown of each flow, and the titles of all tests that name requirements. */
export const proofFile = z.object({
  /** The day in UTC on which the records last changed, `2026-11-26`. */
  made: z.string(),
  flows: z.record(z.string(), flowProof),
  named: titlesByFile,
});
export type ProofFile = z.output<typeof proofFile>;

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function packedTests(
  title: string,
  records: readonly ProofRecord[],
  states: readonly string[],
  transitions: readonly string[],
): PackedTest {
  const listed = (ids: readonly string[], of: readonly string[]) => {
    const shown = new Set(ids);
    return indexText(of.flatMap((id, index) => (shown.has(id) ? index : [])));
  };
  const answered = (answer: boolean) =>
    records.flatMap(({ guards }) => guards.flatMap(([id, given]) => (given === answer ? id : [])));
  return [
    title,
    listed(
      records.flatMap((record) => record.states),
      states,
    ),
    listed(
      records.flatMap((record) => record.transitions),
      transitions,
    ),
    listed(answered(true), transitions),
    listed(answered(false), transitions),
  ];
}

const namesOf = <Item>(items: readonly Item[], name: (item: Item) => string): string[] =>
  [...new Set(items.map(name))].toSorted(byText);
const byName = <Value>(names: readonly string[], value: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** What is kept of a flow. Tests of the same file and title count as one; what the chart does not have is left out. */
export function packedFlow({ states, transitions, flow }: ChartParts, records: readonly ProofRecord[]): FlowProof {
  const [stateIds, transitionIds] = [states.map(({ id }) => id), transitions.map(({ id }) => id)];
  const own = records.filter((record) => record.flow === flow);
  return {
    states: stateIds,
    transitions: transitionIds,
    guarded: indexText(transitions.flatMap(({ guard }, index) => (guard === null ? [] : index))),
    tests: byName(
      TIERS.filter((tier) => own.some((record) => record.tier === tier)),
      (tier) => {
        const ofTier = own.filter((record) => record.tier === tier);
        return byName(
          namesOf(ofTier, ({ file }) => file),
          (file) => {
            const ofFile = ofTier.filter((record) => record.file === file);
            return namesOf(ofFile, ({ title }) => title).map((title) =>
              packedTests(
                title,
                ofFile.filter((record) => record.title === title),
                stateIds,
                transitionIds,
              ),
            );
          },
        );
      },
    ),
  };
}

/** The records of one flow, as they were packed. */
export function recordsOf({ flows }: Pick<ProofFile, 'flows'>, flow: string): ProofRecord[] {
  const packed = flows[flow];
  if (!packed) return [];
  const named = (text: string, ids: readonly string[]) => indicesIn(text).flatMap((index) => ids[index] ?? []);
  const guard = (text: string, answer: boolean) =>
    named(text, packed.transitions).map((id): [string, boolean] => [id, answer]);
  return TIERS.flatMap((tier) =>
    Object.entries(packed.tests[tier] ?? {}).flatMap(([file, tests]) =>
      tests.map(([title, states, transitions, yes, no]) => ({
        tier,
        flow,
        title,
        file,
        requirements: requirementIdsOf(title),
        states: named(states, packed.states),
        transitions: named(transitions, packed.transitions),
        guards: [...guard(yes, true), ...guard(no, false)],
      })),
    ),
  );
}

/** Every test that names requirements: those found in the files, and those whose titles are made when they run. */
export function namedTestsOf(file: ProofFile): NamedTest[] {
  const found = Object.entries(file.named).flatMap(([name, titles]) => titles.map((title) => ({ file: name, title })));
  const known = new Set(found.map((test) => `${test.file} ${test.title}`));
  const made = Object.keys(file.flows)
    .flatMap((flow) => recordsOf(file, flow))
    .filter((record) => record.requirements.length > 0 && !known.has(`${record.file} ${record.title}`));
  return [...found, ...made.map((record) => ({ file: record.file, title: record.title }))];
}

const entriesText = (entries: readonly (readonly [string, string])[]) =>
  `{\n${entries.map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(',\n')}\n}`;
const linesText = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/** The text of the file: a line for each test, so that a difference can be read. */
export function proofText({ made, flows, named }: ProofFile): string {
  const filesText = (files: Readonly<Record<string, readonly unknown[]>>) =>
    entriesText(Object.entries(files).map(([file, rows]) => [file, linesText(rows)]));
  const flowText = ({ tests, ...lists }: FlowProof) =>
    entriesText([
      ...Object.entries(lists).map(([name, value]) => [name, JSON.stringify(value)] as const),
      ['tests', entriesText(Object.entries(tests).map(([tier, files]) => [tier, filesText(files)]))],
    ]);
  const flowsText = entriesText(Object.entries(flows).map(([flow, proof]) => [flow, flowText(proof)]));
  return `${entriesText([
    ['made', JSON.stringify(made)],
    ['flows', flowsText],
    ['named', filesText(named)],
  ])}\n`;
}
