import { act, render } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CallName } from '#contract/calls/all.ts';
import type { SessionNews } from '#src/api/client.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { childrenOf, namesOf, sourceOf } from '#tests/support/model/children.ts';
import { delayNamed } from '#tests/support/model/replay.ts';
import { isUnanswered } from './also-walked.ts';
import { controlledWire, type Always } from './controlled-wire.ts';
import type { AnyWirePorts, BrowserPort, Told, WirePort, WirePorts } from './wire-ports.ts';

/** The morning of a Saturday in Bangkok. */
const NOW = Date.parse('2026-11-21T10:00:00+07:00');

const languages = createLanguages();
/** Once for all pages of a file, so that no path waits for texts. */
const texts = Promise.all(
  (['content', 'booking', 'member', 'steps', 'corporate', 'fleetImport', 'planner', 'driver'] as const).map((area) =>
    languages.load('en', area),
  ),
).then(() => languages.load('en'));

interface WiredPage<Ports> {
  readonly chart: ChartUnderTest;
  readonly ports: WirePorts<Ports>;
  /** What the page reads beside its chart, answered at once. */
  readonly always?: Always;
  readonly now?: number;
  /** Hears what an answer says of the session. */
  readonly onSession?: (news: SessionNews) => void;
  /** What the browser has stored before the page is opened. */
  readonly stored?: () => void;
  readonly part: (host: FlowHost) => ReactNode | Promise<ReactNode>;
  /** What no server and no delay does, such as a tab that returns. */
  readonly others?: Readonly<Record<string, (event: AnyEventObject) => void>>;
  /** The calls of its parts and of its child charts, whose answers and counts their own tests control. */
  readonly beside?: (at: AnyMachineSnapshot) => readonly CallName[];
}

interface Asking {
  readonly port: WirePort<unknown, unknown> | BrowserPort<unknown>;
  readonly input: unknown;
}

const byName = (_name: string, value: unknown): unknown =>
  // What is in a file is the test's of whoever makes it.
  value instanceof File
    ? value.name
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
/** The same text for requests that differ only in the order of their fields, or of the calls. */
const listText = (asked: readonly object[]) =>
  asked
    .map((each) => JSON.stringify(each, byName))
    .toSorted()
    .join(', ');

/** Lets promises, renderings and due timers finish. */
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/**
 * A part of the product with its own chart and adapters, in a browser whose wire and time the test controls: an outcome of the walk is caused by
 * an answer, and after each step exactly what the chart waits for has been asked.
 */
export async function wiredPage<Ports>({
  chart,
  always = {},
  now = NOW,
  stored,
  onSession,
  part,
  others = {},
  beside = () => [],
  ...given
}: WiredPage<Ports>) {
  const ports: AnyWirePorts = given.ports;
  const i18n = await texts;
  vi.useFakeTimers({
    now,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
    ],
  });
  localStorage.clear();
  sessionStorage.clear();
  stored?.();
  const wire = controlledWire(always, onSession ? { onSession } : {});
  const flows = new Set<() => void>();
  const host: FlowHost = {
    api: wire.api,
    languages,
    now: () => Date.now(),
    session: {
      onSuperseded: (tell) => {
        flows.add(tell);
        return () => flows.delete(tell);
      },
    },
    me: { member: () => null, company: () => null, subscribe: () => () => undefined },
  };
  let asking: ReadonlyMap<string, Asking> = new Map();
  /** How often the chart has asked each call. */
  const asked = new Map<CallName, number>();
  const count = (call: CallName) => asked.set(call, (asked.get(call) ?? 0) + 1);
  let isRepeated = false;

  /** Long enough for what fades in and out. */
  const settle = () => pass(200);

  const shown = await part(host);
  const { unmount } = render(
    <ThemeProvider>
      <I18nProvider i18n={i18n}>{shown}</I18nProvider>
    </ThemeProvider>,
  );
  await settle();

  const tell = async (call: CallName, told: Told | readonly Told[]) => {
    const [first = {}, ...more] = Array.isArray(told) ? (told as readonly Told[]) : [told as Told];
    answer(call, first);
    for (const next of more) {
      // oxlint-disable-next-line no-await-in-loop -- the product asks again only after the answer before
      await settle();
      for (const name of Object.keys(next) as CallName[]) {
        if (!wire.isOpen(name)) continue;
        count(name);
        answer(name, next);
      }
    }
  };
  const answer = (call: CallName, told: Told) => {
    if ('failure' in told) wire.refuse(call, told.failure, told.details, told.message);
    else if (call in told) wire.answer(call, told[call as keyof Told]);
    else throw new Error(`${call} waits, and the outcome is not an answer of it`);
  };

  const end = async ({ port, input }: Asking, how: string, output: unknown) => {
    if ('does' in port) act(() => (how === 'error' ? port.fails() : port.does(output)));
    else if (how === 'done') await tell(port.asks(input).call, port.told(output, input));
    // What comes before any work says nothing of the try before: it is no answer of a repeat.
    else if (isRepeated) wire.refuse(port.asks(input).call, 'tooManyRequests');
    else wire.fail(port.asks(input).call);
  };

  const perform = async (event: AnyEventObject) => {
    const { type } = event;
    const [, how, child = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
    const ending = asking.get(child);
    if (how !== undefined && ending) await end(ending, how, 'output' in event ? event['output'] : undefined);
    else if (type.startsWith('xstate.after.')) await pass(delayNamed(chart, type));
    else if (others[type]) act(() => others[type]?.(event));
    else if (type === 'session.superseded') act(() => flows.forEach((hear) => hear()));
    else throw new Error(`nothing causes ${type}`);
    await settle();
  };

  const check = ({ event, after, effects }: Step) => {
    isRepeated = isUnanswered(after);
    asking = new Map(
      childrenOf(after).flatMap((child): [string, Asking][] => {
        const port = ports[sourceOf(child)];
        return port ? [[child.id, { port, input: namesOf(chart, child).input }]] : [];
      }),
    );
    wire.check();
    for (const [child, { port }] of asking)
      if ('does' in port && !port.isAsked()) throw new Error(`${child} has not asked the browser`);
    const apart = new Set(beside(after));
    const isOwn = ({ call }: { readonly call: CallName }) => !apart.has(call);
    const asks = [...asking.values()].flatMap(({ port, input }) => ('does' in port ? [] : [port.asks(input)]));
    const expected = asks.filter(isOwn);
    const own = wire.pending().filter(isOwn);
    const pending = own.map(({ call, request: { request_key: _key, ...request } }) => ({ call, request }));
    const [actual, meant] = [listText(pending), listText(expected)];
    if (actual !== meant) throw new Error(`the server was asked ${actual}, not ${meant}`);
    for (const effect of effects) {
      const begun = asking.get(/^start ([^ ]+)/.exec(effect)?.[1] ?? '');
      if (begun && !('does' in begun.port)) count(begun.port.asks(begun.input).call);
    }
    for (const call of apart) asked.set(call, wire.sent(call).length);
    // While a long time passes the chart may ask by other delays, too, which the walk leaves out.
    const isPassed = event.type.startsWith('xstate.after.');
    for (const [call, times] of asked) {
      const made = wire.sent(call).length;
      if (isPassed) asked.set(call, made);
      else if (made !== times) throw new Error(`${call} was sent ${made} times, not ${times}`);
    }
  };

  const close = () => {
    unmount();
    queryClientOf(host).clear();
    vi.useRealTimers();
  };
  return { host, wire, settle, perform, check, close };
}

export type OpenPage = Awaited<ReturnType<typeof wiredPage>>;
