import { describe, expect, it } from 'vitest';
import { availabilityMachine } from '../availability/availability.machine.ts';
import {
  APPOINTMENT_ID,
  confirmation,
  hold,
  refusal,
  REQUEST_KEY,
} from '../booking-confirmation/booking-confirmation.fixtures.ts';
import {
  bangna,
  heldDraft,
  member,
  PAGE_TIME,
  services,
  timedDraft,
  unansweredDraft,
} from './retail-booking.fixtures.ts';
import type { RetailDraft } from './retail-booking.draft.ts';
import { HALF_PAST_TEN, startBooking } from './retail-booking.journey.fixtures.ts';
import { selectDraft } from './retail-booking.selectors.ts';

const [oil, brake] = services;

describe('interrupts and faults', () => {
  it('another sign-in while times load keeps the draft, and resuming continues with it', async () => {
    const flow = startBooking();
    await flow.open();
    flow.chooseBranchAndServices();
    const before = flow.draft();
    flow.actor.send({ type: 'session.superseded' });
    expect(flow.screen()).toEqual({ screen: 'interrupted' });
    expect(flow.ports.listDateTimes.last().signal.aborted).toBe(true);
    expect(flow.draft()).toEqual(before);
    flow.actor.send({ type: 'resume.requested' });
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil, brake] } });
    expect(flow.screen().screen).toBe('time');
  });

  it('DUP-03 another sign-in while a confirm is on its way waits for its answer: refused, it was not done, and the draft waits with its hold', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    flow.actor.send({ type: 'session.superseded' });
    expect(flow.show('summary').locked).toBe(true);
    await flow.ports.confirmAppointment.last().answer({ kind: 'failed', failure: refusal });
    expect(flow.show('summary').locked).toBe(false);
    expect(flow.draft()).toMatchObject({
      appointmentId: APPOINTMENT_ID,
      requestKey: null,
      heldUntil: PAGE_TIME + 900_000,
    });
    flow.clock.increment(60_000);
    expect(flow.ports.confirmAppointment.calls).toHaveLength(1);
    const later = startBooking({ member: { ...member, code: 'another sign-in' } });
    await later.reopen(flow.draft());
    later.clock.increment(60_000);
    expect(later.ports.confirmAppointment.calls).toHaveLength(0);
  });

  it('DUP-03 without an answer its outcome stays unknown with its key, and nothing asks by itself', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    flow.actor.send({ type: 'session.superseded' });
    await flow.ports.confirmAppointment.last().fail();
    flow.clock.increment(60_000);
    expect(flow.ports.confirmAppointment.calls).toHaveLength(1);
    expect(flow.draft()).toMatchObject({ appointmentId: APPOINTMENT_ID, requestKey: REQUEST_KEY });
  });

  it.each([
    ['is held', { state: 'live', hold }, null],
    ['was confirmed', { state: 'confirmed', confirmation }, 'confirmed'],
  ] as const)(
    'DUP-03 after a new sign-in an unanswered confirm is looked up: the slot %s',
    async (_what, value, end) => {
      const flow = startBooking({ member: { ...member, code: 'another sign-in' } });
      await flow.open(unansweredDraft);
      await flow.ports.readHold.last().fail();
      flow.clock.increment(8_000);
      await flow.ports.readHold.last().answer({ kind: 'ok', value });
      flow.clock.increment(60_000);
      expect(flow.ports.confirmAppointment.calls).toHaveLength(0);
      expect(flow.screen().screen).toBe(end ?? 'summary');
      if (end !== null) return;
      expect(flow.show('summary').locked).toBe(false);
      expect(flow.draft().requestKey).toBeNull();
      flow.confirm();
      expect(flow.ports.confirmAppointment.last().input).toMatchObject({ isRepeat: false });
    },
  );

  /** What the member who is signed in had sent before this page was loaded. */
  const unansweredOf = (memberCode: string): RetailDraft => {
    const { customer, heldItem } = unansweredDraft;
    if (customer === null || heldItem === null) throw new Error('an unanswered confirm has a customer');
    const own = { ...customer, memberCode };
    return { ...unansweredDraft, customer: own, heldItem: { ...heldItem, customer: own } };
  };

  it('DUP-03 an unanswered confirm whose session ends while it is looked up is only looked up after going on', async () => {
    const flow = startBooking({ member });
    await flow.open(unansweredOf(member.code));
    expect(flow.ports.readHold.calls).toHaveLength(1);
    flow.actor.send({ type: 'session.superseded' });
    flow.actor.send({ type: 'resume.requested' });
    await flow.ports.readHold.last().fail();
    flow.clock.increment(8_000);
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    flow.clock.increment(60_000);
    expect(flow.ports.confirmAppointment.calls).toHaveLength(0);
    expect(flow.draft().requestKey).toBeNull();
  });

  it('DUP-03 a session that ends before the stored draft is read counts as ended for its unanswered confirm', async () => {
    const flow = startBooking({ member });
    flow.actor.send({ type: 'session.superseded' });
    await flow.open(unansweredOf(member.code));
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    flow.clock.increment(60_000);
    expect(flow.ports.confirmAppointment.calls).toHaveLength(0);
  });

  it("DUP-03 a member's unanswered confirm is only looked up where nobody is signed in", async () => {
    const flow = startBooking({ member: null });
    await flow.open(unansweredOf(member.code));
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    flow.clock.increment(60_000);
    expect(flow.ports.confirmAppointment.calls).toHaveLength(0);
  });

  it('without another sign-in it is sent again with its key', async () => {
    const flow = startBooking({ member });
    await flow.open(unansweredOf(member.code));
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    expect(flow.ports.confirmAppointment.last().input).toMatchObject({ requestKey: REQUEST_KEY });
  });

  it('RB-08 a draft that another tab changed is left alone, and read again before this one goes on', async () => {
    const flow = startBooking();
    await flow.open(heldDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil, brake] } });
    flow.actor.send({ type: 'draft.changedElsewhere' });
    expect(flow.screen()).toEqual({ screen: 'changedElsewhere' });
    expect(selectDraft(flow.actor.getSnapshot())).toBeNull();
    flow.actor.send({ type: 'next.requested' });
    flow.actor.send({ type: 'restart.requested' });
    expect(flow.screen()).toEqual({ screen: 'changedElsewhere' });
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
    flow.actor.send({ type: 'resume.requested' });
    await flow.ports.readDraft.last().answer({ kind: 'ok', value: { draft: timedDraft, dropped: null } });
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil, brake] } });
    expect(flow.draft()).toMatchObject({ appointmentId: null, branch: timedDraft.branch });
  });

  it('RB-07 while a confirm is pending its answer comes first, whatever another tab does', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    flow.actor.send({ type: 'draft.changedElsewhere' });
    expect(flow.screen()).toMatchObject({ screen: 'summary', locked: true });
    await flow.ports.confirmAppointment.last().answer({ kind: 'ok', value: confirmation });
    expect(flow.screen().screen).toBe('confirmed');
  });

  it('after another sign-in while the draft is checked one can resume or start over', async () => {
    const flow = startBooking();
    await flow.open(heldDraft);
    flow.actor.send({ type: 'session.superseded' });
    expect(flow.screen()).toEqual({ screen: 'interrupted' });
    flow.actor.send({ type: 'restart.requested' });
    expect(flow.show('branch').chosen).toBeNull();
    expect(flow.ports.releaseHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
  });

  it('a fault in a child chart leads to a state that can be left with the draft kept', async () => {
    const flow = startBooking(
      {},
      {
        availability: availabilityMachine.provide({
          actions: {
            markShown: () => {
              throw new Error('fault');
            },
          },
        }),
      },
    );
    await flow.reopen(timedDraft);
    flow.back();
    await Promise.resolve();
    expect(flow.screen()).toEqual({ screen: 'interrupted' });
    expect(flow.draft().slot).toEqual(HALF_PAST_TEN);
    flow.actor.send({ type: 'restart.requested' });
    expect(flow.show('branch').chosen).toBeNull();
  });

  it('another sign-in before the stored draft was read does not overwrite it', async () => {
    const flow = startBooking();
    flow.actor.send({ type: 'session.superseded' });
    expect(selectDraft(flow.actor.getSnapshot())).toBeNull();
    await flow.open(heldDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil, brake] } });
    expect(flow.draft().appointmentId).toBe(APPOINTMENT_ID);
  });
});
