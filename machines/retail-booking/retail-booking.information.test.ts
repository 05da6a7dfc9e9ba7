import { describe, expect, it } from 'vitest';
import { information, member } from './retail-booking.fixtures.ts';
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
    expect(flow.ports.readDraft.last().input).toEqual({ owner: 'member-7' });
    await flow.reachInformation();
    expect(flow.show('information')).toMatchObject({ isGuest: false, values: { firstName: 'วิภา' } });
    flow.enterInformation();
    expect(flow.show('summary').isGuest).toBe(false);
    expect(flow.ports.holdAppointment.last().input).toMatchObject({
      isGuest: false,
      customer: { ...information.customer, memberCode: 'member-7' },
    });
  });

  it('RB-12 RB-18 the item of setup-temp carries the whole draft', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'otherService.entered', text: 'ดูดฝุ่น' });
    flow.enterInformation();
    expect(flow.ports.holdAppointment.last().input).toEqual({
      ...item,
      appointmentId: null,
      otherService: 'ดูดฝุ่น',
      note: 'มีเสียงดังตอนเบรก',
    });
  });
});
