import * as z from 'zod/mini';
import { customerData, temporaryBookingItem } from '../wire/appointment.ts';
import { alternative } from '../wire/slot.ts';
import { parsedJson, rowId, typedLine } from '../codecs.ts';
import { idsField } from './booking.shapes.ts';
import { takeCarAddress } from './take-car.shapes.ts';

export const MOST_CARS = 100;
/** Of the item as JSON. */
const MAX_CHARACTERS = 400_000;

/** One car of a group: the retail item with what section 3 adds to it. A car that is to be collected (`by_mr_fit`) has an address. */
const groupItem = z
  .object({
    ...temporaryBookingItem.shape,
    customer_data: z.object({ ...customerData.shape, car_name: z.optional(typedLine(100)) }),
    is_guest: z.literal(false),
    /** One of the company's own cars. Its plate and province are those of the registered car, whatever `customer_data` says. */
    car_profile_id: rowId,
    by_mr_fit: z.boolean(),
    address_take_car: z.optional(takeCarAddress),
  })
  .check(({ value, issues }) => {
    if (value.by_mr_fit && value.address_take_car === undefined)
      issues.push({ code: 'custom', path: ['address_take_car'], input: undefined });
  });
export type GroupItem = z.output<typeof groupItem>;

/** One id or a list of ids of temporary bookings of a group. */
export const groupIdsField = idsField(MOST_CARS, 4_000);

/** A car or a temporary booking that an earlier item of the list names too. */
const repeatedIn = (items: readonly GroupItem[]) =>
  items.flatMap((item, index) =>
    (['car_profile_id', 'appointment_id'] as const)
      .filter((field) => item[field] !== undefined && items.findIndex((one) => one[field] === item[field]) < index)
      .map((field) => [index, field]),
  );

/** One item or a JSON list of 1 to 100 items, each for another car (section 7: 'a JSON item'). */
export const groupField = z.codec(
  z.string().check(z.maxLength(MAX_CHARACTERS)),
  z.array(groupItem).check(z.minLength(1), z.maxLength(MOST_CARS), ({ value, issues }) => {
    for (const path of repeatedIn(value)) issues.push({ code: 'custom', path, input: value });
  }),
  {
    decode: (text, context) => {
      const value = parsedJson(text, context);
      return (Array.isArray(value) ? value : [value]) as GroupItem[];
    },
    encode: (items) => JSON.stringify(items),
  },
);

/** Whether to keep what fits if not everything does: 'true', or 'false' for all or nothing. */
export const partialField = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/**
 * Why one item of a group was not done: a code of the error catalogue, its text in the language of Accept-Language, and what helps with it.
 * `alternatives`: other slots for this car, at most three, none of which takes the place of another car of the group. `active_appointment_id`: the
 * booking that the car already has. `retry_after`: seconds.
 */
export const notDone = {
  error_code: z.int().check(z.gte(1)),
  error_msg: z.string(),
  alternatives: z.optional(z.array(alternative)),
  active_appointment_id: z.optional(rowId),
  retry_after: z.optional(z.number()),
};
