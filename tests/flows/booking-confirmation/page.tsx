import { useSelector } from '@xstate/react';
import { vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import {
  bookingConfirmationFixtures,
  item,
  PAGE_TIME,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import {
  selectScreen,
  type ConfirmationScreen,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { summaryHandlers } from '#src/flows/booking-confirmation/booking-confirmation.flow.ts';
import { SummaryScreen } from '#src/flows/booking-confirmation/summary.screen.tsx';
import { ConfirmFrame } from '#tests/flows/retail-booking/confirm-frame.tsx';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof bookingConfirmationMachine>;

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

function SummaryView({ actor, hands }: { readonly actor: Actor; readonly hands: Hands }) {
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

export const openSummary = async (input: string) => {
  const hands: Hands = {
    onEdit: vi.fn<(step: string) => void>(),
    onAgain: vi.fn<() => void>(),
    onStartOver: vi.fn<() => void>(),
  };
  const staged = await stagedPage(pageChart, input, (actor) => <SummaryView actor={actor as Actor} hands={hands} />);
  return { ...staged, user: hands, view: null };
};
