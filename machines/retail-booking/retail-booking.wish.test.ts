import { describe, expect, it } from 'vitest';
import { offeredLater } from '../availability/availability.fixtures.ts';
import { bangna, rangsit, services, timedDraft, wholeWish, wish } from './retail-booking.fixtures.ts';
import { HALF_PAST_TEN, NO_TIME, startBooking } from './retail-booking.journey.fixtures.ts';

const [oil, brake] = services;

describe('a wish from the address', () => {
  const begin = async (stored: typeof timedDraft | null = null) => {
    const flow = startBooking({ wish });
    await flow.open(stored);
    return flow;
  };
  const found = { kind: 'ok', value: { branch: bangna, services: [oil, brake] } } as const;

  it('chooses the branch, waits for services, and is taken when it fits', async () => {
    const flow = await begin();
    expect(flow.ports.checkDraft.last().input).toEqual({ locationId: 12, serviceIds: [] });
    await flow.ports.checkDraft.last().answer(found);
    expect(flow.show('services')).toMatchObject({ sheet: { wished: { date: '2026-11-23', time: '10:30' } } });
    expect(flow.draft().branch).toEqual(bangna);
    flow.toggle(oil);
    flow.next();
    await flow.offer();
    expect(flow.draft().slot).toEqual(HALF_PAST_TEN);
  });

  it('if it does not fit, the nearest is offered, with a notice', async () => {
    const flow = await begin();
    await flow.ports.checkDraft.last().answer(found);
    flow.toggle(oil);
    flow.next();
    await flow.offer(offeredLater);
    expect(flow.show('time')).toMatchObject({
      date: '2026-11-24',
      time: null,
      notice: {
        code: 'time.nearest',
        wanted: { date: '2026-11-23', time: '10:30' },
        nearest: { date: '2026-11-24', time: '09:00' },
      },
    });
  });

  it('replaces a time that was lost before', async () => {
    const lostTime = { ...timedDraft.slot, date: '2026-11-22', time: '09:00', startsAt: '', choice: null } as const;
    const flow = await begin({ ...timedDraft, slot: NO_TIME, lostTime: { ...lostTime, reached: 'time' } });
    await flow.ports.checkDraft.last().answer(found);
    expect(flow.draft()).toMatchObject({ wishedTime: wish.when, lostTime: null });
  });

  it('replaces the branch of a stored draft and what depended on it', async () => {
    const flow = await begin({ ...timedDraft, branch: rangsit });
    await flow.ports.checkDraft.last().answer(found);
    expect(flow.show('time')).toMatchObject({ date: null, time: null });
    expect(flow.draft()).toMatchObject({ branch: bangna, services: [oil, brake] });
  });

  it('a link with branch, services and a date leads to the times of that date', async () => {
    const flow = startBooking({ wish: wholeWish });
    await flow.open();
    expect(flow.ports.checkDraft.last().input).toEqual({ locationId: 12, serviceIds: [101, 102] });
    await flow.ports.checkDraft.last().answer(found);
    expect(flow.show('time')).toMatchObject({ date: null, time: null });
    expect(flow.draft()).toMatchObject({ branch: bangna, services: [oil, brake] });
    await flow.offer(offeredLater);
    expect(flow.show('time')).toMatchObject({ date: '2026-11-24', time: null, notice: null });
  });

  it('a link with services alone replaces those of the draft, and its times with them', async () => {
    const flow = startBooking({ wish: { locationId: null, serviceIds: [101], when: null } });
    await flow.open(timedDraft);
    expect(flow.ports.checkDraft.last().input).toEqual({ locationId: 12, serviceIds: [101] });
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil] } });
    expect(flow.show('time')).toMatchObject({ date: null, time: null });
    expect(flow.draft()).toMatchObject({ branch: timedDraft.branch, services: [oil] });
  });

  it('a link to what the draft already has changes nothing', async () => {
    const same = { locationId: 12, serviceIds: [102, 101], when: { date: '2026-11-23', time: null } };
    const flow = startBooking({ wish: same });
    await flow.open(timedDraft);
    await flow.ports.checkDraft.last().answer(found);
    expect(flow.draft().slot).toEqual(HALF_PAST_TEN);
  });

  it('a wish for a branch that does not exist gets a notice and leaves the draft alone', async () => {
    const flow = await begin(timedDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: null, services: [oil, brake] } });
    expect(flow.show('information').notice).toEqual({ code: 'choice.gone', branch: true, services: [] });
    expect(flow.draft().slot).toEqual(HALF_PAST_TEN);
    flow.back();
    expect(flow.show('time').notice).toBeNull();
  });
});
