import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

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

type ActorOf<Machine> = PartsOf<Machine>['actor'];
interface AnyActor {
  readonly src: string;
  readonly logic: AnyActorLogic;
  readonly id: string | undefined;
}
/** The actors whose ids the chart declares, and those of which there may be several, with computed ids. */
type Single<Actor> = Actor extends AnyActor ? (string extends Actor['id'] ? never : Actor) : never;
type Several<Actor> = Actor extends AnyActor ? (string extends Actor['id'] ? Actor : never) : never;

type IdOf<Actor> = Actor extends { readonly id: infer Id extends string } ? Id : never;
type OutputOf<Actor, Id> = Actor extends AnyActor
  ? Id extends Actor['id']
    ? Exclude<OutputFrom<Actor['logic']>, undefined>
    : never
  : never;
type InputOf<Actor> = Actor extends AnyActor ? InputFrom<Actor['logic']> : never;

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
 * What each of several child charts may report: in a walk this takes their place. `subject` tells them apart, such as by their car. `next` is what
 * one may report after its last report, by the type of that report, or `start`; the order is tested against the child's own chart.
 */
export interface Reports<Input, Event> {
  readonly subject: (input: Input) => string;
  readonly next: Readonly<Record<string, (subject: string) => readonly Event[]>>;
}

/**
 * Everything needed to walk a chart. Exhaustive by type: every event of the chart's own union, every declared child, every source of children with
 * computed ids, every named delay. `events` depend on the snapshot so that a walk stays finite, and give a sample in every state, even where the chart
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
    readonly [Id in IdOf<Single<ActorOf<Machine>>>]: OutcomeSamples<
      OutputOf<ActorOf<Machine>, Id>,
      SnapshotFrom<Machine>
    >;
  } & {
    readonly [Kind in Several<ActorOf<Machine>> as Kind['src']]: OutcomeSamples<
      OutputOf<Kind, string>,
      SnapshotFrom<Machine>
    > & {
      readonly reports?: Reports<InputOf<Kind>, OwnEvent<Machine>>;
    };
  };
  readonly delays: Readonly<Record<PartsOf<Machine>['delay'], number>>;
}
