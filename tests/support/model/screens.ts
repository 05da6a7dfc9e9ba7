import { afterEach, describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Step } from './chart-step.ts';
import { IS_RECORDED, proofRecords, recordedChart } from './proof-records.ts';
import { screenPaths, type PathSelection } from './screen-paths.ts';
import { testPath } from './test-path.ts';
import { eventText } from './short-text.ts';

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
  /**
   * Anything that no person does: an answer, a fault, a delay, an event without an executor, at so many milliseconds since the start. Settles
   * before it resolves.
   */
  readonly perform: (event: AnyEventObject, passed: number) => Promise<void>;
  /** Lets what a person did have its effect. */
  readonly settle?: () => Promise<void>;
  /** Throws if the page has not asked its server what the chart waits for. */
  readonly check?: (step: Step) => void;
  readonly close: () => void | Promise<void>;
}

export interface ScreenWalk<Screen extends AnyScreen, Event extends AnyEvent, User, View> extends PathSelection {
  readonly model: ScreenModel<Screen, Event, User, View>;
  /** Shows the flow from one of the chart's inputs, by name, with its services under control. */
  readonly render: (input: string) => Promise<Page<User, View>>;
}

/**
 * The screens tier: drives every generated path through the real page, and after each step runs the assertion of the screen that the chart,
 * walked without a page, is on.
 */
export function walkScreens<Screen extends AnyScreen, Event extends AnyEvent, User, View>(
  walk: ScreenWalk<Screen, Event, User, View>,
): void {
  const { chart, model, render } = walk;
  describe(`${chart.walk ?? chart.flow} screens`, () => {
    const records = proofRecords('screens', chart);
    const recorded = IS_RECORDED ? recordedChart(chart) : null;
    let page: Page<User, View> | null = null;
    afterEach(async () => {
      await page?.close();
      page = null;
    });

    const cause = async (event: AnyEventObject, passed: number) => {
      if (event.type === 'start') page = await render(String(event['input']));
      else if (page) {
        const isOwn = Object.hasOwn(model.executors, event.type);
        const executor = isOwn ? model.executors[event.type as Event['type']] : null;
        if (executor) await executor(event as never, page.user);
        else await page.perform(event, passed);
        if (executor) await page.settle?.();
      }
    };
    const assertScreen = async (step: Step) => {
      const { event, after } = step;
      const screen = chart.selectScreen(after) as Screen;
      try {
        page?.check?.(step);
        await model.assertions[screen.screen as Screen['screen']](screen as never, page?.view as View);
      } catch (error) {
        throw new Error(`after ${eventText(event)}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    };

    it.each(screenPaths(walk, recorded?.machine))('%s', async (_title, path) => {
      const { steps } = await testPath(path, cause, assertScreen);
      expect(steps.length).toBeGreaterThan(2);
      if (recorded) records.add(() => recorded.shown(path));
    });
  });
}
