import { describe, expect, it, vi } from 'vitest';
import { offered, offeredLater } from '#machines/availability/availability.fixtures.ts';
import { bangna, rangsit, services, timedDraft } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { seen } from './guest.ts';
import { buttonNamed, fill, isShown, leave } from '#tests/support/model/page-parts.ts';
import { happen } from './answers.ts';
import { LIMIT } from './scenes.ts';
import { isOff, openBooking, TIMES, withoutTime, withTime } from './openings.ts';

vi.setConfig({ testTimeout: 60_000 });

const [oil, brake, wheels, battery] = services;

/** Section 4 of the specification as walks written by hand: an oracle that does not change with the chart. */
describe('branch and services on the booking page', () => {
  it('the other service enters the draft when its field or step is left, not with each keystroke', async () => {
    const guest = await openBooking({ ...timedDraft, steps: { current: 'services', reached: 'information' } });
    const drafted = () => guest.stored()?.services.other_service;
    const field = () => document.querySelector('textarea');
    fill(field(), 'ดูดฝุ่น');
    await guest.reopen();
    expect([field()?.value, drafted()]).toEqual(['ดูดฝุ่น', 'ดูดฝุ่น']);
    fill(field(), 'ดูดฝุ่นในรถ');
    await guest.settle();
    expect(drafted()).toBe('ดูดฝุ่น');
    leave(field());
    await guest.settle();
    expect(drafted()).toBe('ดูดฝุ่นในรถ');
    fill(field(), 'ล้างแอร์');
    await guest.next();
    expect(drafted()).toBe('ล้างแอร์');
    await guest.back();
    fill(field(), 'x');
    await guest.startOver();
    expect(drafted()).toBe('');
  });

  it('RB-04 another branch clears date and time, and its own times are asked for', async () => {
    const guest = await openBooking(timedDraft);
    withTime();
    await guest.goTo('branch');
    await guest.chooseBranch(rangsit.name);
    withoutTime(guest);
    expect(guest.calls.sent('listDateTimes').at(-1)?.location_id).toBe(rangsit.locationId);
    await guest.goTo('services');
    await guest.next();
    expect(seen.days()).toEqual([]);
    await guest.offer(offered);
    expect(seen.day()).toBe('2026-11-23');
    expect(seen.time()).toBeNull();
    expect(isOff(TIMES)).toBe(true);
  });

  it('a time lost by another branch is offered there again in one tap, and the nearest where it is not free', async () => {
    const guest = await openBooking(timedDraft);
    await guest.goTo('branch');
    await guest.chooseBranch(rangsit.name);
    await guest.goTo('time');
    await guest.offer(offeredLater);
    expect(isShown('Mon 23 Nov 10:30 cannot be booked at this branch for these services.')).toBe(true);
    expect(seen.day()).toBe('2026-11-24');
    expect(buttonNamed('Take 09:00')).not.toBeNull();
    await guest.offer(offered);
    expect(isShown('Your time, Mon 23 Nov 10:30, is still free.')).toBe(true);
    expect(seen.day()).toBe('2026-11-23');
    expect(seen.time()).toBeNull();
    await guest.button('Take 10:30');
    expect(seen.time()).toBe('10:30');
    expect(isShown('is still free.')).toBe(false);
    expect(isOff(TIMES)).toBe(false);
  });

  it('RB-04 the same branch chosen again changes nothing', async () => {
    const guest = await openBooking(timedDraft);
    await guest.goTo('branch');
    await guest.chooseBranch(bangna.name);
    expect(seen.sheet('Date and time')).toMatch(/10:30$/);
  });

  it('RB-04 a cleared branch clears date and time, and nothing but the branch can be chosen', async () => {
    const guest = await openBooking(timedDraft);
    await guest.goTo('branch');
    await happen({ type: 'branch.cleared' }, guest);
    withoutTime(guest);
    expect(seen.branch()).toBeNull();
    expect(seen.openSteps()).toEqual([]);
    expect(isOff('Choose services')).toBe(true);
  });

  it.each([
    ['adding', wheels, 2.75],
    ['taking away', brake, 0.5],
  ])(
    'RB-04 RB-06 %s a service clears date and time, and the times are asked for all of them; undone, the time is there again',
    async (_how, service, hours) => {
      const guest = await openBooking(timedDraft);
      await guest.goTo('services');
      await guest.toggle(service.name);
      withoutTime(guest);
      expect(guest.calls.sent('listDateTimes').at(-1)?.hours).toBe(hours);
      await guest.toggle(service.name);
      expect(seen.sheet('Date and time')).toContain('10:30');
    },
  );

  it.each([
    ['branch', 'listBranches', rangsit.name],
    ['services', 'listServices', wheels.name],
  ] as const)(
    'RB-16 an old list of the step %s stays as it is, silently, when it cannot be read again',
    async (...of) => {
      const [step, call, name] = of;
      const guest = await openBooking(timedDraft);
      await guest.goTo(step);
      guest.calls.hold(call);
      void guest.client.invalidateQueries();
      await guest.settle();
      expect(guest.calls.isOpen(call)).toBe(true);
      // Each query is tried twice; the branches are read with and without the words that found the chosen one.
      for (let tries = 0; tries < 4 && guest.calls.isOpen(call); tries += 1) {
        guest.calls.fail(call);
        await guest.settle(1_100);
      }
      expect(guest.calls.isOpen(call)).toBe(false);
      expect(document.querySelector('[role=alert]:not(:empty)')).toBeNull();
      expect(buttonNamed('Try again')).toBeNull();
      await (step === 'branch' ? guest.chooseBranch(name) : guest.toggle(name));
      expect(seen.sheet(step === 'branch' ? 'Branch' : 'Services')).toContain(name);
    },
  );

  it('RB-03 a fourth service is ignored, with the message, and one of three can be taken away', async () => {
    const guest = await openBooking(timedDraft);
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
});
