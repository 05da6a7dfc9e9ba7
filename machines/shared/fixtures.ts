import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

type ChildrenOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine>['children'];

type PartsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { readonly actor: Actor; readonly delay: Delay }
    : never;

type OutputOf<Machine, Id> =
  Extract<PartsOf<Machine>['actor'], { id?: Id }> extends { readonly logic: infer Logic extends AnyActorLogic }
    ? Exclude<OutputFrom<Logic>, undefined>
    : never;

/** The chart's own events: XState's come from `outcomes` and `delays`. */
export type OwnEvent<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, { type: `xstate.${string}` }>;

/**
 * What an invoked service may answer: `done` has one sample of each kind of answer (a function if the real answer depends on
 * the input), `error` says that it may reject.
 */
export interface OutcomeSamples<Output, From> {
  readonly done: readonly Output[] | ((snapshot: From) => readonly Output[]);
  readonly error: boolean;
}

/**
 * Everything needed to walk a chart. Exhaustive by type: every event of the chart's own union, every invoke id, every named
 * delay. `events` depend on the snapshot so that a walk stays finite, and give a sample in every state, even where the chart
 * must ignore it. `delays` are milliseconds of the simulated clock, never shorter than what the chart waits for.
 */
export interface ChartFixtures<Machine extends AnyStateMachine> {
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  readonly events: {
    readonly [Type in OwnEvent<Machine>['type']]: (
      snapshot: SnapshotFrom<Machine>,
    ) => readonly Extract<OwnEvent<Machine>, { type: Type }>[];
  };
  readonly outcomes: {
    readonly [Id in keyof ChildrenOf<Machine>]-?: OutcomeSamples<OutputOf<Machine, Id>, SnapshotFrom<Machine>>;
  };
  readonly delays: Readonly<Record<PartsOf<Machine>['delay'], number>>;
}
