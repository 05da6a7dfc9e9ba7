import { act } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import type { ActorRefFrom, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  alternative,
  extendedHold,
  hold,
  item,
  LATER_KEY,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import {
  selectScreen,
  type ConfirmationScreen,
  type ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { ConfirmationEvent } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { confirmAction } from '#src/flows/booking-confirmation/confirm-action.ts';
import { formatTimeLeft } from '#src/flows/booking-confirmation/countdown.ts';
import { SummaryScreen } from '#src/flows/booking-confirmation/summary.screen.tsx';
import { WizardFrame } from '#src/flows/retail-booking/frame/wizard-frame.tsx';
import { useConfirmPrimary } from '#src/flows/retail-booking/use-confirm-primary.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { buttonNamed, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { stage } from '#tests/support/model/replay.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { renderScreen } from '#tests/support/render-screen.tsx';
import { bookingConfirmationChart } from './charts/booking-confirmation.chart.ts';

type Actor = ActorRefFrom<typeof bookingConfirmationMachine>;
type Name = ConfirmationScreen['screen'];

/** Long enough for an extended hold too. */
const chart: ChartUnderTest = {
  ...bookingConfirmationChart,
  fixtures: {
    ...bookingConfirmationChart.fixtures,
    delays: { ...bookingConfirmationChart.fixtures.delays, holdTimeLeft: 1_800_000 },
  },
};

const clock = { now: () => 0 };
const { code: _code, ...customer } = item.customer_data;

interface Hands {
  readonly onEdit: ReturnType<typeof vi.fn<(step: string) => void>>;
  readonly onStartOver: ReturnType<typeof vi.fn<() => void>>;
}

function SummaryView({ actor, hands }: { readonly actor: Actor; readonly hands: Hands }) {
  const screen = useSelector(actor, selectScreen);
  const primary = useConfirmPrimary(confirmAction(screen), () =>
    actor.send({ type: 'confirm.pressed', requestKey: LATER_KEY }),
  );
  return (
    <WizardFrame
      stepper={null}
      lines={[]}
      renderEditLink={() => null}
      digest=""
      duration={null}
      primary={primary}
      clear={null}
      onBack={null}
    >
      <SummaryScreen
        heading={<h1>Check and confirm</h1>}
        screen={screen}
        details={{
          dateTime: '2026-11-23T10:30:00+07:00',
          hours: 1.5,
          branch: { name: 'บางนา' },
          services: ['เปลี่ยนถ่ายน้ำมันเครื่อง', 'ตรวจเช็กเบรก'],
          otherService: '',
          customer,
          note: '',
        }}
        clock={clock}
        onEdit={hands.onEdit}
        onExtend={() => actor.send({ type: 'extend.pressed' })}
        onRetry={() => actor.send({ type: 'retry.pressed' })}
        onAlternative={(taken) => actor.send({ type: 'alternative.chosen', alternative: taken })}
        onStartOver={hands.onStartOver}
      />
    </WizardFrame>
  );
}

const TEXTS: Readonly<Record<Name, string>> = {
  checkingHold: 'Checking the time that is kept for you…',
  takingHold: 'Keeping this time for you…',
  held: 'After that someone else may take this time.',
  holdUnknown: 'We cannot see whether this time is still kept for you.',
  notHeld: 'This time could not be kept for you.',
  confirming: 'Please keep this page open.',
  outcomeUnknown: 'We do not know yet whether your booking was confirmed.',
  slotLost: 'The booking failed at scheduled time. Please click OK to start the booking.',
  expired: 'The time to confirm is over.',
  interrupted: 'Logged out after logging in with another device.',
  confirmed: 'Your booking is confirmed',
};
const WAITING: readonly Name[] = ['checkingHold', 'takingHold', 'confirming'];
/** While a confirm is under way or its outcome not known, nothing is edited; nor once it is confirmed (RB-09). */
const EDITABLE: readonly Name[] = ['held', 'holdUnknown', 'notHeld', 'slotLost', 'expired'];
const RETRIES: Partial<Readonly<Record<Name, string>>> = {
  holdUnknown: 'Check again',
  notHeld: 'Try again',
  outcomeUnknown: 'Try again',
  expired: 'Keep this time again',
  interrupted: 'Try again',
};

const confirmButton = () => buttonNamed('Confirm booking');
const mayConfirm = () => {
  const button = confirmButton();
  return button !== null && button.getAttribute('aria-disabled') !== 'true';
};
const mayEdit = () => document.querySelector('button[aria-label^="Edit "]') !== null;
const timeLeft = () => document.querySelector('[role=timer]')?.textContent ?? null;

/** What is to be seen on every one of these screens, and on no other. */
const shows = ({ screen }: { readonly screen: Name }) => {
  for (const [name, text] of Object.entries(TEXTS))
    if (name !== 'confirming') expect(isShown(text), `${screen}: ${text}`).toBe(name === screen);
  expect(isShown(TEXTS.confirming)).toBe(WAITING.includes(screen));
  expect(mayConfirm()).toBe(screen === 'held');
  expect(mayEdit()).toBe(EDITABLE.includes(screen));
  const retry = RETRIES[screen];
  if (retry !== undefined) expect(buttonNamed(retry)).not.toBeNull();
};

const model: ScreenModel<ConfirmationScreen, ConfirmationEvent, Hands, null> = {
  executors: {
    'confirm.pressed': async () => press(confirmButton()),
    'extend.pressed': async () => pressButton('Add 15 minutes'),
    'retry.pressed': async () =>
      press(
        Object.values(RETRIES)
          .map((name) => buttonNamed(name))
          .find(Boolean),
      ),
    'alternative.chosen': async () => pressButton('Take this time'),
    'tab.returned': null,
  },
  assertions: {
    checkingHold: shows,
    takingHold: shows,
    held: (screen) => {
      shows(screen);
      expect(timeLeft()).toBe(screen.deadline === null ? null : formatTimeLeft(screen.deadline));
      expect(buttonNamed('Add 15 minutes') !== null).toBe(screen.extension === 'offered');
      expect(buttonNamed('Extending the time…') !== null).toBe(screen.extension === 'asking');
      expect(isShown('Time extended')).toBe(screen.extension === 'used');
      expect(isShown('The time could not be extended.')).toBe(screen.notice === 'extensionFailed');
      expect(isShown('The booking was not confirmed.')).toBe(screen.notice === 'confirmRefused');
      if (screen.notice === 'confirmRefused' && screen.message) expect(isShown(screen.message)).toBe(true);
    },
    holdUnknown: shows,
    notHeld: (screen) => {
      shows(screen);
      expect(isShown(screen.message ?? 'The connection failed.')).toBe(true);
    },
    confirming: (screen) => {
      shows(screen);
      expect(buttonNamed('Confirming your booking…')?.getAttribute('aria-busy')).toBe('true');
    },
    outcomeUnknown: shows,
    slotLost: (screen) => {
      shows(screen);
      expect(buttonNamed('OK')).not.toBeNull();
      const times = [...document.querySelectorAll('section li > b')].map(({ textContent }) => textContent);
      expect(times).toEqual(screen.alternatives.map(({ time }) => `Mon 23 Nov ${time}`));
    },
    expired: shows,
    interrupted: shows,
    confirmed: shows,
  },
};

/** Only what a button of the page can do; where a button is missing, `shows` says so. */
const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const screen = selectScreen(snapshot as ConfirmationSnapshot);
  switch (event.type) {
    case 'confirm.pressed':
      return screen.screen === 'held';
    case 'extend.pressed':
      return screen.screen === 'held' && screen.extension === 'offered';
    case 'retry.pressed':
      return RETRIES[screen.screen] !== undefined;
    case 'alternative.chosen':
      return screen.screen === 'slotLost' && snapshot.can(event);
    default:
      return true;
  }
};

const open = async (input: string) => {
  const { actor, perform, stop } = stage(chart, input);
  const hands: Hands = { onEdit: vi.fn<(step: string) => void>(), onStartOver: vi.fn<() => void>() };
  const { unmount } = await renderScreen(<SummaryView actor={actor as Actor} hands={hands} />);
  return {
    user: hands,
    view: null,
    perform: (event: AnyEventObject) => act(() => perform(event)),
    close: () => {
      unmount();
      stop();
    },
  };
};

walkScreens({
  chart,
  model,
  render: open,
  isPossible,
  invalidation: ({ before, event }) =>
    before && event.type.startsWith('xstate.after.holdTimeLeft.')
      ? `RB-07 the hold ends ${selectScreen(before as ConfirmationSnapshot).screen === 'held' && before.matches({ held: 'extending' }) ? 'while it is being extended' : 'by itself'}`
      : null,
});

describe('holding and confirming on the page', () => {
  it('RB-07 the generated paths take every transition of the chart', () => {
    expect(transitionsLeftOut({ chart, isPossible })).toEqual([]);
  });

  const answer = (call: string, value: object) => ({
    type: `xstate.done.actor.${call}`,
    output: { kind: 'ok', value },
  });
  const lost = (call: string) => ({
    type: `xstate.done.actor.${call}`,
    output: { kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } },
  });
  const timeOver = { type: 'xstate.after.holdTimeLeft.bookingConfirmation.held' };

  it.each([
    ['noHold', TEXTS.takingHold],
    ['outdatedHold', TEXTS.takingHold],
    ['currentHold', TEXTS.checkingHold],
  ])('RB-07 nothing is confirmed before the time is held: %s', async (input, words) => {
    const page = await open(input);
    expect(isShown(words)).toBe(true);
    expect(mayConfirm()).toBe(false);
    expect(timeLeft()).toBeNull();
    page.close();
  });

  it('RB-07 a hold counts down from its time, ends by itself, and can be taken again', async () => {
    const page = await open('noHold');
    await page.perform(answer('holding', hold));
    expect(timeLeft()).toBe('15:00');
    expect(mayConfirm()).toBe(true);
    await page.perform(timeOver);
    expect(isShown(TEXTS.expired)).toBe(true);
    expect(confirmButton()).toBeNull();
    pressButton('Keep this time again');
    expect(isShown(TEXTS.takingHold)).toBe(true);
    page.close();
  });

  it('RB-07 the one extension counts from the new end', async () => {
    const page = await open('noHold');
    await page.perform(answer('holding', hold));
    pressButton('Add 15 minutes');
    await page.perform(answer('extending', extendedHold));
    expect(timeLeft()).toBe('30:00');
    expect(buttonNamed('Add 15 minutes')).toBeNull();
    await page.perform(timeOver);
    expect(isShown(TEXTS.expired)).toBe(true);
    page.close();
  });

  it('RB-09 while it is confirmed, and when it is not known whether it was, nothing can be edited', async () => {
    const page = await open('noHold');
    await page.perform(answer('holding', hold));
    expect(mayEdit()).toBe(true);
    press(confirmButton());
    expect(mayEdit()).toBe(false);
    await page.perform({ type: 'xstate.error.actor.confirming' });
    expect(isShown(TEXTS.outcomeUnknown)).toBe(true);
    expect(mayEdit()).toBe(false);
    expect(buttonNamed('Start over and give this time back')).toBeNull();
    page.close();
  });

  it.each(['holding', 'confirming'])(
    'RB-10 a time lost when %s tells to start again, and offers others',
    async (call) => {
      const page = await open('noHold');
      if (call === 'confirming') {
        await page.perform(answer('holding', hold));
        press(confirmButton());
      }
      await page.perform(lost(call));
      expect(isShown(TEXTS.slotLost)).toBe(true);
      expect(mayConfirm()).toBe(false);
      pressButton('OK');
      expect(page.user.onStartOver).toHaveBeenCalledOnce();
      pressButton('Take this time');
      expect(isShown(TEXTS.takingHold)).toBe(true);
      page.close();
    },
  );
});
