import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { replayTrace } from '#studio/modes/replay/replay-trace.ts';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { declaredIn } from '#tests/support/model/path-coverage.ts';
import { screenPaths } from '#tests/support/model/screen-paths.ts';
import { eventsOf, inputOf, testPath } from '#tests/support/model/test-path.ts';
import { networkOf, type Asking } from './chart-network.ts';
import { followCharts, stepsOn } from './chart-records.ts';
import type { OtherGuest } from './other-guest.ts';
import { SitePage } from './site-page.ts';
import type { Watch } from './watch.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

/** What a path is walked with: a page that is not open yet, what went wrong in it, another guest, and the network of the page. */
export interface Opening {
  readonly site: SitePage;
  readonly watch: Watch;
  readonly other: OtherGuest;
  readonly network: ReturnType<typeof networkOf>;
}

/** What makes an event happen. */
type Act<Session> = (session: Session, event: AnyEventObject) => Promise<void>;
/** What somebody or something else does meanwhile. */
type Fate<Session> = (session: Session) => unknown;

/** A service that asks the server. */
interface Service<Session> extends Asking {
  /** What becomes of the world before the server is asked, so that this is its answer; undefined for what it does not say here. */
  becomes(output: unknown): Fate<Session> | undefined;
  /** What happens beside the network that fails. */
  readonly whenLost?: Fate<Session>;
}

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
  /** What a person does, and what the page's clock or another person does, by the type of the event. */
  readonly acts: Readonly<Record<string, Act<Session>>>;
  /** By their ids. Their answers are the server's, unless they are lost; one that is not to come yet is kept waiting. */
  readonly services?: Readonly<Record<string, Service<Session>>>;
  /** Sees to it that a service of the browser itself answers, by its id; undefined for what it does not answer here. */
  readonly answers?: Readonly<Record<string, (event: AnyEventObject) => Fate<Session> | undefined>>;
  /** Keeps a service of the browser itself from answering, by its id; what gives the answer later lets go. */
  readonly holds?: Readonly<Record<string, Fate<Session>>>;
  /** The delays that the page's clock passes at once; with them, the clock is installed. */
  readonly delays?: readonly string[];
  /** Leaves out what no person can do on this page in this state. */
  readonly isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** The page begins the chart when something happens to it. */
  readonly beginsLater?: boolean;
  /** Joins the paths to fewer, of at most so many steps. */
  readonly joinedUpTo?: number;
  /** A joined path goes no further after this step: the page has gone on without the chart. */
  readonly isLast?: (step: Step) => boolean;
  /** What a person does in one act with what comes next, by the types of the events: nothing is looked at in between. */
  readonly withNext?: readonly string[];
  /** Transitions that the page takes by itself, as often as it has a reason; how often and when is not compared. */
  readonly comeAlone?: readonly string[];
  /** Walks a step in addition to each transition once, by the name that this returns for it. */
  readonly alsoWalked?: (step: Step) => string | null;
  /** What a person sees on each screen. */
  readonly sees: Partial<Readonly<Record<Screen['screen'], (session: Session, screen: Screen) => Promise<void>>>>;
  /** The transitions that no path takes here, by the reason. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
}

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const isLost = ({ type }: AnyEventObject) => type.startsWith('xstate.error.');
/** The service that answers with an event, if one does. */
const serviceOf = ({ type }: AnyEventObject) => ANSWER.exec(type)?.[1];
const DELAY = /^xstate\.after\.([^.]+)\./;
/** An answer for which nothing has to happen. */
export const asItIs = async (): Promise<void> => undefined;

/** The innermost active states, by the ids of their nodes, as a trace has them. */
const innermost = ({ _nodes }: AnyMachineSnapshot): string[] =>
  (_nodes as { id: string; type: string }[])
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id)
    .toSorted();

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
  const { acts, answers = {}, delays = [], holds = {}, prepare, services = {} } = walk;
  // Only with these does a walk begin, so that what another input leads to sooner is reached from them.
  const inputs = Object.fromEntries(
    Object.entries(walk.chart.fixtures.inputs).filter(([name]) => Object.hasOwn(prepare, name)),
  );
  const chart: ChartUnderTest = { ...walk.chart, fixtures: { ...walk.chart.fixtures, inputs } };
  /** What has to happen for an answer; undefined for what is none, or is not given here. */
  const fateOf = (event: AnyEventObject) => {
    const id = serviceOf(event) ?? '';
    const service = services[id];
    if (!service) return answers[id]?.(event);
    return isLost(event) ? (service.whenLost ?? asItIs) : service.becomes(event['output']);
  };
  const passing = ({ type }: AnyEventObject) => {
    const [, delay = ''] = DELAY.exec(type) ?? [];
    return delays.includes(delay) ? chart.fixtures.delays[delay] : undefined;
  };
  const paths = screenPaths({
    chart,
    ...(walk.alsoWalked && { invalidation: walk.alsoWalked }),
    comesByItself: (event) => !isLost(event) && fateOf(event) !== undefined,
    ...(walk.joinedUpTo !== undefined && { joinedUpTo: walk.joinedUpTo }),
    ...(walk.isLast && { isLast: walk.isLast }),
    isPossible: (snapshot, event) =>
      (Object.hasOwn(acts, event.type) || passing(event) !== undefined || fateOf(event) !== undefined) &&
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
        await followCharts(context);
        if (walk.delays) await page.clock.install();
        const network = networkOf(page);
        const site = new SitePage(page, index % 4 < 2 ? 'th' : 'en');
        const session = await prepare[inputOf(path)]?.({ site, watch, other, network });
        if (!session) throw new Error(`${inputOf(path)} is not prepared`);
        const events = eventsOf(path);
        const steps = path.steps.flatMap(({ state: { step } }) => step ?? []);
        let place = -1;
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
            const service = services[serviceOf(answer) ?? ''];
            if (isLost(answer)) watch.expect(/net::ERR_CONNECTION_FAILED/);
            if (service) await (isLost(answer) ? network.lose(service) : network.free(service));
            await fateOf(answer)?.(session);
          }
          const { children = {} } = steps[place + comingAnswers().length]?.after ?? {};
          for (const id of Object.keys(children)) {
            if (services[id]) await network.keepWaiting(services[id]);
            await holds[id]?.(session);
          }
          const act = acts[event.type];
          if (event.type === 'start') await walk.open(session);
          else if (act) await act(session, event);
          else if (passing(event) !== undefined) await page.clock.fastForward(passing(event) ?? 0);
          await network.letGo();
        };
        const compare = async (wanted: readonly string[]) => {
          const of = () => stepsOf(stepsOn(page), chart.machine.id);
          await expect.poll(() => of().at(-1)?.after.toSorted(), `after ${events[place]?.type}`).toEqual(wanted);
          const taken = () => replayTrace(machines, of()).flatMap(({ transitions }) => transitions);
          await expect
            .poll(() => taken().filter(isCompared), 'the transitions taken')
            .toEqual(fired.filter(isCompared));
          const alone = fired.filter((id) => !isCompared(id));
          await expect.poll(() => alone.filter((id) => !taken().includes(id)), 'taken by the page itself').toEqual([]);
        };
        const check = async ({ after, fired: more }: Step) => {
          fired.push(...more);
          if (comingAnswers().length > 0 || walk.withNext?.includes(events[place]?.type ?? '')) return;
          if (!walk.beginsLater || fired.length > 0) await compare(innermost(after));
          const screen = chart.selectScreen(after) as Screen;
          const look = walk.sees[screen.screen as Screen['screen']];
          if (!look) throw new Error(`nothing says what is seen on ${screen.screen}`);
          await look(session, screen);
        };
        await testPath(path, cause, check);
      });
  });
}
