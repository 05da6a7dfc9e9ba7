import * as z from 'zod/mini';
import { MAX_SERVICES } from '#domain/constants.ts';
import { emailProblem } from '#domain/email.ts';
import { phoneProblem } from '#domain/phone.ts';
import { normalisePlate, plateProblem } from '#domain/plate.ts';
import { personName, rowId, typedLine, typedText } from '../codecs.ts';
import { branch } from './branch.ts';
import { instant } from './slot.ts';

const tel = z.string().check(z.refine((text) => phoneProblem(text) === null));
const email = z.string().check(
  z.maxLength(254),
  z.refine((text) => text === '' || emailProblem(text) === null),
);
const plate = z.string().check(z.refine((text) => plateProblem(normalisePlate(text)) === null));

/** Who comes with which car (section 3). E-mail and car are optional in retail: '' when not given. */
export const customerData = z.object({
  first_name: personName,
  last_name: personName,
  tel_no: tel,
  email,
  register_number: plate,
  brand: typedLine(80),
  model: typedLine(80),
  year: typedLine(10),
  code: typedLine(80),
  province: z.optional(typedLine(80)),
  variant: z.optional(typedLine(80)),
  master_car_data_id: z.optional(z.int()),
});
export type CustomerData = z.output<typeof customerData>;

/** The item of setup-temp (section 7). Hours and lead time are recomputed by the server and must agree; is_guest is computed. */
export const temporaryBookingItem = z.object({
  customer_data: customerData,
  appointment_id: z.optional(rowId),
  datetime: instant,
  service_list: z.array(z.int()).check(
    z.minLength(1),
    z.maxLength(MAX_SERVICES),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  other_service: typedText(500),
  hours: z.number().check(z.gt(0), z.lte(24)),
  max_pre_day: z.int().check(z.gte(0), z.lte(60)),
  location_id: z.int(),
  is_guest: z.boolean(),
  note: typedText(500),
});
export type TemporaryBookingItem = z.output<typeof temporaryBookingItem>;

/**
 * A booking or a temporary booking (sections 3 and 4). `code` is null until confirmed; `status` is 0 temporary, 1 cancelled,
 * 2 confirmed, 3 completed, 4 expired, 5 no-show; contact data are masked when `masked` is true, and `note` and `other_service` are then shown to who made it alone; `cancel_until` is the last instant at which
 * it can be cancelled, null where it cannot at all.
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
});
export type Booking = z.output<typeof booking>;
