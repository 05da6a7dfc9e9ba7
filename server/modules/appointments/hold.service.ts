import { randomUUID } from 'node:crypto';
import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { MOST_LIVE } from '#domain/booking-limits.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import type { GroupInput, HoldInput, SlotItem } from '../../db/booking-works.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import type { StoredCustomer } from '../../db/schema/bookings.ts';
import { CallFailure } from '../../http/call-context.ts';
import { isByCatalogue } from '../../http/write.ts';
import { wrongPart } from '../addresses/addresses.service.ts';
import { slotAt } from '../availability/availability.service.ts';
import { lengthOf, rulesOf } from './slot-rules.ts';

const standing = ({ bookings, of_plate }: { bookings: number; of_plate: number }) => ({ bookings, of_plate });

/** The same for bookings that are not held: those taken into an account, or confirmed after the hold expired. */
export const MOST_STANDING = { guest: standing(MOST_LIVE.guest), member: standing(MOST_LIVE.member) } as const;

export interface HoldOptions {
  readonly aff: string;
  /** The length of a hold. */
  readonly minutes: number;
}

/** A lone surrogate becomes the replacement character, as in a text column; jsonb would refuse it. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function wellFormedTexts<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([field, value]) => [
    field,
    typeof value === 'string' ? wellFormed(value) : (value as unknown),
  ]);
  return { ...texts, ...(Object.fromEntries(entries) as Partial<Texts>) };
}

function storedCustomer({ code: _code, ...customer }: TemporaryBookingItem['customer_data']): StoredCustomer {
  return wellFormedTexts(customer);
}

/** One item as `hold_slots` takes it, by the rules of the catalogue. A CallFailure for a branch or services that it does not have. */
export interface HoldItem {
  readonly item: TemporaryBookingItem;
  /** A car that the owner has registered. */
  readonly carId?: string;
  readonly groupId?: string;
}

function itemInput(
  catalogue: Catalogue,
  { item, carId, groupId }: HoldItem,
  { index, field }: { readonly index: number; readonly field: string },
): SlotItem {
  const slot = slotAt(item.location_id, item.datetime, `${field}.datetime`);
  if (catalogue.branchOnDay(slot.locationId, slot.date) === null) throw new CallFailure('branchNotFound');
  const { cells, leadDays } = lengthOf(catalogue, item);
  return {
    index,
    id: randomUUID(),
    ...(item.appointment_id === undefined ? {} : { own: item.appointment_id }),
    ...(carId === undefined ? {} : { car_id: carId }),
    ...(groupId === undefined ? {} : { group_id: groupId }),
    location_id: slot.locationId,
    day: slot.date,
    cell: slot.startCell,
    cells,
    lead_days: leadDays,
    service_ids: item.service_list,
    other_service: wellFormed(item.other_service),
    note: wellFormed(item.note),
    customer: storedCustomer(item.customer_data),
    plate_key: normalisePlate(item.customer_data.register_number),
    ...rulesOf(catalogue, slot, leadDays),
  };
}

/** What `hold_slots` is called with: items of one owner, held all or none. */
export const holdInput = (
  catalogue: Catalogue,
  items: readonly HoldItem[],
  { aff, minutes }: HoldOptions,
): HoldInput => ({
  items: items.map((item, index) => itemInput(catalogue, item, { index, field: 'item' })),
  minutes,
  aff: wellFormed(aff),
  most: MOST_LIVE,
});

type GroupInputItem = GroupInput['items'][number];

function groupItemInput(
  catalogue: Catalogue,
  item: GroupItem,
  place: { index: number; groupId: string },
): GroupInputItem {
  const { by_mr_fit, address_take_car: address, car_profile_id: carId } = item;
  const { index, groupId } = place;
  const collected = by_mr_fit && address !== undefined ? { address_take_car: wellFormedTexts(address) } : {};
  try {
    const input = itemInput(catalogue, { item, carId, groupId }, { index, field: `item.${index}` });
    return { ...input, car_id: carId, customer: { ...input.customer, by_mr_fit, ...collected } };
  } catch (error) {
    if (!isByCatalogue(error)) throw error;
    return { index, car_id: carId, refused: { failure: error.failure, details: error.details } };
  }
}

const PLACE_FIELDS = {
  province: 'province',
  district: 'district',
  subDistrict: 'sub_district',
  postCode: 'postal_code',
} as const;

/** A CallFailure names, for each car that is collected, the first part of the address that does not belong to the ones above it (C24). */
function requireKnownPlaces(items: readonly GroupItem[]): void {
  const fields = items.flatMap(({ by_mr_fit, address_take_car: address }, index) => {
    if (!by_mr_fit || address === undefined) return [];
    const { province, district, sub_district: subDistrict, postal_code: postCode } = address;
    const wrong = wrongPart({ province, district, subDistrict, postCode });
    if (wrong === null) return [];
    return [{ field: `item.${index}.address_take_car.${PLACE_FIELDS[wrong]}`, problem: 'malformed' as const }];
  });
  if (fields.length > 0) throw new CallFailure('invalidInput', { fields });
}

/** What `hold_group` is called with. */
export function groupInput(
  catalogue: Catalogue,
  items: readonly GroupItem[],
  { aff, minutes, partial }: HoldOptions & { readonly partial: boolean },
): GroupInput {
  requireKnownPlaces(items);
  const groupId = randomUUID();
  return {
    items: items.map((item, index) => groupItemInput(catalogue, item, { index, groupId })),
    minutes,
    aff: wellFormed(aff),
    most: MOST_LIVE,
    partial,
  };
}
