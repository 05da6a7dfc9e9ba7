import * as z from 'zod/mini';
import { parsedJson, rowId } from '../codecs.ts';
import { branch } from '../wire/branch.ts';
import { instant } from '../wire/slot.ts';
import { takeCarAddress } from './take-car.shapes.ts';

/** One id, or a JSON list of ids, at most `most`; the text may have `characters`. */
export const idsField = (most: number, characters: number) =>
  z.codec(z.string().check(z.maxLength(characters)), z.array(rowId).check(z.minLength(1), z.maxLength(most)), {
    decode: (text, context) => (text.startsWith('[') ? (parsedJson(text, context) as string[]) : [text]),
    encode: (ids) => (ids.length === 1 && ids[0] !== undefined ? ids[0] : JSON.stringify(ids)),
  });

/** Section 7: `appointment/confirm` takes one appointment id or a list. */
export const idListField = idsField(50, 2_000);

/**
 * A booking or a temporary booking (sections 3 and 4). `code` is null until confirmed; `status` is 0 temporary, 1 cancelled,
 * 2 confirmed, 3 completed, 4 expired, 5 no-show; contact data are masked when `masked` is true, and `note` and `other_service`
 * are then shown only to the session that made it; `by_mr_fit` and `address_take_car`, masked alike, are of a company's car that is collected; `cancel_until` is the last instant at which it can be cancelled, null where it cannot at all.
 */
export const booking = z.object({
  appointment_id: rowId,
  code: z.nullable(z.string()),
  status: z.int(),
  date_time: instant,
  end_time: instant,
  hours: z.number(),
  branch,
  services: z.array(z.object({ id: z.int(), name: z.string() })),
  other_service: z.string(),
  note: z.string(),
  customer_data: z.object({
    first_name: z.string(),
    last_name: z.string(),
    tel_no: z.string(),
    email: z.string(),
    register_number: z.string(),
    brand: z.string(),
    model: z.string(),
    year: z.string(),
    province: z.optional(z.string()),
  }),
  is_guest: z.boolean(),
  masked: z.optional(z.boolean()),
  expires_at: z.optional(z.nullable(instant)),
  extended: z.optional(z.boolean()),
  cancel_until: z.optional(z.nullable(instant)),
  by_mr_fit: z.optional(z.boolean()),
  address_take_car: z.optional(z.nullable(takeCarAddress)),
});
export type Booking = z.output<typeof booking>;
