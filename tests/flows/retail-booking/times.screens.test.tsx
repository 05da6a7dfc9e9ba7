import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { offered, offeredLater } from '#machines/availability/availability.fixtures.ts';
import { rangsit, services, timedDraft } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { answerOf, NOT_CHOSEN, seen } from './guest.ts';
import { isShown } from '#tests/support/model/page-parts.ts';
import { STALE } from './scenes.ts';
import { isOff, openBooking, TIMES, withTime } from './openings.ts';

vi.setConfig({ testTimeout: 60_000 });

const [, brake] = services;

/** Section 4 of the specification as walks written by hand: an oracle that does not change with the chart. */
describe('date and time on the booking page', () => {
  it('RB-05 the first date is chosen automatically; choosing a date clears the time, choosing a time sets it', async () => {
    const guest = await openBooking(timedDraft);
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

  it('RB-07 how long the next step keeps the time is said as the server says it', async () => {
    const guest = await openBooking(timedDraft);
    await guest.goTo('time');
    await guest.offer({ ...offered, holdMinutes: 7 });
    await guest.next();
    expect(isShown('The next step keeps this time for you for 7 minutes.')).toBe(true);
  });

  it('a closed day cannot be chosen', async () => {
    const guest = await openBooking(timedDraft);
    await guest.goTo('time');
    await guest.offer(offered);
    const closed = document.querySelector<HTMLElement>('[data-date="2026-11-25"]');
    act(() => closed?.click());
    await guest.settle();
    expect(seen.day()).toBe('2026-11-23');
    withTime();
  });

  it('RB-16 times of another question can never be chosen, not even if their answer comes late', async () => {
    const guest = await openBooking(timedDraft);
    await guest.goTo('branch');
    await guest.chooseBranch(rangsit.name);
    guest.calls.answerLate('listDateTimes', answerOf(offered));
    await guest.settle();
    expect(guest.stored()?.dateTimeList).toEqual([]);
    await guest.goTo('services');
    await guest.next();
    expect(seen.days()).toEqual([]);
    expect(seen.freeTimes()).toEqual([]);
  });

  it('RB-16 old times are marked and can be chosen; new ones remove a time that is gone, with a notice', async () => {
    const guest = await openBooking(timedDraft);
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
    expect(isShown('Mon 23 Nov 10:30 Please choose another time.')).toBe(true);
    expect(seen.sheet('Date and time')).toBe(NOT_CHOSEN);
    expect(isOff(TIMES)).toBe(true);
  });
});
