import {
  fromCallback,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest, ReportsUnderTest } from './chart-under-test.ts';

/** What the walk knows of one of several children of a kind. */
export interface Child {
  readonly source: string;
  /** Empty if it does not report. */
  readonly subject: string;
  /** The type of its last report; `start` before the first, `ended` after its answer. */
  readonly said: string;
}

export const childrenOf = ({ children }: AnyMachineSnapshot): AnyActorRef[] =>
  Object.values(children as Readonly<Record<string, AnyActorRef | undefined>>).filter((child) => child !== undefined);

/** The name of its source; empty if it has none. */
export const sourceOf = ({ src }: AnyActorRef): string => (typeof src === 'string' ? src : '');

const inputOf = (child: AnyActorRef): unknown =>
  'options' in child ? Reflect.get(child.options as object, 'input') : undefined;

const reportsOf = ({ fixtures }: ChartUnderTest, child: AnyActorRef): ReportsUnderTest | null =>
  fixtures.outcomes[sourceOf(child)]?.reports ?? null;

/** A child's name, and its input if it has any: one of several of a kind is named by its subject, any other by its id. */
export function namesOf(chart: ChartUnderTest, child: AnyActorRef): { readonly name: string; readonly input: unknown } {
  const input = inputOf(child);
  const reports = reportsOf(chart, child);
  return { name: reports ? `${sourceOf(child)}(${reports.subject(input)})` : child.id, input };
}

const sayable = (chart: ChartUnderTest, { source, subject, said }: Child): readonly AnyEventObject[] =>
  chart.fixtures.outcomes[source]?.reports?.next[said]?.(subject) ?? [];

/** What the children may report next. */
export const reportsFor = (chart: ChartUnderTest, children: readonly Child[]): AnyEventObject[] =>
  children.flatMap((child) => sayable(chart, child));

/** Whether there may be several of this kind: their samples are not under an id. */
const isOneOfSeveral = ({ fixtures }: ChartUnderTest, child: AnyActorRef) =>
  fixtures.outcomes[child.id] === undefined && fixtures.outcomes[sourceOf(child)] !== undefined;

/** What the event of a step says of one of the children, if it comes from one; of several that may make the same report, the first has made it. */
function saidIn(
  chart: ChartUnderTest,
  children: ReadonlyMap<AnyActorRef, Child>,
  event: AnyEventObject,
): { readonly ref: AnyActorRef; readonly said: string } | null {
  if (children.size === 0) return null;
  const text = textOf(event);
  for (const [ref, child] of children) {
    if (event['actorId'] === ref.id) return { ref, said: 'ended' };
    if (sayable(chart, child).some((report) => textOf(report) === text)) return { ref, said: event.type };
  }
  return null;
}

/** The children after a step of which there may be several. */
export function childrenAfter(
  chart: ChartUnderTest,
  before: ReadonlyMap<AnyActorRef, Child>,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): ReadonlyMap<AnyActorRef, Child> {
  const heard = saidIn(chart, before, event);
  const several = childrenOf(after).filter((ref) => isOneOfSeveral(chart, ref));
  return new Map(
    several.map((ref): [AnyActorRef, Child] => {
      const subject = reportsOf(chart, ref)?.subject(inputOf(ref)) ?? '';
      const child = before.get(ref) ?? { source: sourceOf(ref), subject, said: 'start' };
      return [ref, ref === heard?.ref ? { ...child, said: heard.said } : child];
    }),
  );
}

/** How many children of each kind have said what; which of them they are does not tell two states apart. */
export function countsOf(children: Iterable<Child>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { source, said } of children) {
    const name = `${source} ${said}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The chart with children that say nothing by themselves in place of those whose reports are given. */
export function withSilentChildren({ fixtures }: ChartUnderTest, machine: AnyStateMachine): AnyStateMachine {
  const replaced = Object.keys(fixtures.outcomes).filter((source) => fixtures.outcomes[source]?.reports);
  if (replaced.length === 0) return machine;
  const silent = fromCallback(() => undefined);
  return machine.provide({ actors: Object.fromEntries(replaced.map((source) => [source, silent])) });
}
