import type { Page, Route } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { calls, type CallName } from '#contract/calls/all.ts';
import { replayTrace } from '#studio/modes/replay/replay-trace.ts';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { declaredIn } from '#tests/support/model/path-coverage.ts';
import { screenPaths } from '#tests/support/model/screen-paths.ts';
import { eventsOf, inputOf, testPath } from '#tests/support/model/test-path.ts';
import { followCharts } from './chart-records.ts';
import type { OtherGuest } from './other-guest.ts';
import { SitePage } from './site-page.ts';
import type { Watch } from './watch.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

/** What a path is walked with: a page that is not open yet, what went wrong in it, and another guest. */
export interface Opening {
  readonly site: SitePage;
  readonly watch: Watch;
  readonly other: OtherGuest;
}

/** What makes an event happen. */
type Act<Session> = (session: Session, event: AnyEventObject) => Promise<void>;
type Answer<Session> = (session: Session, event: AnyEventObject) => Promise<unknown>;

interface AnyScreen {
  readonly screen: string;
}

/**
 * How a chart is walked in a browser on the real server. An event that is not named here is not caused here, and neither is what only it leads to:
 * `elsewhere` says why.
 */
export interface ChartWalk<Screen extends AnyScreen, Session> {
  readonly chart: ChartUnderTest;
  /** Makes on the server what the chart's inputs describe, by their names, and what the steps work with. */
  readonly prepare: Readonly<Record<string, (opening: Opening) => Promise<Session>>>;
  /** Opens the page on which the chart starts. */
  readonly open: (session: Session) => Promise<void>;
  /** What a person does, by the type of the event; null for what happens by itself, as a delay's end. */
  readonly acts: Readonly<Record<string, Act<Session> | null>>;
  /**
   * Sees to it that the server gives an answer, before it is asked; by the id of the service. Undefined for one that the real server does not
   * give here. An answer that is lost is one of the network; one that never comes has the name of the delay that ends the waiting.
   */
  readonly answers: Readonly<Record<string, (event: AnyEventObject) => Answer<Session> | undefined>>;
  /** The calls of services: one that is asked and not answered before the next step is kept waiting until then. */
  readonly calls?: Readonly<Record<string, CallName>>;
  /** Leaves out what no person can do on this page in this state. */
  readonly isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /**
   * Keeps a service from answering while something else happens, by its id. It is asked when the service is about to start, and the next that its
   * chart hears is not its answer; what gives the answer later lets go.
   */
  readonly holds?: Readonly<Record<string, (session: Session) => Promise<unknown>>>;
  /** Joins the paths to fewer, of at most so many steps. */
  readonly joinedUpTo?: number;
  /** A joined path goes no further after this step: the page has gone on without the chart. */
  readonly isLast?: (step: Step) => boolean;
  /** Transitions that the page takes by itself, as often as it has a reason; how often and when is not compared. */
  readonly comeAlone?: readonly string[];
  /** Walks a step in addition to each transition once, by the name that this returns for it. */
  readonly alsoWalked?: (step: Step) => string | null;
  /** What a person sees on each screen. */
  readonly sees: Partial<Readonly<Record<Screen['screen'], (session: Session, screen: Screen) => Promise<void>>>>;
  /** The transitions that no path takes here, by the reason. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
}

const ANSWER = /^xstate\.(?:(?:done|error)\.actor\.(.+)|after\.([^.]+)\..+)$/;
/** An answer of the server with which nothing is to be done. */
export const asItIs = async (): Promise<void> => undefined;

/** The innermost active states, by the ids of their nodes, as a trace has them. */
const innermost = ({ _nodes }: AnyMachineSnapshot): string[] =>
  (_nodes as { id: string; type: string }[])
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id)
    .toSorted();

/** Keeps a call without an answer until it is let go. */
async function keepWaiting(page: Page, name: CallName): Promise<() => Promise<void>> {
  const path = calls[name].path.replace(/\/$/, '');
  // Not a pattern, by which another route of the test could be taken back.
  const isCall = ({ pathname }: URL) => pathname.replace(/\/$/, '') === path;
  let letGo: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (letGo = resolve));
  // A call that was given up meanwhile cannot go on.
  const wait = (route: Route) => promise.then(() => route.fallback()).catch(() => undefined);
  await page.route(isCall, wait);
  return async () => {
    letGo();
    await page.unroute(isCall, wait);
  };
}

/** What the youngest chart of this kind has done in the page. */
function stepsOf(told: readonly TraceStep[], id: string): readonly TraceStep[] {
  const own = told.filter(({ flow }) => flow === id);
  const start = own.findLastIndex(({ event }) => event === 'xstate.init');
  return own.slice(Math.max(0, start));
}

/**
 * Tier 3: the shortest path to each transition that the real server and a person can cause, walked in the browser. After each step the page's own
 * chart must be in the same state as the chart that is walked without a page, having taken the same transitions, and show the screen of that state.
 */
export function walkChart<Screen extends AnyScreen, Session>(walk: ChartWalk<Screen, Session>): void {
  const { acts, answers, prepare } = walk;
  // Only with these does a walk begin, so that what another input leads to sooner is reached from them.
  const inputs = Object.fromEntries(
    Object.entries(walk.chart.fixtures.inputs).filter(([name]) => Object.hasOwn(prepare, name)),
  );
  const chart: ChartUnderTest = { ...walk.chart, fixtures: { ...walk.chart.fixtures, inputs } };
  /** What it answers, if it is one. */
  const serviceOf = ({ type }: AnyEventObject) => {
    const [, service, delay] = ANSWER.exec(type) ?? [];
    return service ?? (delay !== undefined && Object.hasOwn(answers, delay) ? delay : undefined);
  };
  const answerOf = (event: AnyEventObject) => answers[serviceOf(event) ?? '']?.(event);
  const paths = screenPaths({
    chart,
    ...(walk.alsoWalked && { invalidation: walk.alsoWalked }),
    comesByItself: (event) => event.type.startsWith('xstate.done.') && answerOf(event) !== undefined,
    ...(walk.joinedUpTo !== undefined && { joinedUpTo: walk.joinedUpTo }),
    ...(walk.isLast && { isLast: walk.isLast }),
    isPossible: (snapshot, event) =>
      (Object.hasOwn(acts, event.type) || answerOf(event) !== undefined) &&
      walk.isPossible?.(snapshot, event) !== false,
  });
  const isCompared = (id: string) => walk.comeAlone?.includes(id) !== true;
  const machines = new Map([[chart.machine.id, chart.machine]]);

  test.describe(`${chart.walk ?? chart.flow} walked`, () => {
    test('the paths take each transition of the chart, except those that are shown elsewhere', { tag: DESKTOP }, () => {
      const taken = new Set(paths.flatMap(([, { steps }]) => steps.flatMap(({ state }) => state.step?.fired ?? [])));
      const left = declaredIn(chart).filter((id) => !taken.has(id));
      expect(left.toSorted()).toEqual(Object.values(walk.elsewhere).flat().toSorted());
    });

    for (const [index, [title, path]] of paths.entries())
      test(title, { tag: index % 2 === 0 ? PHONE : DESKTOP }, async ({ page, context, watch, other }) => {
        const told = await followCharts(context);
        const site = new SitePage(page, index % 4 < 2 ? 'th' : 'en');
        const session = await prepare[inputOf(path)]?.({ site, watch, other });
        if (!session) throw new Error(`${inputOf(path)} is not prepared`);
        const events = eventsOf(path);
        const steps = path.steps.flatMap(({ state: { step } }) => step ?? []);
        let place = -1;
        let waiting: ReadonlyMap<CallName, () => Promise<void>> = new Map();
        const fired: string[] = [];

        /** What the server will answer to this step, up to the next that somebody has to cause. */
        const comingAnswers = () => {
          const coming = events.slice(place + 1);
          const end = coming.findIndex((event) => serviceOf(event) === undefined);
          return end < 0 ? coming : coming.slice(0, end);
        };
        const cause = async (event: AnyEventObject) => {
          place += 1;
          if (serviceOf(event) !== undefined) return;
          for (const answer of comingAnswers()) {
            if (answer.type.startsWith('xstate.error.')) watch.expect(/net::ERR_CONNECTION_FAILED/);
            await answerOf(answer)?.(session, answer);
          }
          const { children = {} } = steps[place + comingAnswers().length]?.after ?? {};
          const asked = Object.keys(children).flatMap((id) => walk.calls?.[id] ?? []);
          const before = waiting;
          // What is still not answered goes on waiting; an answer that comes now may be followed by the same call again.
          waiting = new Map(
            await Promise.all(
              asked.map(async (call) => {
                const still = comingAnswers().length === 0 ? before.get(call) : undefined;
                return [call, still ?? (await keepWaiting(page, call))] as const;
              }),
            ),
          );
          for (const [service, hold] of Object.entries(walk.holds ?? {})) if (children[service]) await hold(session);
          if (event.type === 'start') await walk.open(session);
          else await acts[event.type]?.(session, event);
          for (const [call, letGo] of before) if (waiting.get(call) !== letGo) await letGo();
        };
        const check = async ({ after, fired: more }: Step) => {
          fired.push(...more);
          if (comingAnswers().length > 0) return;
          const of = () => stepsOf(told, chart.machine.id);
          const wanted = innermost(after);
          await expect.poll(() => of().at(-1)?.after.toSorted(), `after ${events[place]?.type}`).toEqual(wanted);
          const taken = () => replayTrace(machines, of()).flatMap(({ transitions }) => transitions);
          await expect
            .poll(() => taken().filter(isCompared), 'the transitions taken')
            .toEqual(fired.filter(isCompared));
          const alone = fired.filter((id) => !isCompared(id));
          await expect.poll(() => alone.filter((id) => !taken().includes(id)), 'taken by the page itself').toEqual([]);
          const screen = chart.selectScreen(after) as Screen;
          const look = walk.sees[screen.screen as Screen['screen']];
          if (!look) throw new Error(`nothing says what is seen on ${screen.screen}`);
          await look(session, screen);
        };
        await testPath(path, cause, check);
      });
  });
}
