import { describe, expect, it } from 'vitest';
import { offered, offeredLater } from '../availability/availability.fixtures.ts';
import {
  bangna,
  completeDraft,
  member,
  rangsit,
  services,
  timedDraft,
  unansweredDraft,
  wish,
} from './retail-booking.fixtures.ts';
import { enabledSteps, HALF_PAST_TEN, NO_TIME, startBooking } from './retail-booking.journey.fixtures.ts';
import { selectDraft } from './retail-booking.selectors.ts';

const [oil, brake] = services;
const REACHED_TIME = { current: 'time' as const, reached: 'time' as const };

describe('coming back', () => {
  it('RB-08 nothing is stored before the stored draft has been read', async () => {
    const flow = startBooking();
    expect(selectDraft(flow.actor.getSnapshot())).toBeNull();
    expect(flow.ports.readDraft.last().input).toEqual({ owner: '' });
    await flow.open(timedDraft);
    expect(selectDraft(flow.actor.getSnapshot())).toBeNull();
  });

  it('RB-08 a reload returns to the step and the data', async () => {
    const flow = startBooking();
    await flow.reopen(timedDraft);
    expect(flow.ports.checkDraft.last().input).toEqual({ locationId: 12, serviceIds: [101, 102] });
    expect(flow.screen().screen).toBe('information');
    expect(flow.draft()).toEqual(timedDraft);
  });

  it('RB-11 what a guest has left out of the details is filled in from the data of the member who has signed in', async () => {
    const { customer } = completeDraft;
    if (customer === null) throw new Error('the draft has nobody');
    const flow = startBooking({ member });
    await flow.reopen({ ...completeDraft, customer: { ...customer, phone: '' } });
    const { account, code, phone } = member;
    expect(flow.draft()).toMatchObject({
      owner: account,
      customer: { firstName: customer.firstName, phone, memberCode: code },
    });
  });

  it('LANG-05 branch and services have the names that the catalogue gives them now', async () => {
    const flow = startBooking();
    await flow.open(timedDraft);
    const branch = { ...bangna, name: 'Bang Na', keyword: '' };
    const inEnglish = [
      { ...oil, name: 'Engine oil' },
      { ...brake, name: 'Brake check' },
    ];
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch, services: inEnglish } });
    expect(flow.draft().branch).toEqual({ ...bangna, name: 'Bang Na' });
    expect(flow.draft().services.map(({ name }) => name)).toEqual(['Engine oil', 'Brake check']);
    expect(flow.draft().slot).toEqual(timedDraft.slot);
  });

  it('a lost time is offered from the stored days at once, and then from the fresh ones', async () => {
    const { date, time, startsAt } = HALF_PAST_TEN;
    const lostTime = { date, time, startsAt, choice: null, reached: 'information' } as const;
    const flow = startBooking();
    await flow.reopen({ ...timedDraft, slot: NO_TIME, lostTime, days: offered.days, steps: REACHED_TIME });
    expect(flow.show('time')).toMatchObject({
      freshness: 'refreshing',
      notice: { code: 'time.freeAgain', date, time },
    });
    await flow.offer(offeredLater);
    expect(flow.show('time').notice).toMatchObject({ code: 'time.nearest', wanted: { date, time } });
  });

  it('the address chooses among reached steps only', async () => {
    const early = startBooking({ step: 'branch' });
    await early.reopen(timedDraft);
    expect(early.screen().screen).toBe('branch');
    expect(enabledSteps(early.show('branch').steps)).toEqual(['branch', 'services', 'time', 'information']);
    const late = startBooking({ step: 'summary' });
    await late.reopen(timedDraft);
    expect(late.screen().screen).toBe('information');
  });

  it.each(['corrupt', 'old', 'foreign'] as const)('RB-08 a %s draft is dropped with a notice', async (reason) => {
    const flow = startBooking();
    await flow.open(null, reason);
    expect(flow.show('branch')).toMatchObject({ chosen: null, notice: { code: 'draft.dropped', reason } });
  });

  it('RB-08 a time that has since passed is removed and named, the rest of the draft stays', async () => {
    const flow = startBooking({ clock: { now: () => Date.parse('2026-11-23T10:30:00+07:00') } });
    await flow.reopen(timedDraft);
    expect(flow.show('time').notice).toEqual({ code: 'time.passed', date: '2026-11-23', time: '10:30' });
    expect(flow.draft()).toMatchObject({
      branch: bangna,
      services: timedDraft.services,
      slot: { ...NO_TIME, date: '2026-11-23' },
    });
    const early = startBooking({ clock: { now: () => Date.parse('2026-11-23T10:29:59+07:00') } });
    await early.reopen(timedDraft);
    expect(early.draft().slot).toEqual(timedDraft.slot);
  });

  it('RB-07, RB-08 a time that has passed stays if it may already be confirmed', async () => {
    const flow = startBooking({ clock: { now: () => Date.parse('2026-12-01T00:00:00+07:00') } });
    await flow.open(unansweredDraft);
    expect(flow.screen().screen).toBe('summary');
  });

  it('RB-08 a storage that cannot be read opens an empty wizard', async () => {
    const broken = startBooking();
    await broken.ports.readDraft.last().fail();
    expect(broken.show('branch').chosen).toBeNull();
    const endless = startBooking();
    endless.clock.increment(5_000);
    expect(endless.show('branch').chosen).toBeNull();
  });

  it('RB-08 a branch that no longer exists is dropped with its times, the rest stays', async () => {
    const flow = startBooking();
    await flow.open(completeDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: null, services: [oil, brake] } });
    expect(flow.show('branch')).toMatchObject({ notice: { code: 'choice.gone', branch: true, services: [] } });
    expect(flow.draft()).toMatchObject({
      branch: null,
      slot: NO_TIME,
      services: [oil, brake],
      customer: completeDraft.customer,
    });
  });

  it('RB-08 that the branch of a link no longer exists is said before what there is to say of a lost time', async () => {
    const { date, time, startsAt } = HALF_PAST_TEN;
    const lostTime = { date, time, startsAt, choice: null, reached: 'information' } as const;
    const flow = startBooking({ wish: { locationId: 13, serviceIds: [101, 102], when: null } });
    await flow.open({ ...timedDraft, slot: NO_TIME, lostTime, steps: REACHED_TIME });
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: null, services: [oil, brake] } });
    expect(flow.show('time').notice).toEqual({ code: 'choice.gone', branch: true, services: [] });
  });

  it('RB-08 a service that no longer exists is dropped with the times', async () => {
    const flow = startBooking();
    await flow.open(completeDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil] } });
    expect(flow.show('time').notice).toEqual({ code: 'choice.gone', branch: false, services: [brake.name] });
    expect(flow.draft()).toMatchObject({ services: [oil], slot: NO_TIME });
  });

  it('RB-08 a service that now takes longer clears the times', async () => {
    const flow = startBooking();
    await flow.open(completeDraft);
    const longer = { ...brake, hours: 2 };
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil, longer] } });
    expect(flow.draft()).toMatchObject({ services: [oil, longer], slot: NO_TIME });
  });

  it.each(['refused', 'broken', 'endless'] as const)(
    'RB-16 if the check is %s the draft stays as it is',
    async (how) => {
      const flow = startBooking();
      await flow.open(timedDraft);
      const call = flow.ports.checkDraft.last();
      if (how === 'refused') await call.answer({ kind: 'failed', failure: 'refused' });
      if (how === 'broken') await call.fail();
      if (how === 'endless') flow.clock.increment(5_000);
      expect(flow.screen().screen).toBe('information');
      expect(flow.draft()).toEqual(timedDraft);
    },
  );

  it.each(['refused', 'broken', 'endless'] as const)(
    'RB-16 if the check is %s a wish counts only at the branch already chosen',
    async (how) => {
      const there = [
        { stored: { ...timedDraft, slot: NO_TIME, steps: REACHED_TIME }, wishes: true },
        { stored: { ...timedDraft, branch: rangsit, slot: NO_TIME, steps: REACHED_TIME }, wishes: false },
      ];
      for (const { stored, wishes } of there) {
        const flow = startBooking({ wish, step: 'services' });
        await flow.open(stored);
        const call = flow.ports.checkDraft.last();
        if (how === 'refused') await call.answer({ kind: 'failed', failure: 'refused' });
        if (how === 'broken') await call.fail();
        if (how === 'endless') flow.clock.increment(5_000);
        expect(flow.show('services').sheet.wished !== null).toBe(wishes);
        expect(flow.draft().branch).toEqual(stored.branch);
      }
    },
  );

  it('RB-16 stored days are shown while they are asked again', async () => {
    const flow = startBooking({ step: 'time' });
    await flow.reopen(timedDraft);
    expect(flow.show('time')).toMatchObject({ freshness: 'refreshing', days: offered.days, time: '10:30' });
  });
});
