import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { PAGE_TIME } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import {
  selectScreen,
  type ConfirmationScreen,
  type ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type {
  ConfirmationEvent,
  ConfirmingOutcome,
  ExtendingOutcome,
  HoldingOutcome,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { formatTimeLeft } from '#src/flow-host/parts/use-countdown.ts';
import { buttonNamed, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import type { ScreenModel } from '#tests/support/model/screens.ts';
import type { Hands } from './page.tsx';

type Name = ConfirmationScreen['screen'];

export const TEXTS: Readonly<Record<Name, string>> = {
  checkingHold: 'Checking your time…',
  takingHold: 'Holding your time…',
  held: 'others can book it.',
  holdUnknown: 'We cannot see whether this time is still kept for you.',
  notHeld: 'This time could not be kept for you.',
  confirming: 'Keep this page open.',
  outcomeUnknown: 'We do not know yet whether your booking was confirmed.',
  slotLost: 'The booking failed at scheduled time. Please click OK to start the booking.',
  expired: 'The time to confirm is over.',
  confirmed: 'Your booking is confirmed',
};
const WAITING: readonly Name[] = ['checkingHold', 'takingHold', 'confirming'];
/** Nothing can be edited while a confirm is pending or its outcome unknown, nor once it is confirmed (RB-09). */
const EDITABLE: readonly Name[] = ['held', 'holdUnknown', 'notHeld', 'slotLost', 'expired'];
const RETRIES: Partial<Readonly<Record<Name, string>>> = {
  holdUnknown: 'Check again',
  notHeld: 'Try again',
  outcomeUnknown: 'Try again',
  expired: 'Keep this time again',
};

export const confirmButton = () => buttonNamed('Confirm booking');
export const mayConfirm = () => {
  const button = confirmButton();
  return button !== null && button.getAttribute('aria-disabled') !== 'true';
};
export const mayEdit = () => document.querySelector('button[aria-label^="Edit "]') !== null;
export const timeLeft = () => document.querySelector('[role=timer]')?.textContent ?? null;

/** What is visible on every one of these screens, and on no other. */
const shows = ({ screen }: { readonly screen: Name }) => {
  for (const [name, text] of Object.entries(TEXTS))
    if (name !== 'confirming') expect(isShown(text), `${screen}: ${text}`).toBe(name === screen);
  expect(isShown(TEXTS.confirming)).toBe(WAITING.includes(screen));
  expect(mayConfirm()).toBe(screen === 'held');
  expect(mayEdit()).toBe(EDITABLE.includes(screen));
  const retry = RETRIES[screen];
  if (retry !== undefined) expect(buttonNamed(retry)).not.toBeNull();
};

const saysWhy = (screen: Extract<ConfirmationScreen, { screen: 'holdUnknown' | 'notHeld' }>) => {
  shows(screen);
  expect(isShown(screen.refusal?.message ?? 'The connection failed.')).toBe(true);
};

export const model: ScreenModel<ConfirmationScreen, ConfirmationEvent, Hands, null> = {
  executors: {
    'confirm.requested': async () => press(confirmButton()),
    'extension.requested': async () => pressButton('Add 15 minutes'),
    'retry.requested': async () =>
      press(
        Object.values(RETRIES)
          .map((name) => buttonNamed(name))
          .find(Boolean),
      ),
    'alternative.chosen': async () => pressButton('Take this time'),
    'item.left': null,
    'recount.requested': null,
    'session.superseded': null,
  },
  assertions: {
    checkingHold: shows,
    takingHold: shows,
    held: (screen) => {
      shows(screen);
      expect(timeLeft()).toBe(screen.deadline === null ? null : formatTimeLeft(screen.deadline - PAGE_TIME));
      expect(buttonNamed('Add 15 minutes') !== null).toBe(screen.extension === 'offered');
      expect(buttonNamed('Extending the time…') !== null).toBe(screen.extension === 'asking');
      expect(isShown('Time extended')).toBe(screen.extension === 'used');
      expect(isShown('The time could not be extended.')).toBe(screen.notice === 'extensionFailed');
      expect(isShown('The booking was not confirmed.')).toBe(screen.notice === 'confirmRefused');
      expect(isShown('This booking is not confirmed yet.')).toBe(screen.notice === 'notConfirmed');
      if (screen.notice === 'confirmRefused' && screen.refusal) expect(isShown(screen.refusal.message)).toBe(true);
    },
    holdUnknown: saysWhy,
    notHeld: saysWhy,
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
    confirmed: shows,
  },
};

const isRefusedAlone = (event: AnyEventObject) => {
  const outcome = event['output'] as HoldingOutcome | ExtendingOutcome | ConfirmingOutcome;
  const answer = outcome.kind === 'ok' ? outcome.value[0]?.answer : undefined;
  return answer?.kind === 'failed' && answer.failure.code === 'refused';
};

/** Only what a button of the page can do; where a button is missing, `shows` says so. */
export const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const screen = selectScreen(snapshot as ConfirmationSnapshot);
  switch (event.type) {
    case 'confirm.requested':
      return screen.screen === 'held';
    case 'extension.requested':
      return screen.screen === 'held' && screen.extension === 'offered';
    case 'retry.requested':
      return RETRIES[screen.screen] !== undefined;
    case 'alternative.chosen':
      return screen.screen === 'slotLost' && snapshot.can(event);
    // The summary is of one booking, which cannot be left out.
    case 'item.left':
      return false;
    // A refusal of the one booking is that of its call.
    case 'xstate.done.actor.holding':
    case 'xstate.done.actor.extending':
    case 'xstate.done.actor.confirming':
      return !isRefusedAlone(event);
    default:
      return true;
  }
};
