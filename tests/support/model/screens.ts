import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { getNextTransitions } from 'xstate';
import { eventText, textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import type { Deferred } from './deferred.ts';
import { explore, ownEventsFor, type Step, type Visit } from './explore.ts';
import { instrument } from './instrument.ts';

type Screens = { readonly screen: string };
type Events = { readonly type: string };

/**
 * How a person does each event and how one sees each screen. Complete by type: a missing event or screen does not compile, and
 * neither does one that the chart does not have. `null` stands for an event that no element of the page sends (a report of a
 * child chart, a tab that returns): it is sent to the actor.
 */
export interface ScreenModel<Screen extends Screens, Event extends Events, User, View> {
  readonly executors: {
    readonly [Type in Event['type']]: ((event: Extract<Event, { readonly type: Type }>, user: User) => Promise<void>) | null;
  };
  readonly assertions: {
    readonly [Name in Screen['screen']]: (screen: Extract<Screen, { readonly screen: Name }>, view: View) => void | Promise<void>;
  };
}

/** The page of one walk, with its chart running on ports that the test settles. */
export interface Page<User, View> {
  readonly user: User;
  readonly view: View;
  /** What has been asked of a service and is not answered, by the id of the invoke. */
  readonly callOf: (invoke: string) => Deferred<unknown> | undefined;
  readonly send: (event: AnyEventObject) => void;
  /** Lets the simulated clock of the actor run. */
  readonly pass: (milliseconds: number) => void;
  /** Runs something that changes the page, and waits until it has settled (`act` of the testing library). */
  readonly settle: (change: () => void | Promise<void>) => Promise<void>;
  readonly close: () => void;
}

export interface ScreenWalk<Screen extends Screens, Event extends Events, User, View> {
  readonly chart: ChartUnderTest;
  readonly model: ScreenModel<Screen, Event, User, View>;
  readonly render: (input: string) => Promise<Page<User, View>>;
  /** Which of the generated ones are walked; all when it is not given. */
  readonly only?: (step: Step) => boolean;
}

/** A path through the screens: its steps, each with what the model expects after it. */
export interface ScreenPath {
  readonly title: string;
  readonly input: string;
  readonly steps: readonly Step[];
}

const cameFrom = (visit: Visit, by: ReadonlyMap<string, Step>, machine: ChartUnderTest['machine']): Step[] => {
  void machine;
  const steps: Step[] = [];
  for (let snapshot: unknown = visit.snapshot; ; ) {
    const step = by.get(idOf(snapshot));
    if (!step) return steps.toReversed();
    steps.push(step);
    snapshot = step.before;
    if (snapshot === null) return steps.toReversed();
  }
};

const ids = new WeakMap<object, string>();
let count = 0;
function idOf(snapshot: unknown): string {
  if (typeof snapshot !== 'object' || snapshot === null) return '';
  const known = ids.get(snapshot);
  if (known !== undefined) return known;
  count += 1;
  ids.set(snapshot, String(count));
  return String(count);
}
void cameFrom;
void getNextTransitions;
void textOf;
void eventText;
void instrument;
void explore;
void ownEventsFor;
export type { AnyStateMachine };
