import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offered, offeredLater } from '#machines/availability/availability.fixtures.ts';
import { APPOINTMENT_ID, REQUEST_KEY } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import {
  bangna,
  completeDraft,
  heldDraft,
  information,
  rangsit,
  services,
  timedDraft,
} from '#machines/retail-booking/retail-booking.fixtures.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import {
  answerOf,
  bookingGuest,
  CONFIRMED,
  HELD,
  NOT_CHOSEN,
  seen,
  type BookingGuest,
} from '#tests/support/model/booking-guest.ts';
import { bookingTab, type Opening } from '#tests/support/model/booking-page.tsx';
import { buttonNamed, isShown } from '#tests/support/model/page-parts.ts';
import { happen } from './screens/retail-booking.answers.ts';
import { isEmptied, LIMIT, STALE } from './screens/retail-booking.model.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What section 4 of the specification says, walked by hand: an oracle that does not move with the chart. */
describe('the booking page keeps the rules of section 4', () => {
  const [oil, brake, wheels, battery] = services;
  const TIMES = 'Fill in your details';
  let guest: BookingGuest;
  afterEach(() => guest.close());

  const begin = async (stored: Parameters<BookingGuest['open']>[0] = null, opening: Opening = {}) => {
    guest = bookingGuest(await bookingTab(opening));
    await guest.open(stored);
  };
  /** Everything chosen and filled in, nothing held: the summary asks for the hold. */
  const atSummary = () => begin(completeDraft);
  const atHold = async () => {
    await begin(heldDraft);
    await guest.reachHeld();
  };
  const withTime = () => expect(seen.sheet('Date and time')).toMatch(/10:30$/);
  const withoutTime = () => {
    expect(seen.sheet('Date and time')).toBe(NOT_CHOSEN);
    expect(seen.openSteps()).not.toContain('information');
    expect(seen.openSteps()).not.toContain('summary');
    expect(guest.stored()?.dateTime).toEqual({ date: null, date_time: null, time: null });
    expect(guest.stored()?.dateTimeList).toEqual([]);
  };
  const isOff = (name: string) => buttonNamed(name)?.getAttribute('aria-disabled') === 'true';

  it('RB-04 another branch clears date and time, and its own times are asked', async () => {
    await begin(timedDraft);
    withTime();
    await guest.goTo('branch');
    await guest.chooseBranch(rangsit.location_name);
    withoutTime();
    expect(guest.calls.sent('listDateTimes').at(-1)?.location_id).toBe(rangsit.location_id);
    await guest.goTo('services');
    await guest.next();
    expect(seen.days()).toEqual([]);
    await guest.offer(offered);
    expect(seen.day()).toBe('2026-11-23');
    expect(seen.time()).toBeNull();
    expect(isOff(TIMES)).toBe(true);
  });

  it('RB-04 the same branch chosen again changes nothing', async () => {
    await begin(timedDraft);
    await guest.goTo('branch');
    await guest.chooseBranch(bangna.location_name);
    expect(seen.sheet('Date and time')).toMatch(/10:30$/);
  });

  it('RB-04 a cleared branch clears date and time, and nothing but the branch can be chosen', async () => {
    await begin(timedDraft);
    await guest.goTo('branch');
    await happen({ type: 'branch.cleared' }, guest);
    withoutTime();
    expect(seen.branch()).toBeNull();
    expect(seen.openSteps()).toEqual([]);
    expect(isOff('Choose services')).toBe(true);
  });

  it.each([
    ['adding', wheels, 2.5],
    ['taking away', brake, 0.75],
  ])(
    'RB-04 RB-06 %s a service clears date and time, and the times are asked for all of them',
    async (_how, service, hours) => {
      await begin(timedDraft);
      await guest.goTo('services');
      await guest.toggle(service.name);
      withoutTime();
      expect(guest.calls.sent('listDateTimes').at(-1)?.hours).toBe(hours);
      await guest.toggle(service.name);
      withoutTime();
    },
  );

  it('RB-03 a fourth service is ignored, with the message, and one of three can be taken away', async () => {
    await begin(timedDraft);
    await guest.goTo('services');
    await guest.toggle(wheels.name);
    expect(isShown(LIMIT)).toBe(false);
    await guest.toggle(battery.name);
    expect(seen.services()).toEqual([oil.id, brake.id, wheels.id]);
    expect(guest.stored()?.services.services).toEqual([oil.id, brake.id, wheels.id]);
    expect(isShown(LIMIT)).toBe(true);
    await guest.toggle(wheels.name);
    expect(isShown(LIMIT)).toBe(false);
    expect(seen.services()).toEqual([oil.id, brake.id]);
  });

  it('RB-05 the first date is chosen by itself; a date clears the time, and a time sets it', async () => {
    await begin(timedDraft);
    await guest.goTo('services');
    await guest.toggle(brake.name);
    await guest.next();
    await guest.offer(offered);
    expect(seen.day()).toBe('2026-11-23');
    expect(seen.time()).toBeNull();
    await guest.chooseTime('10:30');
    expect(guest.stored()?.dateTime.date_time).toBe('2026-11-23T10:30:00+07:00');
    for (const date of ['2026-11-23', '2026-11-24']) {
      await guest.chooseDay(date);
      expect(seen.day()).toBe(date);
      expect(seen.sheet('Date and time')).toBe(NOT_CHOSEN);
      expect(isOff(TIMES)).toBe(true);
      await guest.chooseTime('09:00');
      expect(guest.stored()?.dateTime.date_time).toBe(`${date}T09:00:00+07:00`);
    }
  });

  it('RB-06 a closed day is not chosen', async () => {
    await begin(timedDraft);
    await guest.goTo('time');
    await guest.offer(offered);
    const closed = document.querySelector<HTMLElement>('[data-date="2026-11-25"]');
    act(() => closed?.click());
    await guest.settle();
    expect(seen.day()).toBe('2026-11-23');
    withTime();
  });

  it.each([
    ['Edit Branch', () => guest.chooseBranch(rangsit.location_name)],
    ['Edit Services', () => guest.toggle(wheels.name)],
  ])('RB-09 %s from the summary: date and time must be chosen again', async (edit, change) => {
    await atHold();
    await guest.button(edit);
    await change();
    withoutTime();
    expect(guest.stored()?.appointment_id).toBe(APPOINTMENT_ID);
    while (seen.heading() !== 'Choose date and time') await guest.next();
    expect(guest.calls.sent('listDateTimes').at(-1)?.appointment_id).toBe(APPOINTMENT_ID);
    expect(isOff(TIMES)).toBe(true);
    await guest.offer(offered);
    await guest.chooseTime('09:00');
    await guest.next();
    await guest.next();
    expect(seen.mayConfirm()).toBe(false);
    expect(guest.calls.sent('setupTemporary').at(-1)?.item.appointment_id).toBe(APPOINTMENT_ID);
  });

  it('RB-09 while the booking is confirmed nothing can be edited or left, also not by Back', async () => {
    await begin(timedDraft);
    await guest.fillIn(information);
    await guest.next();
    await guest.reachConfirming();
    expect(seen.edits()).toBe(0);
    expect(seen.openSteps()).toEqual([]);
    expect(buttonNamed('Back')).toBeNull();
    await guest.move('back');
    expect(seen.heading()).toBe('Check and confirm');
    expect(guest.address.current()).toBe('summary');
    await guest.answer('confirm', CONFIRMED);
    expect(guest.onConfirmed).toHaveBeenCalled();
  });

  it('RB-07 after confirming the draft is cleared, and the brands are kept', async () => {
    await atHold();
    await guest.button('Confirm booking');
    await guest.answer('confirm', CONFIRMED);
    expect(guest.onConfirmed).toHaveBeenCalledOnce();
    isEmptied(guest);
    expect(guest.stored()?.carBrandList).toEqual([{ id: 1, name: 'Toyota' }]);
  });

  it('RB-09 after confirming nothing can be edited: not by Back, not by an address, not by the page shown again', async () => {
    await atHold();
    await guest.button('Confirm booking');
    await guest.answer('confirm', CONFIRMED);
    const kept = guest.stored();
    const isOver = () => {
      expect(document.querySelectorAll('button, input, nav')).toHaveLength(0);
      expect(guest.stored()).toEqual(kept);
    };
    isOver();
    for (const step of STEPS) {
      act(() => guest.address.go(step, 'push'));
      await happen({ type: 'step.requested', step }, guest);
      isOver();
    }
    await happen({ type: 'back.pressed' }, guest);
    await guest.move('back');
    isOver();
    await guest.reopen();
    isOver();
    expect(guest.onConfirmed.mock.calls.length).toBeGreaterThan(1);
    expect(guest.calls.sent('setupTemporary')).toHaveLength(0);
  });

  it('RB-07 nothing is confirmed before the time is held', async () => {
    await atSummary();
    expect(guest.calls.sent('setupTemporary')).toHaveLength(1);
    expect(seen.mayConfirm()).toBe(false);
    act(() => buttonNamed('Confirm booking')?.click());
    await guest.settle();
    expect(guest.calls.sent('confirm')).toHaveLength(0);
    await guest.answer('setupTemporary', HELD);
    expect(seen.mayConfirm()).toBe(true);
    expect(guest.stored()?.appointment_id).toBe(APPOINTMENT_ID);
  });

  it('RB-07 a hold ends with its time: it is told, nothing can be confirmed, and it can be taken again', async () => {
    await atSummary();
    await guest.answer('setupTemporary', HELD);
    await guest.settle(14 * 60_000);
    expect(seen.mayConfirm()).toBe(true);
    await guest.settle(61_000);
    expect(isShown('The time to confirm is over.')).toBe(true);
    expect(seen.mayConfirm()).toBe(false);
    expect(guest.stored()?.appointment_id).toBeNull();
    await guest.retry();
    expect(guest.calls.sent('setupTemporary')).toHaveLength(2);
    expect(guest.calls.sent('setupTemporary').at(-1)?.item.appointment_id).toBeUndefined();
  });

  it('RB-16 times of another question can never be chosen, also not when their answer comes late', async () => {
    await begin(timedDraft);
    await guest.goTo('branch');
    await guest.chooseBranch(rangsit.location_name);
    guest.calls.answerLate('listDateTimes', answerOf(offered));
    await guest.settle();
    expect(guest.stored()?.dateTimeList).toEqual([]);
    await guest.goTo('services');
    await guest.next();
    expect(seen.days()).toEqual([]);
    expect(seen.freeTimes()).toEqual([]);
  });

  it('RB-16 old times are marked and can be chosen; new ones take away a time that is gone, and say so', async () => {
    await begin(timedDraft);
    await guest.goTo('time');
    await guest.offer(offered);
    await guest.failTimes();
    expect(isShown(STALE)).toBe(true);
    withTime();
    await guest.chooseTime('09:00');
    await guest.chooseTime('10:30');
    await guest.button('Try again');
    await guest.offer(offeredLater);
    expect(isShown(STALE)).toBe(false);
    expect(isShown('Mon 23 Nov 10:30 is no longer free. Please choose another time.')).toBe(true);
    expect(seen.sheet('Date and time')).toBe(NOT_CHOSEN);
    expect(isOff(TIMES)).toBe(true);
  });

  it('RB-01 each step is one entry of the history; Back and Forward keep every value', async () => {
    await begin();
    await guest.chooseBranch(bangna.location_name);
    await guest.next();
    await guest.toggle(oil.name);
    await guest.toggle(brake.name);
    await guest.next();
    await guest.offer(offered);
    await guest.chooseTime('10:30');
    await guest.next();
    await guest.fillIn(information);
    await guest.next();
    expect(guest.address.entries()).toEqual(STEPS);
    for (const heading of ['Your details', 'Choose date and time', 'Choose services', 'Choose a branch']) {
      await guest.move('back');
      expect(seen.heading()).toBe(heading);
    }
    expect(seen.branch()).toBe(String(bangna.location_id));
    await guest.move('forward');
    expect(seen.services()).toEqual([oil.id, brake.id]);
    await guest.move('forward');
    withTime();
    await guest.move('forward');
    expect(seen.field('first_name')).toBe(information.customer.first_name);
    await guest.move('forward');
    expect(seen.heading()).toBe('Check and confirm');
    expect(guest.address.entries()).toEqual(STEPS);
  });

  it('RB-02 a step that is not reached cannot be gone to by its address', async () => {
    await begin(null, { step: 'summary' });
    expect(seen.heading()).toBe('Choose a branch');
    expect(guest.address.current()).toBe('branch');
    await guest.chooseBranch(bangna.location_name);
    act(() => guest.address.go('time', 'push'));
    await guest.settle();
    expect(seen.heading()).toBe('Choose a branch');
    expect(guest.address.current()).toBe('branch');
  });

  it('RB-10 starting over gives the time back and leaves nothing chosen', async () => {
    await atHold();
    await guest.startOver();
    expect(guest.calls.sent('changeStatus')).toEqual([{ item: { appointment_id: APPOINTMENT_ID, status: 1 } }]);
    expect(seen.heading()).toBe('Choose a branch');
    isEmptied(guest);
  });

  it('RB-07 a confirm whose answer did not come is repeated with its own key', async () => {
    await begin({ ...heldDraft, requestKey: REQUEST_KEY });
    await guest.reachConfirming();
    guest.calls.fail('confirm');
    await guest.settle();
    expect(guest.stored()?.requestKey).toBe(REQUEST_KEY);
    await guest.retry();
    await guest.answer('confirm', CONFIRMED);
    expect(guest.calls.sent('confirm').map(({ request_key: key }) => key)).toEqual([REQUEST_KEY, REQUEST_KEY]);
    expect(guest.onConfirmed).toHaveBeenCalledOnce();
  });
});
