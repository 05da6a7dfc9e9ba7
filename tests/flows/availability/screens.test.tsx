import { act } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { createActor, fromTransition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import {
  availabilityFixtures,
  offered,
  offeredLater,
  otherQuestion,
} from '#machines/availability/availability.fixtures.ts';
import { availabilityMachine } from '#machines/availability/availability.machine.ts';
import { availabilityActors, type AvailabilityPorts } from '#machines/availability/availability.ports.ts';
import type { AvailabilityScreen } from '#machines/availability/availability.selectors.ts';
import type {
  AvailabilityEvent,
  AvailabilityInput,
  AvailabilityReport,
  OfferedDays,
} from '#machines/availability/availability.types.ts';
import { useOwnFlow, type CallHost, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { availabilityAdapters } from '#src/flows/availability/availability.adapters.ts';
import { DateTimeScreen } from '#src/flows/availability/date-time.screen.tsx';
import { buttonNamed, isShown, partsNamed, press } from '#tests/support/model/page-parts.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { answerOf, ports } from './ports.ts';

interface Heard {
  readonly last: AvailabilityReport | null;
}

const NOTHING: Heard = { last: null };

/** A parent that keeps the last report, which is what the date and time step shows. */
const listener = () =>
  createActor(
    fromTransition((_heard: Heard, report: AvailabilityReport): Heard => ({ last: report }), NOTHING),
  ).start();
type Listener = ReturnType<typeof listener>;

const provide = (calls: CallHost) =>
  availabilityMachine.provide({ actors: availabilityActors(availabilityAdapters(calls)) });

interface TimeViewProps {
  readonly host: FlowHost;
  readonly input: AvailabilityInput;
  readonly parent: Listener;
  readonly onChart: (chart: Receiver<AvailabilityEvent>) => void;
}

function TimeView({ host, input, parent, onChart }: TimeViewProps) {
  const actor = useOwnFlow(host, provide, { ...input, parent });
  useEffect(() => onChart(actor), [actor, onChart]);
  const { last } = useSelector(parent, ({ context }) => context);
  return (
    <DateTimeScreen
      heading={<h1>Choose date and time</h1>}
      days={last?.days ?? []}
      closedDays={last?.closedDays ?? []}
      freshness={last?.freshness ?? 'none'}
      message={last?.message ?? null}
      date={last?.days[0]?.date ?? null}
      time={null}
      hours={1.5}
      branchName="บางนา"
      leadServiceName={null}
      today="2026-11-21"
      now="2026-11-21T09:00:00+07:00"
      onDate={() => undefined}
      onTime={() => undefined}
      onRetry={() => actor.send({ type: 'refresh.requested' })}
    />
  );
}

interface Hands {
  /** The button where there is one, else the tab that comes back. */
  readonly refresh: () => void;
}

const STALE = 'These times may have changed.';
const FAILED = 'Cannot display data now, try again';
const dates = () => [...document.querySelectorAll('[data-date]')].map((day) => day.getAttribute('data-date') ?? '');
const freeTimes = () => [...document.querySelectorAll('[data-free] b')].map(({ textContent }) => textContent);
const isWaiting = () => partsNamed('[role=status]', 'Loading free times…').length === 1;
const isAsking = () => document.querySelector('div[aria-busy=true]') !== null;

const shows = (days: OfferedDays) => {
  expect(dates()).toEqual([...days.days, ...days.closedDays].map(({ date }) => date).toSorted());
  expect(freeTimes()).toEqual(days.days[0]?.times.map(({ time }) => time) ?? []);
};

const waiting = () => {
  expect(isWaiting()).toBe(true);
  expect(dates()).toEqual([]);
};

const model: ScreenModel<AvailabilityScreen, AvailabilityEvent, Hands, Listener> = {
  executors: {
    'question.asked': null,
    'refresh.requested': async (_event, { refresh }) => refresh(),
    'times.shown': null,
    'times.hidden': null,
  },
  assertions: {
    nothingAsked: waiting,
    loading: waiting,
    times: ({ freshness, ...days }) => {
      shows(days);
      expect(isShown(STALE)).toBe(freshness === 'stale');
      expect(isAsking()).toBe(freshness === 'refreshing');
      expect(buttonNamed('Try again') !== null).toBe(freshness === 'stale');
    },
    failed: ({ message }) => {
      if (message !== null) expect(isShown(message)).toBe(true);
      expect(isShown(FAILED)).toBe(true);
      expect(dates()).toEqual([]);
      expect(buttonNamed('Try again')).not.toBeNull();
    },
  },
};

const open = async (name: string) => {
  const parent = listener();
  const running: { chart: Receiver<AvailabilityEvent> | null } = { chart: null };
  const onChart = (actor: Receiver<AvailabilityEvent>) => void (running.chart = actor);
  const send = (event: AnyEventObject) => running.chart?.send(event as AvailabilityEvent);
  const opened = await wiredPage<AvailabilityPorts>({
    chart,
    ports,
    part: (host) => (
      <TimeView host={host} input={availabilityFixtures.inputs[name]!} parent={parent} onChart={onChart} />
    ),
    // By the step around it.
    others: { 'question.asked': send, 'times.shown': send, 'times.hidden': send, 'refresh.requested': send },
  });
  const refresh = () => {
    const button = buttonNamed('Try again');
    if (button) press(button);
    else act(() => send({ type: 'refresh.requested' }));
  };
  return { ...opened, user: { refresh }, view: parent };
};

const isStale = (snapshot: AnyMachineSnapshot | null) => snapshot?.matches('stale') ?? false;
const withTimes = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('needsInput');

walkScreens({
  chart,
  model,
  render: open,
  invalidation: (step) => {
    const { before, event, after } = step;
    if (!before) return null;
    if (event.type === 'question.asked' && withTimes(before)) {
      const { question } = event as Extract<AvailabilityEvent, { type: 'question.asked' }>;
      return question === null
        ? 'RB-04 without a question there are no times'
        : 'RB-04 another question drops the times';
    }
    return isStale(after) && !isStale(before)
      ? `RB-16 times are marked stale after ${String(before.value)}`
      : alsoWalked(step);
  },
});

describe('free times on the page', () => {
  it('the generated paths take every transition of the chart', () => {
    expect(transitionsLeftOut({ chart })).toEqual([]);
  });

  const answered = async ({ wire, settle }: Awaited<ReturnType<typeof open>>, days: OfferedDays) => {
    wire.answer('listDateTimes', answerOf(days));
    await settle();
  };

  it('RB-16 times of another question are never shown, not even from a late answer', async () => {
    const page = await open('asked');
    await answered(page, offered);
    expect(dates()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
    await page.perform({ type: 'refresh.requested' });
    await page.perform({ type: 'question.asked', question: otherQuestion });
    waiting();
    await page.perform({ type: 'question.asked', question: null });
    page.wire.answerLate('listDateTimes', answerOf(offered));
    await page.settle();
    waiting();
    page.close();
  });

  it('RB-16 the last good times stay, marked, when a refresh fails; the next ones replace them', async () => {
    const page = await open('asked');
    await answered(page, offered);
    await page.perform({ type: 'refresh.requested' });
    page.wire.refuse('listDateTimes', 'tooManyRequests');
    await page.settle();
    expect(isShown(STALE)).toBe(true);
    expect(freeTimes()).toEqual(['09:00', '10:30']);
    page.user.refresh();
    await page.settle();
    await answered(page, offeredLater);
    expect(isShown(STALE)).toBe(false);
    expect(freeTimes()).toEqual(['09:00']);
    page.close();
  });

  it('RB-16 after a minute in view the times are refreshed', async () => {
    const page = await open('asked');
    await answered(page, offered);
    await page.perform({ type: 'times.shown' });
    expect(isAsking()).toBe(false);
    await page.perform({ type: 'xstate.after.refreshInterval.availability.loaded' });
    expect(isAsking()).toBe(true);
    page.close();
  });
});
