import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { offered } from '#machines/availability/availability.fixtures.ts';
import {
  bangna,
  information,
  rangsit,
  services,
  timedDraft,
} from '#machines/retail-booking/retail-booking.fixtures.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import { storedDraft } from '#src/flows/retail-booking/kept/stored-draft.store.ts';
import { seen } from './guest.ts';
import { isShown } from '#tests/support/model/page-parts.ts';
import { openBooking, withTime } from './openings.ts';

vi.setConfig({ testTimeout: 60_000 });

const [oil, brake] = services;

/** Section 4 of the specification as walks written by hand: an oracle that does not change with the chart. */
describe('the steps of the booking page and the history', () => {
  it('RB-01 each step is one entry of the history; Back and Forward keep every value', async () => {
    const guest = await openBooking();
    await guest.chooseBranch(bangna.name);
    await guest.next();
    await guest.toggle(oil.name);
    await guest.toggle(brake.name);
    await guest.next();
    await guest.offer(offered);
    await guest.chooseTime('10:30');
    await guest.next();
    await guest.fillIn(information);
    await guest.next();
    for (let times = 0; times < 2; times += 1) {
      await guest.move('back');
      expect(seen.heading(), 'the time is being held').toBe('Check and confirm');
      expect(guest.address.entries()).toEqual(STEPS);
    }
    await guest.reachHeld();
    for (const heading of ['Your details', 'Choose date and time', 'Choose services', 'Choose a branch']) {
      await guest.move('back');
      expect(seen.heading()).toBe(heading);
    }
    expect(seen.branch()).toBe(String(bangna.locationId));
    await guest.move('forward');
    expect(seen.services()).toEqual([oil.id, brake.id]);
    await guest.move('forward');
    withTime();
    await guest.move('forward');
    expect(seen.field('first_name')).toBe(information.customer.firstName);
    await guest.move('forward');
    expect(seen.heading()).toBe('Check and confirm');
    expect(guest.address.entries()).toEqual(STEPS);
  });

  it('RB-08 a draft changed by another tab is not overwritten, and the booking continues with the stored one', async () => {
    const guest = await openBooking();
    await guest.chooseBranch(bangna.name);
    await guest.next();
    const changed = { ...timedDraft, branch: rangsit, steps: { current: 'services', reached: 'time' } } as const;
    await guest.changeElsewhere(changed);
    expect(isShown('This booking was changed in another tab')).toBe(true);
    await guest.look('hidden');
    await guest.look('visible');
    expect(guest.stored()).toEqual(storedDraft(changed));
    await guest.button('Continue here');
    expect(seen.heading()).toBe('Choose services');
    expect(seen.sheet('Branch')).toBe(rangsit.name);
    expect(seen.services()).toEqual(timedDraft.services.map(({ id }) => id));
  });

  it('RB-02 a step that has not been reached cannot be opened by its address', async () => {
    const guest = await openBooking(null, { step: 'summary' });
    expect(seen.heading()).toBe('Choose a branch');
    expect(guest.address.current()).toBe('branch');
    await guest.chooseBranch(bangna.name);
    act(() => guest.address.go('time', 'push'));
    await guest.settle();
    expect(seen.heading()).toBe('Choose a branch');
    expect(guest.address.current()).toBe('branch');
  });
});
