import type { AnswerFor } from '#contract/calls/all.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import type { Alternative } from '#contract/wire/slot.ts';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import { CAR_LEVELS } from '#machines/car-registration/car-registration.types.ts';
import { APPOINTMENT_ID } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { wireDay } from '#src/flows/availability/availability.adapters.ts';
import { booking } from '#src/flows/booking-confirmation/booking-confirmation.fixtures.ts';
import { customerData } from '#src/flows/booking-confirmation/booking-item.adapters.ts';
import type { OfferedDays } from '#machines/availability/availability.types.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { WishedTime } from '#machines/retail-booking/retail-booking.draft.ts';
import type { RetailBookingEvent } from '#machines/retail-booking/retail-booking.types.ts';
import type { BookingTab } from './tab.tsx';
import { buttonNamed, fill, isShown, leave, partsNamed, press, pressButton } from '#tests/support/model/page-parts.ts';

export const NOT_CHOSEN = 'Not chosen';
const MINUTE = 60_000;
const HOLD_MS = 15 * MINUTE;

export const HELD: AnswerFor<'setupTemporary'> = {
  id: APPOINTMENT_ID,
  expires_at: '2026-11-21T10:15:00+07:00',
  now: '2026-11-21T10:00:00+07:00',
  extendable: true,
};
export const CONFIRMED: AnswerFor<'confirm'> = { code: booking.code ?? '', booking_list: [booking] };

const TEMPORARY: Booking = { ...booking, status: 0, code: null, expires_at: HELD.expires_at ?? null, extended: false };
export const LIVE: AnswerFor<'readBooking'> = { booking: TEMPORARY, now: '2026-11-21T10:00:00+07:00' };
export const GONE: AnswerFor<'readBooking'> = { booking: { ...TEMPORARY, status: 1 } };

export const answerOf = ({ days, closedDays, serverNow, holdMinutes }: OfferedDays): AnswerFor<'listDateTimes'> => ({
  datetime_list: days.map(wireDay),
  closed_list: [...closedDays],
  ...(serverNow === null ? {} : { now: serverNow }),
  ...(holdMinutes === undefined ? {} : { hold_minutes: holdMinutes }),
});

const all = <Found extends Element>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Found & Element>(selector),
];
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** The chosen and the free items of a step, as they are shown. */
export const seen = {
  heading: () => textOf(document.querySelector('h1')),
  /** What the live summary says under a label. */
  sheet: (label: string) => {
    const line = all<HTMLElement>('aside dl > div').find((each) => textOf(each.querySelector('dt')).startsWith(label));
    const detail = textOf(line?.querySelector('dd small'));
    const text = textOf(line?.querySelector('dd'));
    return detail === '' ? text : text.slice(0, -detail.length);
  },
  currentStep: () => textOf(document.querySelector('nav li[aria-current] > span > span:last-child')),
  openSteps: () => all<HTMLElement>('nav a[data-step]').map((link) => link.dataset['step'] ?? ''),
  branch: () => all<HTMLInputElement>('input[name=branch-all]').find(({ checked }) => checked)?.value ?? null,
  services: () =>
    all<HTMLInputElement>('input[name=service]')
      .filter(({ checked }) => checked)
      .map(({ value }) => Number(value)),
  days: () => all<HTMLElement>('[data-date]').map((day) => day.dataset['date'] ?? ''),
  day: () => document.querySelector<HTMLElement>('[data-date][aria-checked=true]')?.dataset['date'] ?? null,
  freeTimes: () => all('[data-free] b').map(textOf),
  time: () => textOf(document.querySelector('[data-free][aria-checked=true] b')) || null,
  field: (name: string) => document.querySelector<HTMLInputElement>(`#information-${name}`)?.value ?? null,
  brands: () =>
    all<HTMLOptionElement>('#car-brand option')
      .filter(({ value }) => value !== '')
      .map(({ text }) => text),
  edits: () => all('main button[aria-label^="Edit "], button[aria-label^="Edit "]').length,
  mayConfirm: () => {
    const button = buttonNamed('Confirm booking');
    return button !== null && button.getAttribute('aria-disabled') !== 'true';
  },
};

const RETRIES = ['Keep this time again', 'Check again', 'Try again'];

/** What a guest does on the booking page, and the server's answers to it. */
export function bookingGuest(tab: BookingTab) {
  const { calls, settle } = tab;
  const pressed = async (element: HTMLElement | null | undefined, name: string) => {
    press(element, name);
    await settle();
  };
  const button = async (name: string) => {
    pressButton(name);
    await settle();
  };
  const inputIn = (selector: string, words: string) =>
    partsNamed('b', words).flatMap((word) => all<HTMLElement>(selector, word.closest('label') ?? word))[0];

  const answer = async (...told: Parameters<typeof calls.answer>) => {
    calls.answer(...told);
    await settle();
  };
  const refuse = async (...told: Parameters<typeof calls.refuse>) => {
    calls.refuse(...told);
    await settle();
  };

  const retry = () => button(RETRIES.find((name) => buttonNamed(name)) ?? 'Try again');

  /** Continues, with good answers, until the time is held and can be confirmed. */
  const reachHeld = async () => {
    for (let tries = 0; tries < 4 && !seen.mayConfirm(); tries += 1) {
      if (calls.isOpen('readBooking')) await answer('readBooking', LIVE);
      else if (calls.isOpen('setupTemporary')) await answer('setupTemporary', HELD);
      else await retry();
    }
  };
  const reachConfirming = async () => {
    if (calls.isOpen('confirm')) return;
    if (isShown('We do not know yet whether your booking was confirmed.')) return retry();
    await reachHeld();
    await button('Confirm booking');
  };
  /** Somebody else has the time when it is confirmed. */
  const reachSlotLost = async (...alternatives: Alternative[]) => {
    await reachConfirming();
    await refuse('confirm', 'failedAtScheduledTime', { alternatives });
  };
  /** Lets a minute pass with the times in view and no call pending. */
  const reachListing = async () => {
    if (!calls.isOpen('listDateTimes')) await settle(MINUTE);
  };

  return {
    ...tab,
    answer,
    refuse,
    button,
    retry,
    reachHeld,
    reachConfirming,
    reachSlotLost,
    reachListing,
    passHold: () => settle(HOLD_MS),
    next: () => pressed(all<HTMLElement>('aside button').at(-1), 'the button that goes on'),
    startOver: async () => {
      await button(buttonNamed('Start over') ? 'Start over' : 'Start over and give this time back');
      await button('Clear and start over');
    },
    search: async (keywords: string) => {
      fill(document.querySelector('input[type=search]'), keywords, 'the search for branches');
      await settle();
    },
    back: () => button('Back'),
    goTo: (step: Step) => pressed(document.querySelector<HTMLElement>(`nav a[data-step=${step}]`), `the step ${step}`),
    chooseBranch: (name: string) => pressed(inputIn('input[name=branch-all]', name), `the branch ${name}`),
    toggle: async (name: string) => {
      if (!inputIn('input[name=service]', name)) {
        void tab.client.invalidateQueries();
        await settle();
      }
      await pressed(inputIn('input[name=service]', name), `the service ${name}`);
    },
    chooseDay: (date: string) =>
      pressed(document.querySelector<HTMLElement>(`[data-date="${date}"]`), `the day ${date}`),
    chooseTime: (time: string) =>
      pressed(partsNamed('[data-free] b', time)[0]?.closest<HTMLElement>('button'), `the time ${time}`),
    /** To a cell of another branch, or to its first free time, below the times. */
    moveTo: async (locationId: number, when: WishedTime | null) => {
      await button('Compare nearby branches');
      const cell = document.querySelector<HTMLElement>(`[data-cell="${locationId} ${when?.date}"]`);
      if (when?.time == null) return pressed(cell, `the day ${when?.date} at ${locationId}`);
      await pressed(cell?.closest('tbody')?.querySelector<HTMLElement>('th button'), `the first time at ${locationId}`);
    },
    writeOther: async (text: string) => {
      fill(document.querySelector('textarea'), text);
      leave(document.querySelector('textarea'));
      await settle();
    },
    /** Chooses the car from the top, or lets the page choose it again, with each list as it is asked for. */
    chooseCar: async (byHand = true) => {
      for (const level of CAR_LEVELS) {
        await settle(100);
        const asked = CAR_LEVELS[Object.keys(calls.sent('listCarMasterData').at(-1) ?? {}).length] ?? 'year';
        if (calls.isOpen('listCarMasterData'))
          await answer('listCarMasterData', { car_master_data_list: [...carLists[asked]] });
        const field = document.querySelector<HTMLSelectElement>(`#car-${level}`);
        if (byHand && field?.value === '') fill(field, String(carLists[level][0].id), level);
      }
      await settle(100);
    },
    fillIn: async ({ customer, note }: Extract<RetailBookingEvent, { type: 'information.entered' }>) => {
      const given = customerData({ ...customer, memberCode: '' });
      for (const name of ['register_number', 'province', 'first_name', 'last_name', 'tel_no', 'email'] as const)
        fill(document.querySelector(`#information-${name}`), given[name] ?? '', name);
      fill(document.querySelector('#information-note'), note, 'the message');
      await settle();
    },
    /** Answers the pending request for times, or the one made after a minute with the times in view. */
    offer: async (days: OfferedDays) => {
      await reachListing();
      await answer('listDateTimes', answerOf(days));
    },
    failTimes: async () => {
      await reachListing();
      await refuse('listDateTimes', 'internal');
    },
  };
}

export type BookingGuest = ReturnType<typeof bookingGuest>;
