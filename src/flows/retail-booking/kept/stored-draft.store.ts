import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import {
  customerData as customerSchema,
  type CustomerData,
  temporaryBookingItem as itemSchema,
} from '#contract/wire/appointment.ts';
import { carMasterData } from '#contract/wire/service.ts';
import { branchDate, branchTime, instant, openDay } from '#contract/wire/slot.ts';
import { MAX_SERVICES } from '#domain/constants.ts';
import { totalHours } from '#domain/services.ts';
import type { LostTime, RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { DraftReading } from '#machines/retail-booking/retail-booking.types.ts';
import { dayFrom, wireDay } from '#src/flows/availability/availability.adapters.ts';
import {
  bookingItemFrom,
  customerData,
  customerFrom,
  temporaryBookingItem,
} from '#src/flows/booking-confirmation/booking-item.adapters.ts';
import type { TypedBooking } from './typed-booking.store.ts';

/** The stored details that are still valid, as form values. */
export type RefusedDetails = Pick<TypedBooking, 'values' | 'car'>;

const KIND = 'retail-booking';
const VERSION = 1;

const step = z.enum(STEPS);

const services = z
  .object({
    services: z.array(z.int()).check(z.maxLength(MAX_SERVICES)),
    other_service: z.string(),
    hours: z.number(),
    max_pre_day: z.array(z.object({ id: z.int(), pre_day: z.int() })),
    servicesName: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Our addition: the hours of each service; `hours` is their sum. */
    servicesHours: z.array(z.object({ id: z.int(), hours: z.number() })),
  })
  .check(
    z.refine(({ services: ids, max_pre_day, servicesName, servicesHours }) =>
      [max_pre_day, servicesName, servicesHours].every(
        (facts) => facts.length === ids.length && facts.every(({ id }, index) => id === ids[index]),
      ),
    ),
    z.refine(({ services: ids }) => new Set(ids).size === ids.length),
  );

const dateTime = z
  .object({ date: z.nullable(branchDate), date_time: z.nullable(instant), time: z.nullable(branchTime) })
  .check(
    z.refine(({ date, time }) => time === null || date !== null),
    z.refine(({ date_time, time }) => (time === null) === (date_time === null)),
  );

const lostTime: z.ZodMiniType<LostTime> = z.object({
  date: branchDate,
  time: branchTime,
  startsAt: instant,
  choice: z.nullable(z.object({ locationId: z.int(), serviceIds: z.array(z.int()) })),
  reached: step,
});

/** The draft as the specification stores it (RB-19). */
const stored = z.object({
  kind: z.literal(KIND),
  version: z.literal(VERSION),
  owner: z.string(),
  branch: z.nullable(
    z.object({
      location_id: z.int(),
      location_name: z.string(),
      keyword: z.string(),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
    }),
  ),
  services,
  dateTime,
  /** Our additions, null in older drafts: the time requested by a link or a tap on another page, and the time that was lost. */
  wishedTime: z._default(z.nullable(z.object({ date: branchDate, time: z.nullable(branchTime) })), null),
  lostTime: z._default(z.nullable(lostTime), null),
  dateTimeList: z.array(openDay),
  customer_data: z.nullable(customerSchema),
  note: z.string(),
  appointment_id: z.nullable(uuid),
  /** The setup-temp item of the hold, as JSON text. */
  heldItem: z.nullable(z.string()),
  /** In milliseconds of this device's clock. */
  heldUntil: z._default(z.nullable(z.number()), null),
  requestKey: z.nullable(uuid),
  carBrandList: z.array(carMasterData),
  branchKeywordList: z.array(z.string()),
  menuSteps: z.object({ current: step, reached: step }),
});
export type StoredDraft = z.output<typeof stored>;

const itemIn = (text: string | null): RetailDraft['heldItem'] => {
  if (text === null) return null;
  try {
    const parsed = z.safeParse(itemSchema, JSON.parse(text));
    return parsed.success ? bookingItemFrom(parsed.data) : null;
  } catch {
    return null;
  }
};

export const storedDraft = (draft: RetailDraft): StoredDraft => ({
  kind: KIND,
  version: VERSION,
  owner: draft.owner,
  branch: draft.branch && {
    location_id: draft.branch.locationId,
    location_name: draft.branch.name,
    keyword: draft.branch.keyword,
    lat: draft.branch.lat,
    lng: draft.branch.lng,
  },
  services: {
    services: draft.services.map(({ id }) => id),
    other_service: draft.otherService,
    hours: totalHours(draft.services),
    max_pre_day: draft.services.map(({ id, preDay }) => ({ id, pre_day: preDay })),
    servicesName: draft.services.map(({ id, name }) => ({ id, name })),
    servicesHours: draft.services.map(({ id, hours }) => ({ id, hours })),
  },
  dateTime: { date: draft.slot.date, date_time: draft.slot.startsAt, time: draft.slot.time },
  wishedTime: draft.wishedTime,
  lostTime: draft.lostTime,
  dateTimeList: draft.days.map(wireDay),
  customer_data: draft.customer && customerData(draft.customer),
  note: draft.note,
  appointment_id: draft.appointmentId,
  heldItem: draft.heldItem && JSON.stringify(temporaryBookingItem(draft.heldItem)),
  heldUntil: draft.heldUntil,
  requestKey: draft.requestKey,
  carBrandList: [...draft.carBrands],
  branchKeywordList: [...draft.branchKeywords],
  menuSteps: draft.steps,
});

const draftFrom = (kept: StoredDraft): RetailDraft => {
  const { branch, services: chosen, dateTime: slot } = kept;
  return {
    owner: kept.owner,
    branch: branch && {
      locationId: branch.location_id,
      name: branch.location_name,
      keyword: branch.keyword,
      lat: branch.lat,
      lng: branch.lng,
    },
    services: chosen.services.map((id, index) => ({
      id,
      name: chosen.servicesName[index]?.name ?? '',
      hours: chosen.servicesHours[index]?.hours ?? 0,
      preDay: chosen.max_pre_day[index]?.pre_day ?? 0,
    })),
    otherService: chosen.other_service,
    slot: { date: slot.date, time: slot.time, startsAt: slot.date_time },
    wishedTime: kept.wishedTime,
    lostTime: kept.lostTime,
    days: kept.dateTimeList.map(dayFrom),
    customer: kept.customer_data && customerFrom(kept.customer_data),
    note: kept.note,
    appointmentId: kept.appointment_id,
    heldItem: itemIn(kept.heldItem),
    heldUntil: kept.heldUntil,
    requestKey: kept.requestKey,
    carBrands: kept.carBrandList,
    branchKeywords: kept.branchKeywordList,
    steps: kept.menuSteps,
  };
};

const envelope = z.object({
  kind: z.string(),
  version: z.number(),
  owner: z.string(),
  customer_data: z.optional(z.nullable(z.looseObject({}))),
});

const dropped = (reason: NonNullable<DraftReading['dropped']>): DraftReading => ({ draft: null, dropped: reason });

/** The stored details as form fields, with '' for values that the current rules refuse. */
const acceptedOf = (details: Readonly<Record<string, unknown>>, note: string): RefusedDetails => {
  const text = (field: keyof CustomerData) =>
    String(z.safeParse(customerSchema.shape[field], details[field]).data ?? '');
  const texts = <Field extends keyof CustomerData>(...fields: readonly Field[]) =>
    Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
  return {
    values: { ...texts('first_name', 'last_name', 'tel_no', 'email', 'register_number', 'province'), note },
    car: texts('brand', 'model', 'variant', 'year'),
  };
};

/**
 * Reads a stored draft, or says why it is dropped. A guest's draft can be read by anybody. If the current rules refuse a stored detail, the details
 * are left out of the draft and passed to `onRefused`, so that the form asks for them again.
 */
export const readStoredDraft = (
  kept: unknown,
  owner: string,
  onRefused: (accepted: RefusedDetails) => void = () => undefined,
): DraftReading => {
  const outside = z.safeParse(envelope, kept);
  if (!outside.success) return dropped('corrupt');
  if (outside.data.kind !== KIND || !['', owner].includes(outside.data.owner)) return dropped('foreign');
  if (outside.data.version !== VERSION) return dropped('old');
  const whole = z.safeParse(stored, kept);
  if (whole.success) return { draft: draftFrom(whole.data), dropped: null };
  const rest = z.safeParse(stored, { ...Object(kept), customer_data: null });
  if (!rest.success) return dropped('corrupt');
  onRefused(acceptedOf(outside.data.customer_data ?? {}, rest.data.note));
  return { draft: draftFrom(rest.data), dropped: null };
};
