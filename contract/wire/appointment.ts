import * as z from 'zod/mini';
import { MAX_SERVICES } from '#domain/constants.ts';
import { EMAIL_MAX, emailProblem, readEmail } from '#domain/fields/email.ts';
import { phoneProblem } from '#domain/fields/phone.ts';
import { normalisePlate, plateProblem } from '#domain/fields/plate.ts';
import { firstName, lastName, rowId, typedLine, typedText } from '../codecs.ts';
import { instant } from './slot.ts';

const tel = z.string().check(z.refine((text) => phoneProblem(text) === null));
const email = z.string().check(
  z.overwrite(readEmail),
  z.maxLength(EMAIL_MAX),
  z.refine((text) => text === '' || emailProblem(text) === null),
);
/** By the specification's rule alone: a car that was registered before plates had to look like one can still be booked. */
const plate = z.string().check(z.refine((text) => plateProblem(normalisePlate(text)) === null));

/** The customer and the car (section 3). E-mail and car are optional in retail: '' if not given. */
export const customerData = z.object({
  first_name: firstName,
  last_name: lastName,
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
