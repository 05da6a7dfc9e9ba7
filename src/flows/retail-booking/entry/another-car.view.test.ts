import { describe, expect, it } from 'vitest';
import { blankDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import {
  completeDraft,
  heldDraft,
  timedDraft,
  unansweredDraft,
} from '#machines/retail-booking/retail-booking.fixtures.ts';
import { NO_INFORMATION, type TypedBooking } from '../kept/typed-booking.store.ts';
import { otherCarUnderWay } from './another-car.view.ts';

const names = { brand: '', model: '', variant: '', year: '' };
const wanted = { plate: '9ฮฮ 9', province: 'ตราด', ...names };
const own = completeDraft.customer ?? wanted;

const typed = (plate: string, more: Partial<TypedBooking> = {}): TypedBooking => ({
  values: { ...NO_INFORMATION, register_number: plate },
  car: null,
  ownCar: null,
  otherService: null,
  isRepeat: false,
  isForNext: false,
  ...more,
});

describe('a car that is to be booked while a booking is under way', () => {
  it.each([
    ['one that is entered', completeDraft, null, own.plate],
    ['one whose time is held', heldDraft, null, own.plate],
    ['one that is only typed', timedDraft, typed('3กก 3'), '3กก 3'],
    ['one that is typed over the entered one', completeDraft, typed('3กก 3'), '3กก 3'],
    [
      'one of the member’s own, above the plate typed for another',
      completeDraft,
      typed('9ฮฮ9', { ownCar: 'a' }),
      own.plate,
    ],
  ])('is another than %s', (_what, draft, before, plate) => {
    expect(otherCarUnderWay(draft, before, wanted)?.plate).toBe(plate);
  });

  it.each([
    ['without a booking', null, null],
    ['with nothing chosen, whatever car was typed', blankDraft(''), typed('3กก 3')],
    ['where no car is known yet', timedDraft, null],
    ['where it is the same car, however it is written', timedDraft, typed('๙ฮฮ-9')],
    ['while it may be booked already', unansweredDraft, null],
  ])('begins at once %s', (_what, draft, before) => {
    expect(otherCarUnderWay(draft, before, wanted)).toBeNull();
  });

  it('is another where only the province differs', () => {
    expect(otherCarUnderWay(completeDraft, null, { ...wanted, ...own, province: 'ระยอง' })?.plate).toBe(own.plate);
    expect(otherCarUnderWay(completeDraft, null, { ...wanted, ...own, province: '' })).toBeNull();
  });
});
