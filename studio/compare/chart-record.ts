import type { ChartReading, ChartState } from '#studio/reading/chart-reading.ts';

/** What is compared of a state. */
export interface StateRecord {
  readonly kind: 'state' | 'group' | 'parallel' | 'final';
  readonly initial: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly runs: readonly string[];
  readonly timers: Readonly<Record<string, number | null>>;
  readonly req: readonly string[];
}

/** What is compared of a transition; `order` is its place among those of its state on the same event. */
export interface TransitionRecord {
  readonly from: string;
  readonly on: string;
  readonly to: readonly string[];
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly order: number;
  readonly req: readonly string[];
}

/** A chart as plain data: it can be kept, sent and compared. */
export interface ChartRecord {
  readonly states: Readonly<Record<string, StateRecord>>;
  readonly transitions: Readonly<Record<string, TransitionRecord>>;
}

/** All charts of a build, by their flows. */
export type ChartsRecord = Readonly<Record<string, ChartRecord>>;

const kindOf = ({ isFinal, isParallel, children }: ChartState): StateRecord['kind'] => {
  if (isFinal) return 'final';
  if (isParallel) return 'parallel';
  return children.length > 0 ? 'group' : 'state';
};

export function recordOf({ states, transitions, actors, timers }: ChartReading): ChartRecord {
  return {
    states: Object.fromEntries(
      states.map((state) => [
        state.id,
        {
          kind: kindOf(state),
          initial: state.initial,
          tags: state.tags,
          entry: state.entry,
          exit: state.exit,
          runs: actors.filter((actor) => actor.in === state).map(({ source }) => source),
          timers: Object.fromEntries(
            timers.filter((timer) => timer.in === state).map(({ delay, length }) => [delay, length]),
          ),
          req: state.req,
        },
      ]),
    ),
    transitions: Object.fromEntries(
      transitions.map((one, index) => [
        one.id,
        {
          from: one.from.id,
          on: one.on,
          to: one.to.map(({ id }) => id),
          guard: one.guard,
          actions: one.actions,
          order: transitions.slice(0, index).filter(({ from, on }) => from === one.from && on === one.on).length,
          req: one.req,
        },
      ]),
    ),
  };
}
