import { describe, expect, it } from 'vitest';
import { availabilityMachine } from '../availability/availability.machine.ts';
import {
  APPOINTMENT_ID,
  confirmation,
  hold,
  REQUEST_KEY,
} from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { bangna, heldDraft, services, timedDraft } from './retail-booking.fixtures.ts';
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

  it('another sign-in while a confirm is pending keeps hold and key, and resuming asks for the outcome', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    flow.actor.send({ type: 'session.superseded' });
    expect(flow.screen()).toEqual({ screen: 'interrupted' });
    expect(flow.draft()).toMatchObject({ appointmentId: APPOINTMENT_ID, requestKey: REQUEST_KEY });
    flow.actor.send({ type: 'resume.requested' });
    expect(flow.ports.readHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    expect(flow.ports.confirmAppointment.last().input.requestKey).toBe(REQUEST_KEY);
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
