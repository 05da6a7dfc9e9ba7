import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import {
  bookingConfirmationFixtures,
  item,
  PAGE_TIME,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import {
  selectScreen,
  type ConfirmationScreen,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import {
  bookingConfirmationActors,
  type BookingConfirmationPorts,
} from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import type {
  ConfirmationEvent,
  ConfirmationInput,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { useOwnFlow, type CallHost, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { bookingConfirmationAdapters } from '#src/flows/booking-confirmation/booking-confirmation.adapters.ts';
import { summaryHandlers } from '#src/flows/booking-confirmation/booking-confirmation.flow.ts';
import { SummaryScreen } from '#src/flows/booking-confirmation/summary.screen.tsx';
import { ConfirmFrame } from '#tests/flows/retail-booking/confirm-frame.tsx';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { ports } from './ports.ts';

/** The summary is that of one booking. The time is long enough for an extended hold too. */
export const pageChart: ChartUnderTest = {
  ...chart,
  fixtures: {
    ...chart.fixtures,
    inputs: Object.fromEntries(
      Object.entries(bookingConfirmationFixtures.inputs).filter(([, { items }]) => items.length === 1),
    ),
    delays: { ...chart.fixtures.delays, holdTimeLeft: 1_800_000 },
  },
};

const clock = { now: () => PAGE_TIME };
/** Whether the booking's chart allows no edits (RB-09). */
const LOCKED: readonly ConfirmationScreen['screen'][] = [
  'checkingHold',
  'takingHold',
  'confirming',
  'outcomeUnknown',
  'confirmed',
];

export interface Hands {
  readonly onEdit: ReturnType<typeof vi.fn<(step: string) => void>>;
  readonly onAgain: ReturnType<typeof vi.fn<() => void>>;
  readonly onStartOver: ReturnType<typeof vi.fn<() => void>>;
}

const provide = (calls: CallHost) =>
  bookingConfirmationMachine.provide({ actors: bookingConfirmationActors(bookingConfirmationAdapters(calls)) });

interface SummaryViewProps {
  readonly host: FlowHost;
  readonly input: ConfirmationInput;
  readonly hands: Hands;
  /** Called with what reaches the chart without an element. */
  readonly onChart: (chart: Receiver<ConfirmationEvent>) => void;
}

function SummaryView({ host, input, hands, onChart }: SummaryViewProps) {
  const actor = useOwnFlow(host, provide, input);
  useEffect(() => onChart(actor), [actor, onChart]);
  const screen = useSelector(actor, selectScreen);
  return (
    <ConfirmFrame screen={screen} actor={actor}>
      <SummaryScreen
        heading={<h1>Check and confirm</h1>}
        screen={screen}
        locked={LOCKED.includes(screen.screen)}
        details={{
          dateTime: '2026-11-23T10:30:00+07:00',
          hours: 1.5,
          branch: { name: 'บางนา' },
          services: ['เปลี่ยนถ่ายน้ำมันเครื่อง', 'ตรวจเช็กเบรก'],
          otherService: '',
          customer: item.customer,
          note: '',
        }}
        sameVisit={null}
        isGuest
        clock={clock}
        onEdit={hands.onEdit}
        {...summaryHandlers(actor)}
        onAgain={hands.onAgain}
        onStartOver={hands.onStartOver}
      />
    </ConfirmFrame>
  );
}

export const openSummary = async (name: string) => {
  const input = pageChart.fixtures.inputs[name] as ConfirmationInput;
  const hands: Hands = {
    onEdit: vi.fn<(step: string) => void>(),
    onAgain: vi.fn<() => void>(),
    onStartOver: vi.fn<() => void>(),
  };
  let running: Receiver<ConfirmationEvent> | null = null;
  const onChart = (actor: Receiver<ConfirmationEvent>) => void (running = actor);
  const opened = await wiredPage<BookingConfirmationPorts>({
    chart: pageChart,
    ports,
    part: (host) => <SummaryView host={host} input={input} hands={hands} onChart={onChart} />,
    // By a countdown whose timers the device has stopped.
    others: { 'recount.requested': () => running?.send({ type: 'recount.requested' }) },
  });
  return { ...opened, user: hands, view: null };
};
