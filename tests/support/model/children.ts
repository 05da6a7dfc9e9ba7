import {
  fromCallback,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { textOf } from './chart-text.ts';
import type { ChartUnderTest, ReportsUnderTest } from './chart-under-test.ts';

/** What the walk knows of a child that it replaces by its reports. */
export interface Child {
  readonly source: string;
  readonly subject: string;
  /** The type of its last report; `start` before the first. */
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

/** The children after a step: if the event is a report, one of those that may make it has made it. */
export function childrenAfter(
  chart: ChartUnderTest,
  before: ReadonlyMap<AnyActorRef, Child>,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): ReadonlyMap<AnyActorRef, Child> {
  const said = textOf(event);
  const speaker = [...before].find(([, child]) => sayable(chart, child).some((report) => textOf(report) === said))?.[0];
  return new Map(
    childrenOf(after).flatMap((ref): [AnyActorRef, Child][] => {
      const reports = reportsOf(chart, ref);
      if (!reports) return [];
      const child = before.get(ref) ?? {
        source: sourceOf(ref),
        subject: reports.subject(inputOf(ref)),
        said: 'start',
      };
      return [[ref, ref === speaker ? { ...child, said: event.type } : child]];
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
