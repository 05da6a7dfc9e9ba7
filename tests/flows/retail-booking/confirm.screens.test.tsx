import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { offered } from '#machines/availability/availability.fixtures.ts';
import { APPOINTMENT_ID, REQUEST_KEY } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import {
  information,
  rangsit,
  services,
  timedDraft,
  unansweredDraft,
  wholeWish,
} from '#machines/retail-booking/retail-booking.fixtures.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import { CONFIRMED, HELD, LIVE, seen, type BookingGuest } from './guest.ts';
import { buttonNamed, isShown } from '#tests/support/model/page-parts.ts';
import { happen } from './answers.ts';
import { isEmptied } from './scenes.ts';
import { isOff, openBooking, openHeld, openSummary, withoutTime } from './openings.ts';

vi.setConfig({ testTimeout: 60_000 });

const [, , wheels] = services;

/** Section 4 of the specification as walks written by hand: an oracle that does not change with the chart. */
describe('holding and confirming on the booking page', () => {
  it.each([
    ['Edit Branch', (guest: BookingGuest) => guest.chooseBranch(rangsit.name)],
    ['Edit Services', (guest: BookingGuest) => guest.toggle(wheels.name)],
  ])('RB-09 %s from the summary: date and time must be chosen again', async (edit, change) => {
    const guest = await openHeld();
    await guest.button(edit);
    await change(guest);
    withoutTime(guest);
    expect(guest.stored()?.appointment_id).toBe(APPOINTMENT_ID);
    while (seen.heading() !== 'Choose date and time') await guest.next();
    expect(guest.calls.sent('listDateTimes').at(-1)?.appointment_id).toBe(APPOINTMENT_ID);
    expect(isOff('Back to the summary')).toBe(true);
    await guest.offer(offered);
    await guest.chooseTime('09:00');
    await guest.next();
    expect(seen.mayConfirm()).toBe(false);
    expect(guest.calls.sent('setupTemporary').at(-1)?.item.appointment_id).toBe(APPOINTMENT_ID);
  });

  it('RB-09 during a confirm nothing can be edited or left, not even by Back', async () => {
    const guest = await openBooking(timedDraft);
    await guest.fillIn(information);
    await guest.next();
    await guest.reachConfirming();
    expect(seen.edits()).toBe(0);
    expect(seen.openSteps()).toEqual([]);
    expect(isOff('Back')).toBe(true);
    await guest.move('back');
    expect(seen.heading()).toBe('Check and confirm');
    expect(guest.address.current()).toBe('summary');
    await guest.answer('confirm', CONFIRMED);
    expect(guest.onConfirmed).toHaveBeenCalled();
  });

  it('RB-07 after confirming the draft is cleared, and the brands are kept', async () => {
    const guest = await openHeld();
    await guest.button('Confirm booking');
    await guest.answer('confirm', CONFIRMED);
    expect(guest.onConfirmed).toHaveBeenCalledOnce();
    isEmptied(guest);
    expect(guest.stored()?.carBrandList).toEqual([{ id: 1, name: 'Toyota' }]);
  });

  it('RB-09 after confirming nothing can be edited: not by Back, an address, or the page shown again', async () => {
    const guest = await openHeld();
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
    await happen({ type: 'back.requested' }, guest);
    await guest.move('back');
    isOver();
    await guest.reopen();
    isOver();
    expect(guest.onConfirmed.mock.calls.length).toBeGreaterThan(1);
    expect(guest.calls.sent('setupTemporary')).toHaveLength(0);
  });

  it('RB-07 nothing is confirmed before the time is held', async () => {
    const guest = await openSummary();
    expect(guest.calls.sent('setupTemporary')).toHaveLength(1);
    expect(seen.mayConfirm()).toBe(false);
    act(() => buttonNamed('Confirm booking')?.click());
    await guest.settle();
    expect(guest.calls.sent('confirm')).toHaveLength(0);
    await guest.answer('setupTemporary', HELD);
    expect(seen.mayConfirm()).toBe(true);
    expect(guest.stored()?.appointment_id).toBe(APPOINTMENT_ID);
  });

  it('RB-07 a hold whose time is over ends with a notice, cannot be confirmed, and can be taken again', async () => {
    const guest = await openSummary();
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

  it('starting over releases the time and leaves nothing chosen', async () => {
    const guest = await openHeld();
    await guest.startOver();
    expect(guest.calls.sent('changeStatus')).toMatchObject([{ item: { appointment_id: APPOINTMENT_ID, status: 1 } }]);
    expect(seen.heading()).toBe('Choose a branch');
    isEmptied(guest);
  });

  it('RB-09 a confirm without an answer is repeated with its own key, and nothing can be left or changed until then', async () => {
    const guest = await openBooking(unansweredDraft, { step: 'branch', wish: wholeWish });
    expect(guest.address.current()).toBe('summary');
    await guest.answer('readBooking', LIVE);
    guest.calls.fail('confirm');
    await guest.settle();
    const kept = guest.stored();
    expect(kept?.requestKey).toBe(REQUEST_KEY);
    expect(buttonNamed('Back')).toBeNull();
    expect(seen.openSteps()).toEqual([]);
    expect(seen.edits()).toBe(0);
    for (const step of STEPS) {
      act(() => guest.address.go(step, 'push'));
      await guest.settle();
      expect(seen.heading()).toBe('Check and confirm');
      expect(guest.address.current()).toBe('summary');
    }
    expect(guest.stored()).toEqual(kept);
    await guest.retry();
    await guest.answer('confirm', CONFIRMED);
    expect(guest.calls.sent('confirm').map(({ request_key: key }) => key)).toEqual([REQUEST_KEY, REQUEST_KEY]);
    expect(guest.onConfirmed).toHaveBeenCalledOnce();
  });
});
