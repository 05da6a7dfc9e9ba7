import { describe, expect, it, vi } from 'vitest';
import type { RequestFor } from '#contract/calls/all.ts';
import { offered } from '#machines/availability/availability.fixtures.ts';
import { item } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import type { CarLevel } from '#machines/car-registration/car-registration.types.ts';
import { bangna, information, services } from '#machines/retail-booking/retail-booking.fixtures.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { StoredDraft } from '#src/flows/retail-booking/kept/stored-draft.store.ts';
import { HELD, LIVE, seen, type BookingGuest } from './guest.ts';
import { openBooking } from './openings.ts';

vi.setConfig({ testTimeout: 60_000 });

const [oil, brake] = services;
const { customer, note } = information;

type Item = RequestFor<'setupTemporary'>['item'];
type CustomerField = keyof NonNullable<StoredDraft['customer_data']>;

interface Field {
  readonly is: unknown;
  readonly stored: (draft: StoredDraft) => unknown;
  readonly held: (item: Item) => unknown;
  /** The step where it is entered, and how it is shown there. */
  readonly step: Step;
  readonly seen: () => unknown;
}

const ofCustomer = (name: CustomerField, is: unknown, shown = (): unknown => seen.field(name)): Field => ({
  is,
  stored: (draft) => draft.customer_data?.[name],
  held: ({ customer_data }) => customer_data[name],
  step: 'information',
  seen: shown,
});
const carField = (level: CarLevel) => Number(document.querySelector<HTMLSelectElement>(`#car-${level}`)?.value);
const ofCar = (level: CarLevel, is: string): Field =>
  ofCustomer(level, is, () => carLists[level].find(({ id }) => id === carField(level))?.name);

/** Each has its own value, so that none can be mistaken for another. */
const FIELDS: Readonly<Record<string, Field>> = {
  branch: {
    is: bangna.locationId,
    stored: ({ branch }) => branch?.location_id,
    held: ({ location_id }) => location_id,
    step: 'branch',
    seen: () => Number(seen.branch()),
  },
  services: {
    is: [oil.id, brake.id],
    stored: (draft) => draft.services.services,
    held: ({ service_list }) => service_list,
    step: 'services',
    seen: seen.services,
  },
  'other service': {
    is: item.otherService,
    stored: (draft) => draft.services.other_service,
    held: ({ other_service }) => other_service,
    step: 'services',
    seen: () => document.querySelector('textarea')?.value,
  },
  'date and time': {
    is: '2026-11-24T09:00:00+07:00',
    stored: ({ dateTime }) => dateTime.date_time,
    held: ({ datetime }) => datetime,
    step: 'time',
    seen: () => `${seen.day()}T${seen.time()}:00+07:00`,
  },
  'licence plate': ofCustomer('register_number', customer.plate, () => seen.field('register_number')?.replace(' ', '')),
  province: ofCustomer('province', customer.province),
  brand: ofCar('brand', customer.brand),
  model: ofCar('model', customer.model),
  variant: ofCar('variant', customer.variant),
  year: ofCar('year', customer.year),
  'car in the master data': ofCustomer('master_car_data_id', customer.carId, () => carField('year')),
  'first name': ofCustomer('first_name', customer.firstName),
  'last name': ofCustomer('last_name', customer.lastName),
  phone: ofCustomer('tel_no', customer.phone, () => seen.field('tel_no')?.replace(/\D/g, '')),
  'e-mail': ofCustomer('email', customer.email),
  note: {
    is: note,
    stored: (draft) => draft.note,
    held: (held) => held.note,
    step: 'information',
    seen: () => document.querySelector<HTMLTextAreaElement>('#information-note')?.value,
  },
};

/** Everything entered by hand, and the time held. */
async function enterAll(): Promise<BookingGuest> {
  const guest = await openBooking();
  await guest.chooseBranch(bangna.name);
  await guest.next();
  await guest.toggle(oil.name);
  await guest.toggle(brake.name);
  await guest.writeOther(item.otherService);
  await guest.next();
  await guest.offer(offered);
  await guest.chooseDay('2026-11-24');
  await guest.chooseTime('09:00');
  await guest.next();
  await guest.chooseCar();
  await guest.fillIn(information);
  await guest.next();
  await guest.answer('setupTemporary', HELD);
  return guest;
}

/** Goes to the step where it was entered, and answers its calls. */
async function goBackTo(guest: BookingGuest, step: Step) {
  await guest.goTo(step);
  if (step === 'information') await guest.chooseCar(false);
  if (step === 'time' && guest.calls.isOpen('listDateTimes')) await guest.offer(offered);
}

describe('what is entered', () => {
  it.each(Object.keys(FIELDS))(
    'RB-08 %s: stays through the hold, a reload, going back and a change of language',
    async (name) => {
      const field = FIELDS[name]!;
      const entered = await enterAll();
      const kept = entered.stored();
      expect(kept && field.stored(kept), 'stored').toEqual(field.is);
      const [held] = entered.calls.sent('setupTemporary');
      expect(held && field.held(held.item), 'held').toEqual(field.is);
      expect(held?.item).toMatchObject({ hours: oil.hours + brake.hours, max_pre_day: oil.preDay });
      entered.close();

      const guest = await openBooking(JSON.stringify(kept));
      await guest.settle(100);
      await guest.answer('readBooking', LIVE);
      await goBackTo(guest, field.step);
      expect(field.seen(), 'gone back to after a reload').toEqual(field.is);
      await guest.turnTo('th');
      expect(field.seen(), 'in Thai').toEqual(field.is);
      expect(field.stored(guest.stored()!), 'stored in Thai').toEqual(field.is);
      await guest.goTo('summary');
      await guest.settle(100);
      expect(guest.calls.isOpen('readBooking')).toBe(true);
      expect(guest.calls.spoken().at(-1)).toBe('th');
      expect(guest.calls.sent('setupTemporary'), 'nothing has changed').toEqual([]);
      expect(field.stored(guest.stored()!), 'stored in the end').toEqual(field.is);
    },
  );

  it('the car stays even if its lists are late or fail when the form is sent again', async () => {
    const entered = await enterAll();
    const kept = entered.stored();
    entered.close();
    const guest = await openBooking(JSON.stringify(kept));
    await guest.settle(100);
    await guest.answer('readBooking', LIVE);
    await guest.goTo('information');
    await guest.settle(100);
    expect(guest.calls.isOpen('listCarMasterData')).toBe(true);
    await guest.next();
    expect(guest.stored()?.customer_data).toEqual(kept?.customer_data);
  });
});
