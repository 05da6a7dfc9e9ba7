import { z } from 'zod';
import { SERVICE_GROUP_KEYS } from '#contract/wire/service.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const isoDate = z.iso.date();

export const bilingual = z.strictObject({ th: z.string().trim().min(1), en: z.string().trim().min(1) });
export type Bilingual = z.output<typeof bilingual>;

const openHours = z
  .strictObject({ open: clockTime, close: clockTime })
  .refine(({ open, close }) => open < close, 'a branch closes after it opens');

/** `hours` has seven entries, Sunday first; null is a day on which the branch is closed every week. */
export const branchContent = z.strictObject({
  locationId: z.int().positive(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: bilingual,
  address: bilingual,
  district: bilingual,
  province: bilingual,
  postcode: z.string().regex(/^\d{5}$/),
  tel: z.string().regex(/^0\d{8,9}$/),
  lat: z.number().min(5.6).max(20.5),
  lng: z.number().min(97.3).max(105.7),
  lanes: z.int().min(2).max(6),
  hours: z.array(openHours.nullable()).length(7),
  keywords: z.array(z.string().trim().min(1)).min(1),
});
export type BranchContent = z.output<typeof branchContent>;
export type WeekHours = BranchContent['hours'];

/** Both days are included in the closure. */
export const closureContent = z
  .strictObject({ locationId: z.int().positive(), from: isoDate, to: isoDate, reason: bilingual })
  .refine(({ from, to }) => from <= to, 'a closure ends on or after its first day');
export type ClosureContent = z.output<typeof closureContent>;

/** `hours` in quarters of an hour, `preDay` the lead time in days, `priceFrom` the lowest price in baht, work and usual parts. */
export const serviceContent = z.strictObject({
  id: z.int().positive(),
  name: bilingual,
  summary: bilingual.optional(),
  hours: z.number().min(0.25).max(8).multipleOf(0.25),
  preDay: z.int().min(0).max(3),
  priceFrom: z.int().positive().optional(),
});
export type ServiceContent = z.output<typeof serviceContent>;

export const serviceGroupContent = z.strictObject({
  id: z.int().min(1).max(10),
  key: z.enum(SERVICE_GROUP_KEYS),
  name: bilingual,
  summary: bilingual,
  /** How often it is due (section 9). */
  advice: bilingual.optional(),
  services: z.array(serviceContent).min(1),
});

/**
 * Regular maintenance of a car: `services` count as having done it; `books` are the ones to book for it, of which the one done last is suggested, or
 * else the first.
 */
export const adviceContent = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    name: bilingual,
    everyKm: z.int().positive().nullable(),
    everyMonths: z.int().positive().nullable(),
    services: z.array(z.int().positive()).min(1),
    books: z.array(z.int().positive()).min(1),
  })
  .refine(({ services, books }) => books.every((id) => services.includes(id)), 'what is booked for it counts as it')
  .refine(({ everyKm, everyMonths }) => (everyKm ?? everyMonths) !== null, 'advice says how often');

/** The id of a year is the `master_car_data_id`. */
const carYear = z.strictObject({ id: z.int().positive(), year: z.int().min(1990).max(2100) });
const carVariant = z.strictObject({ id: z.int().positive(), name: z.string().min(1), years: z.array(carYear).min(1) });
const carModel = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  variants: z.array(carVariant).min(1),
});
export const carBrandContent = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  models: z.array(carModel).min(1),
});
export type CarBrandContent = z.output<typeof carBrandContent>;

export const homeWidgetContent = z.strictObject({ kind: z.enum(['book', 'soonest', 'lookup', 'services']) });
export type HomeWidgetContent = z.output<typeof homeWidgetContent>;

/** `drawing` is a file under public/drawings; a coupon of 0 `points` is a gift to every member. Both days are included. */
export const couponContent = z
  .strictObject({
    id: z.int().positive(),
    drawing: z.string().regex(/^(coupons|services)\/[a-z]+(-[a-z]+)*$/),
    name: bilingual,
    desc: bilingual,
    conditions: z.array(bilingual).min(1),
    points: z.int().min(0).max(100_000),
    from: isoDate,
    to: isoDate,
  })
  .refine(({ from, to }) => from <= to, 'a coupon ends on or after its first day');
export type CouponContent = z.output<typeof couponContent>;
