import { describe, expect, it } from 'vitest';
import { completeDraft, information, member, memberDraft, unansweredDraft } from './retail-booking.fixtures.ts';
import { startBooking } from './retail-booking.journey.fixtures.ts';
import { item } from '../booking-confirmation/booking-confirmation.fixtures.ts';

describe('who books', () => {
  it('a guest isGuest, with an empty form', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    expect(flow.show('information')).toMatchObject({ isGuest: true, values: {} });
    flow.enterInformation();
    expect(flow.ports.holdAppointment.last().input).toMatchObject({ isGuest: true, customer: { memberCode: '' } });
  });

  it('the data of a member prefill the form, and isGuest is false', async () => {
    const flow = startBooking({ member });
    expect(flow.ports.readDraft.last().input).toEqual({ owner: member.account });
    await flow.reachInformation();
    expect(flow.show('information')).toMatchObject({ isGuest: false, values: { firstName: 'วิภา' } });
    flow.enterInformation();
    expect(flow.show('summary').isGuest).toBe(false);
    expect(flow.ports.holdAppointment.last().input).toMatchObject({
      isGuest: false,
      customer: { ...information.customer, memberCode: member.code },
    });
  });

  it('a guest’s draft is adopted at sign-in, and the member’s own is read at every login under that login’s code', async () => {
    for (const stored of [completeDraft, memberDraft]) {
      const flow = startBooking({ member });
      await flow.reopen(stored);
      expect(flow.draft()).toEqual({
        ...stored,
        owner: member.account,
        customer: { ...stored.customer, memberCode: member.code },
      });
      expect(flow.ports.holdAppointment.last().input).toMatchObject({
        appointmentId: stored.appointmentId,
        isGuest: false,
        customer: { ...information.customer, memberCode: member.code },
      });
    }
  });

  it("a guest's confirm without an answer stays as it was sent, and the draft is adopted with its answer", async () => {
    const flow = startBooking({ member });
    await flow.open(unansweredDraft);
    expect(flow.draft()).toEqual(unansweredDraft);
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'expired' } });
    expect(flow.draft()).toMatchObject({
      owner: member.account,
      customer: { memberCode: member.code },
      requestKey: null,
    });
  });

  it('RB-12 RB-18 the item of setup-temp carries the whole draft', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'otherService.entered', text: 'ดูดฝุ่น' });
    flow.enterInformation();
    expect(flow.ports.holdAppointment.last().input).toEqual({
      ...item,
      subject: '',
      appointmentId: null,
      otherService: 'ดูดฝุ่น',
      note: 'มีเสียงดังตอนเบรก',
    });
  });
});
