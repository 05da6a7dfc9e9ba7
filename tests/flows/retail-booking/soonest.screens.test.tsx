import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { offered } from '#machines/availability/availability.fixtures.ts';
import { bangna, rangsit, timedDraft } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { seen } from './guest.ts';
import { soonestAt } from './tab.tsx';
import { BRANCHES } from './wire.ts';
import { buttonNamed, isShown } from '#tests/support/model/page-parts.ts';
import { openBooking, withoutTime, withTime } from './openings.ts';

vi.setConfig({ testTimeout: 60_000 });

const SOONER = 'Compare nearby branches';
const NOW = '2026-11-21T10:00:00+07:00';
const [own, other] = BRANCHES.map(soonestAt);

const atTimes = async () => {
  const guest = await openBooking(timedDraft);
  await guest.goTo('time');
  await guest.offer(offered);
  return guest;
};

/** The comparison waits for the test. */
const opened = async () => {
  const guest = await atTimes();
  guest.calls.hold('listSoonest');
  await guest.button(SOONER);
  return guest;
};

const cell = (name: string) => document.querySelector<HTMLElement>(`[data-cell="${name}"]`);

describe('sooner times at other branches on the booking page', () => {
  it('RB-06 are loaded when opened, for the services of the booking, from its branch', async () => {
    const guest = await atTimes();
    const before = guest.calls.sent('listSoonest').length;
    await guest.settle(5_000);
    expect(guest.calls.sent('listSoonest')).toHaveLength(before);
    await guest.button(SOONER);
    expect(guest.calls.sent('listSoonest').at(-1)).toEqual({
      hours: 1.75,
      max_pre_day: 2,
      location_id: bangna.locationId,
      days: 14,
      limit: 50,
    });
    expect(buttonNamed(SOONER)?.getAttribute('aria-expanded')).toBe('true');
    await guest.button(SOONER);
    expect(cell(`${rangsit.locationId} 2026-11-23`)).toBeNull();
  });

  it('RB-04 a move clears the date and time, says so, moves the focus to the heading, and can be undone in one tap', async () => {
    const guest = await atTimes();
    withTime();
    await guest.moveTo(rangsit.locationId, { date: '2026-11-24', time: null });
    withoutTime(guest);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(isShown(`Your booking is now at ${rangsit.name}.`)).toBe(true);
    expect(guest.stored()?.branch).toMatchObject({ location_id: 13, location_name: rangsit.name, keyword: '' });
    await guest.offer(offered);
    expect([seen.day(), seen.time()]).toEqual(['2026-11-24', null]);

    await guest.button(`Back to ${bangna.name}`);
    expect(guest.stored()?.branch?.location_id).toBe(bangna.locationId);
    await guest.offer(offered);
    withTime();
    await guest.button('OK');
    expect(isShown('Your booking is now at')).toBe(false);
  });

  it('a day at the own branch is chosen as on its own strip', async () => {
    const guest = await atTimes();
    await guest.moveTo(bangna.locationId, { date: '2026-11-24', time: null });
    expect([seen.day(), seen.time()]).toEqual(['2026-11-24', null]);
    expect(isShown('Your booking is now at')).toBe(false);
    await guest.moveTo(bangna.locationId, { date: '2026-11-23', time: '09:00' });
    expect([seen.day(), seen.time()]).toEqual(['2026-11-23', '09:00']);
  });

  it('a day without free times says why, and moves nothing', async () => {
    const guest = await atTimes();
    await guest.button(SOONER);
    const full = cell(`${rangsit.locationId} 2026-11-22`);
    expect(full?.getAttribute('aria-disabled')).toBe('true');
    expect(full?.textContent).toContain('Sunday 22 November 2026, All places are booked.');
    act(() => full?.click());
    await guest.settle();
    expect(isShown(`${rangsit.name} · Sun 22 Nov · All places are booked.`)).toBe(true);
    withTime();
  });

  it('today has a column until it is over at every branch that is open', async () => {
    const guest = await opened();
    if (!own || !other) throw new Error('two branches are wanted');
    const today = (slot: SoonestSlot, code: 'past' | 'weekday' | 'full'): SoonestSlot => ({
      ...slot,
      days: [{ date: '2026-11-21', free: 0, reason: { code } }, ...(slot.days ?? [])],
    });
    const columns = () => document.querySelectorAll('table thead th').length;
    await guest.answer('listSoonest', { soonest_list: [today(own, 'past'), today(other, 'full')], now: NOW });
    expect(cell(`${own.location_id} 2026-11-21`)).not.toBeNull();
    expect(columns()).toBe(4);
    await guest.button(SOONER);
    await guest.settle(31_000);
    await guest.button(SOONER);
    await guest.answer('listSoonest', { soonest_list: [today(own, 'past'), today(other, 'weekday')], now: NOW });
    for (const { location_id: id } of [own, other]) expect(cell(`${id} 2026-11-21`)).toBeNull();
    expect(columns()).toBe(3);
  });

  it('says how many branches are sooner and lists those first, or that none is', async () => {
    const guest = await opened();
    if (!own || !other) throw new Error('two branches are wanted');
    const later = { ...other, location_id: 14, location_name: 'Later', date_time: '2026-11-24T09:00:00+07:00' };
    const sooner = { ...other, location_id: 15, location_name: 'Sooner', date_time: '2026-11-22T09:00:00+07:00' };
    await guest.answer('listSoonest', { soonest_list: [own, later, sooner], now: NOW });
    expect(isShown(`1 branch is free sooner than ${bangna.name}.`)).toBe(true);
    const names = () =>
      [...document.querySelectorAll('table th[scope=rowgroup] span > b')]
        .filter((name) => name.closest('button') === null)
        .map((name) => name.textContent);
    expect(names()).toEqual([bangna.name, 'Sooner', 'Later']);

    await guest.button(SOONER);
    await guest.settle(31_000);
    await guest.button(SOONER);
    await guest.answer('listSoonest', { soonest_list: [own, later], now: NOW });
    expect(isShown(`No other branch is free sooner than ${bangna.name}.`)).toBe(true);
    await guest.button(SOONER);
    await guest.settle(31_000);
    await guest.button(SOONER);
    await guest.answer('listSoonest', { soonest_list: [own], now: NOW });
    expect(isShown('No other branch has a free time in the next 60 days.')).toBe(true);
  });

  it('a comparison that cannot be refreshed stays, marked as old', async () => {
    const guest = await opened();
    if (!own || !other) throw new Error('two branches are wanted');
    await guest.answer('listSoonest', { soonest_list: [own, other], now: NOW });
    await guest.button(SOONER);
    await guest.settle(31_000);
    await guest.button(SOONER);
    guest.calls.fail('listSoonest');
    await guest.settle();
    expect(isShown('These times may have changed.')).toBe(true);
    expect(cell(`${rangsit.locationId} 2026-11-23`)).not.toBeNull();
    guest.calls.release();
    await guest.button('Try again');
    expect(isShown('These times may have changed.')).toBe(false);
    expect(cell(`${rangsit.locationId} 2026-11-23`)).not.toBeNull();
  });

  it('a failed comparison leaves the times as they are, and can be tried again', async () => {
    const guest = await opened();
    guest.calls.fail('listSoonest');
    await guest.settle();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('The times above can still be chosen.');
    await guest.chooseTime('09:00');
    expect(seen.time()).toBe('09:00');
    guest.calls.release();
    await guest.button('Try again');
    expect(cell(`${rangsit.locationId} 2026-11-23`)).not.toBeNull();
  });
});
