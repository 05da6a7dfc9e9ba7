import { afterEach, describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventText, textOf } from './chart-text.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { explore, startOf, stepFrom, type Step } from './explore.ts';
import { mark } from './instrument.ts';

interface AnyScreen {
  readonly screen: string;
}
interface AnyEvent {
  readonly type: string;
}

/** The member of the union that has this name, even if one member has several names. */
type ScreenNamed<Screen extends AnyScreen, Name> = Screen extends AnyScreen
  ? Name extends Screen['screen']
    ? Screen & { readonly screen: Name }
    : never
  : never;

/**
 * How a person triggers each event, and how each screen is recognised. Complete by type: a missing event or screen does not compile, nor
 * does one that the chart does not have. `null`: no element of the page triggers it (a child chart's report, a tab that returns).
 */
export interface ScreenModel<Screen extends AnyScreen, Event extends AnyEvent, User, View> {
  readonly executors: {
    readonly [Type in Event['type']]:
      | ((event: Extract<Event, { readonly type: Type }>, user: User) => Promise<void>)
      | null;
  };
  readonly assertions: {
    readonly [Name in Screen['screen']]: (screen: ScreenNamed<Screen, Name>, view: View) => void | Promise<void>;
  };
}

/** A page on which one path is walked. */
export interface Page<User, View> {
  readonly user: User;
  readonly view: View;
  /** Anything that no person does: an answer, a fault, a delay, an event without an executor. Settles before it resolves. */
  readonly perform: (event: AnyEventObject) => Promise<void>;
  readonly close: () => void;
}

export interface ScreenWalk<Screen extends AnyScreen, Event extends AnyEvent, User, View> {
  readonly chart: ChartUnderTest;
  readonly model: ScreenModel<Screen, Event, User, View>;
  /** Shows the flow from one of the chart's inputs, by name, with its services under control. */
  readonly render: (input: string) => Promise<Page<User, View>>;
  /** A name for a step to walk in addition to each transition once, such as `another branch clears the time`. */
  readonly invalidation?: (step: Step) => string | null;
  /** Leaves out what a page cannot cause. */
  readonly isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

interface ScreenPath {
  readonly title: string;
  readonly input: string;
  readonly events: readonly AnyEventObject[];
}

const beginsWith = (longer: ScreenPath, shorter: ScreenPath) =>
  longer !== shorter &&
  longer.input === shorter.input &&
  longer.events.length > shorter.events.length &&
  textOf(longer.events.slice(0, shorter.events.length)) === textOf(shorter.events);

type Selection = Pick<ScreenWalk<AnyScreen, AnyEvent, unknown, unknown>, 'chart' | 'invalidation' | 'isPossible'>;

/** The shortest path to each transition and to each invalidation; a path that is the beginning of another is left out. */
export function screenPaths({ chart, invalidation, isPossible }: Selection): ScreenPath[] {
  const { visits, steps } = explore(chart, mark(chart.machine), () => false, isPossible);
  const visitOf = new Map([...visits.values()].map((visit) => [visit.snapshot, visit]));
  const seen = new Set<string>();
  const paths: ScreenPath[] = [];
  for (const step of steps) {
    const visit = step.before && visitOf.get(step.before);
    if (!visit) continue;
    const reasons = [...step.fired, invalidation?.(step) ?? null].filter((reason) => reason !== null);
    const fresh = reasons.filter((reason) => !seen.has(reason));
    if (fresh.length === 0) continue;
    for (const reason of fresh) seen.add(reason);
    paths.push({ title: fresh.join(', '), input: visit.input, events: [...visit.path, step.event] });
  }
  return paths.filter((path) => !paths.some((other) => beginsWith(other, path)));
}

/**
 * The screens tier: drives every generated path through the real page, and after each step runs the assertion of the screen that the chart,
 * walked without a page, is on.
 */
export function walkScreens<Screen extends AnyScreen, Event extends AnyEvent, User, View>(
  walk: ScreenWalk<Screen, Event, User, View>,
): void {
  const { chart, model, render } = walk;
  describe(`${chart.flow} screens`, () => {
    let page: Page<User, View> | null = null;
    afterEach(() => {
      page?.close();
      page = null;
    });

    const perform = async ({ user, perform: happen }: Page<User, View>, event: AnyEventObject) => {
      const isOwn = Object.hasOwn(model.executors, event.type);
      const executor = isOwn ? model.executors[event.type as Event['type']] : null;
      if (executor) await executor(event as never, user);
      else await happen(event);
    };
    const assertScreen = async ({ after }: Step, view: View) => {
      const screen = chart.selectScreen(after) as Screen;
      await model.assertions[screen.screen as Screen['screen']](screen as never, view);
    };

    it.each(screenPaths(walk).map((path) => [path.title, path] as const))('%s', async (_title, { input, events }) => {
      page = await render(input);
      let step = startOf(chart.machine, chart.fixtures.inputs[input]);
      await assertScreen(step, page.view);
      for (const event of events) {
        await perform(page, event);
        step = stepFrom(chart.machine, step.after, event);
        await assertScreen(step, page.view).catch((error: unknown) => {
          throw new Error(`after ${eventText(event)}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        });
      }
      expect(events.length).toBeGreaterThan(0);
    });
  });
}
