import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { ChartLabels } from '#machines/shared/meta.ts';
import type { WalkClock } from './walk-clock.ts';

/** One step of a walk; `before` is null for the start, whose event is `start`. */
export interface Taken<Snapshot = AnyMachineSnapshot> {
  readonly before: Snapshot | null;
  readonly event: AnyEventObject;
  readonly after: Snapshot;
  /** What the chart asked its surroundings to do: `start <child> …`, `tell <actor> …`, `after <delay> …`. */
  readonly effects: readonly string[];
}

/** What the specification says of every step. `when` limits it; a rule that never applies fails, since it proves nothing. */
export interface Rule<Snapshot = AnyMachineSnapshot> {
  readonly req: string;
  readonly says: string;
  when?(step: Taken<Snapshot>): boolean;
  holds(step: Taken<Snapshot>): boolean;
}

export type RulesOf<Machine extends AnyStateMachine> = readonly Rule<SnapshotFrom<Machine>>[];

export interface ReportsUnderTest {
  subject(input: unknown): string;
  readonly next: Readonly<Record<string, (subject: string) => readonly AnyEventObject[]>>;
}

interface OutcomesUnderTest {
  readonly done: readonly unknown[] | ((snapshot: AnyMachineSnapshot) => readonly unknown[]);
  readonly error: boolean;
  readonly reports?: ReportsUnderTest;
}

/** A chart's fixtures without their types; `ChartFixtures` checks where they are written that they are complete. */
interface FixturesUnderTest {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]>>;
  readonly outcomes: Readonly<Record<string, OutcomesUnderTest>>;
  readonly delays: Readonly<Record<string, number>>;
}

export interface ChartUnderTest {
  /** The folder of the flow, and the name of its baseline. */
  readonly flow: string;
  /** What this walk is called, if the screens of the chart are walked in several. */
  readonly walk?: string;
  readonly machine: AnyStateMachine;
  readonly fixtures: FixturesUnderTest;
  readonly labels: ChartLabels;
  readonly rules: readonly Rule[];
  guardView(snapshot: AnyMachineSnapshot): object;
  selectScreen(snapshot: AnyMachineSnapshot): { readonly screen: string };
  /** What no guard reads but the walk must see kept or dropped. It multiplies the states of the walk, so keep it small. */
  watched?(snapshot: AnyMachineSnapshot): object;
  /** A coarser view and context for the baseline, if the full one is too much for a reviewer. */
  readonly baseline?: {
    view?(snapshot: AnyMachineSnapshot): object;
    context?(snapshot: AnyMachineSnapshot): object;
  };
  /** For a chart whose draft outlives the page. */
  readonly store?: {
    /** What is written after a step; null if nothing is. */
    written(snapshot: AnyMachineSnapshot): unknown;
    /** What a step says about the store: what was read, null if only another tab may write it, undefined if it says nothing. */
    known(step: Taken): unknown;
  };
  /** The charts of the children whose reports take their place, by the name of their source, each with a `parentProbe` in its inputs. */
  readonly children?: Readonly<Record<string, ChartUnderTest>>;
  /** The clock in its inputs, if its guards or delays read one: it shows the start and the milliseconds that have passed since. */
  readonly clock?: WalkClock;
  /** With more steps than this, the walk counts as endless. */
  readonly limit?: number;
}
