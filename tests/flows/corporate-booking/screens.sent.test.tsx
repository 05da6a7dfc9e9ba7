import { describe, expect, it, onTestFinished } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import {
  alternative,
  APPOINTMENT_ID,
  otherAlternative,
  OTHER_APPOINTMENT_ID,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { contact, fleetCar, readyDraft, takeCarPlace } from '#machines/car-booking/car-booking.fixtures.ts';
import {
  FIRST,
  groupOf,
  heldGroup,
  readyCar,
  readyGroup,
  SECOND,
  unansweredGroup,
} from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { Group } from '#machines/corporate-booking/corporate-booking.types.ts';
import { alternativeOf } from '#tests/flows/booking-confirmation/ports.ts';
import { buttonNamed, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import { asksOf, confirmedAs, heldAs, readAs } from './answers.ts';
import { fleetOf } from './fleet.ts';
import { keepGroup, keptGroup, lists, openGroup } from './page.tsx';
import { holdButton, rowOf } from './scenes.ts';
import { FLEET, pageChart } from './ways.ts';

const NOW = '2026-11-21T10:00:00+07:00';
const IDS = new Map([
  [FIRST, APPOINTMENT_ID],
  [SECOND, OTHER_APPOINTMENT_ID],
]);

/** The page where this group is stored, and none of its cars has a booking. */
async function openWith(group: Group) {
  const page = await openGroup({
    chart: pageChart,
    ports: {},
    always: { ...lists, listFleet: () => fleetOf(FLEET) },
    stored: () => void keepGroup(group),
  });
  onTestFinished(async () => {
    page.wire.check();
    page.close();
  });
  const { wire, settle } = page;
  const pressed = async (name: string) => {
    pressButton(name);
    await settle();
  };
  const hold = async () => {
    press(holdButton());
    await settle();
  };
  /** Each car that is asked for gets its time, or has lost it to others. */
  const answerHold = async (lost: readonly string[] = []) => {
    const { item } = wire.sent('setupGroup').at(-1) ?? { item: [] };
    const item_list = item.map(({ car_profile_id: id }) =>
      lost.includes(id)
        ? {
            car_profile_id: id,
            error_code: ERROR.slotTaken,
            error_msg: '',
            alternatives: [id === FIRST ? alternative : otherAlternative].map(alternativeOf),
          }
        : heldAs(id, IDS.get(id) ?? ''),
    );
    wire.answer('setupGroup', { id: null, item_list, now: NOW });
    await settle();
  };
  return { ...page, pressed, hold, answerHold };
}
const stateOf = (carId: string) =>
  rowOf(fleetCar(carId).plate)?.querySelector<HTMLElement>('[data-standing]')?.dataset['standing'];
const slotOf = (carId: string) => keptGroup()?.cars.find(({ draft }) => draft.car.id === carId)?.draft.slot.time;

describe('what is sent for several cars', () => {
  const other = { firstName: 'สมหญิง', lastName: 'ใจงาม', phone: '0898765432', email: '' };
  const collected = readyCar(FIRST, {
    draft: { ...readyDraft(FIRST), isCollected: true, address: takeCarPlace, contact: other },
  });

  it('CB-04 a collected car, its contact and the promise of all or nothing arrive with the hold and the confirm', async () => {
    const group = groupOf([collected, readyCar(SECOND)], { promise: 'all' });
    const { wire, hold, answerHold, pressed } = await openWith(group);
    await hold();
    const [sent] = wire.sent('setupGroup');
    expect(sent).toMatchObject(asksOf(group).setupGroup);
    expect(sent?.allow_partial).toBe(false);
    expect(sent?.item[0]).toMatchObject({
      car_profile_id: FIRST,
      by_mr_fit: true,
      address_take_car: { address: takeCarPlace.address, postal_code: takeCarPlace.postCode, index: 3 },
      customer_data: { first_name: other.firstName, tel_no: other.phone, car_name: 'กระบะ 1' },
    });
    expect(sent?.item[1]).toMatchObject({ by_mr_fit: false, customer_data: { first_name: contact.firstName } });
    expect(sent?.item[1]).not.toHaveProperty('address_take_car');
    await answerHold();
    await pressed('Confirm 2 cars');
    expect(wire.sent('confirmGroup')).toMatchObject([
      { item: [APPOINTMENT_ID, OTHER_APPOINTMENT_ID], allow_partial: false },
    ]);
  });

  it('CB-04 another time goes to its own car, and the next lost car keeps its own', async () => {
    const { hold, answerHold, settle, wire } = await openWith(readyGroup);
    await hold();
    await answerHold([FIRST, SECOND]);
    const plate = displayPlate(fleetCar(SECOND).plate);
    press(document.querySelector<HTMLElement>(`[aria-label="Other times for ${plate}"] button`));
    await settle();
    expect([slotOf(FIRST), slotOf(SECOND)]).toEqual(['10:30', '14:00']);
    expect([stateOf(FIRST), stateOf(SECOND)]).toEqual(['lost', 'ready']);
    expect(wire.sent('setupGroup')).toHaveLength(1);
  });

  it('CB-04 a car that is lost at the confirm can be tried again, and moves its booking', async () => {
    const { wire, hold, answerHold, pressed, settle } = await openWith(readyGroup);
    await hold();
    await answerHold();
    await pressed('Confirm 2 cars');
    const lost = { error_code: ERROR.failedAtScheduledTime, error_msg: '', alternatives: [alternativeOf(alternative)] };
    const item_list = [confirmedAs(APPOINTMENT_ID, 'K7M2P9QX'), { appointment_id: OTHER_APPOINTMENT_ID, ...lost }];
    wire.answer('confirmGroup', { item_list, now: NOW });
    await settle();
    expect([stateOf(FIRST), stateOf(SECOND)]).toEqual(['confirmed', 'lost']);
    expect(buttonNamed('Try 1 lost car again')).not.toBeNull();
    await pressed('Change something');
    await pressed('Hold the time of 1 car');
    expect(wire.sent('setupGroup').at(-1)?.item).toMatchObject([
      { car_profile_id: SECOND, appointment_id: OTHER_APPOINTMENT_ID },
    ]);
  });

  it('a hold that was not answered is asked for again with its key, and then anew, since the answer may be old', async () => {
    const { wire, hold, answerHold, settle } = await openWith(readyGroup);
    await hold();
    wire.fail('setupGroup');
    await settle();
    expect(isShown('The times of 2 cars could not be held')).toBe(true);
    await hold();
    wire.check();
    await answerHold();
    expect(wire.sent('setupGroup')).toHaveLength(3);
    await answerHold();
    expect([stateOf(FIRST), stateOf(SECOND)]).toEqual(['held', 'held']);
  });

  it('CB-04 a refusal that says nothing of an earlier try leaves the outcome unknown', async () => {
    const { wire, hold, answerHold, pressed, settle } = await openWith(readyGroup);
    await hold();
    await answerHold();
    await pressed('Confirm 2 cars');
    wire.refuse('confirmGroup', 'internal');
    await settle();
    expect(isShown('We do not know yet whether the cars are booked')).toBe(true);
    await pressed('Try again');
    wire.refuse('confirmGroup', 'tooManyRequests');
    await settle();
    expect(isShown('We do not know yet whether the cars are booked')).toBe(true);
    await pressed('Try again');
    wire.check();
    const keys = wire.sent('confirmGroup').map(({ request_key: key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['live', [{ car_profile_id: FIRST, appointment_id: APPOINTMENT_ID }]],
    ['confirmed', null],
  ] as const)(
    'a car that has a booking already is moved only where that booking is a temporary one: %s',
    async (state, again) => {
      const { wire, hold, settle } = await openWith(readyGroup);
      await hold();
      const booked = { car_profile_id: FIRST, error_code: ERROR.carAlreadyBooked, error_msg: 'จองไว้แล้ว' };
      const item_list = [{ ...booked, active_appointment_id: APPOINTMENT_ID }, heldAs(SECOND, OTHER_APPOINTMENT_ID)];
      wire.answer('setupGroup', { id: null, item_list, now: NOW });
      await settle();
      expect(wire.sent('listBookingDetails')).toEqual([{ items: [APPOINTMENT_ID] }]);
      wire.answer('listBookingDetails', { booking_list: [readAs(APPOINTMENT_ID, state)], now: NOW });
      await settle();
      if (again === null) {
        expect(isShown('จองไว้แล้ว')).toBe(true);
        expect([stateOf(FIRST), stateOf(SECOND)]).toEqual(['ready', 'held']);
        return;
      }
      expect(wire.sent('setupGroup').at(-1)?.item).toMatchObject(again);
      wire.answer('setupGroup', { id: null, item_list: [heldAs(FIRST, APPOINTMENT_ID)], now: NOW });
      await settle();
      expect([stateOf(FIRST), stateOf(SECOND)]).toEqual(['held', 'held']);
    },
  );

  it('CB-05 a confirm of an earlier sign-in is looked up and not sent again', async () => {
    const { wire, settle } = await openWith({ ...unansweredGroup, sentBy: 'code-of-an-earlier-login' });
    const booking_list = [APPOINTMENT_ID, OTHER_APPOINTMENT_ID].map((id) => readAs(id, 'live'));
    wire.answer('listBookingDetails', { booking_list, now: NOW });
    await settle();
    expect(wire.sent('confirmGroup')).toEqual([]);
    expect([stateOf(FIRST), stateOf(SECOND)]).toEqual(['held', 'held']);
    expect(buttonNamed('Confirm 2 cars')).not.toBeNull();
  });

  it('where one of the holds is gone each is read alone, and only that car is asked for again', async () => {
    const { wire, hold, settle } = await openWith(heldGroup);
    await hold();
    wire.refuse('listBookingDetails', 'bookingNotFound');
    await settle();
    wire.answer('readBooking', { booking: readAs(APPOINTMENT_ID, 'live'), now: NOW });
    await settle();
    wire.refuse('readBooking', 'bookingNotFound');
    await settle();
    expect(wire.sent('setupGroup').map(({ item }) => item.map(({ car_profile_id: id }) => id))).toEqual([[SECOND]]);
  });
});
