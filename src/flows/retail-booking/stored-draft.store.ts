import * as z from 'zod/mini';
import { customerData as customerSchema, temporaryBookingItem as itemSchema } from '#contract/wire/appointment.ts';
import { carMasterData } from '#contract/wire/service.ts';
import { branchDate, branchTime, instant, openDay } from '#contract/wire/slot.ts';
import { MAX_SERVICES } from '#domain/constants.ts';
import { totalHours } from '#domain/services.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { DraftReading } from '#machines/retail-booking/retail-booking.types.ts';
import { dayFrom, wireDay } from '#src/flows/availability/availability.adapters.ts';
import {
  bookingItemFrom,
  customerData,
  customerFrom,
  temporaryBookingItem,
} from '#src/flows/booking-confirmation/booking-item.adapters.ts';

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
    /** Ours: what `hours` is the sum of. */
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
  dateTimeList: z.array(openDay),
  customer_data: z.nullable(customerSchema),
  note: z.string(),
  appointment_id: z.nullable(z.uuid()),
  /** The item of setup-temp as it was held, as text. */
  heldItem: z.nullable(z.string()),
  requestKey: z.nullable(z.uuid()),
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
  dateTimeList: draft.days.map(wireDay),
  customer_data: draft.customer && customerData(draft.customer),
  note: draft.note,
  appointment_id: draft.appointmentId,
  heldItem: draft.heldItem && JSON.stringify(temporaryBookingItem(draft.heldItem)),
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
    days: kept.dateTimeList.map(dayFrom),
    customer: kept.customer_data && customerFrom(kept.customer_data),
    note: kept.note,
    appointmentId: kept.appointment_id,
    heldItem: itemIn(kept.heldItem),
    requestKey: kept.requestKey,
    carBrands: kept.carBrandList,
    branchKeywords: kept.branchKeywordList,
    steps: kept.menuSteps,
  };
};

const envelope = z.object({ kind: z.string(), version: z.number(), owner: z.string() });

const dropped = (reason: NonNullable<DraftReading['dropped']>): DraftReading => ({ draft: null, dropped: reason });

/** A draft as it was stored, or why it is dropped. That of a guest is read for everybody. */
export const readStoredDraft = (kept: unknown, owner: string): DraftReading => {
  const outside = z.safeParse(envelope, kept);
  if (!outside.success) return dropped('corrupt');
  if (outside.data.kind !== KIND || !['', owner].includes(outside.data.owner)) return dropped('foreign');
  if (outside.data.version !== VERSION) return dropped('old');
  const parsed = z.safeParse(stored, kept);
  return parsed.success ? { draft: draftFrom(parsed.data), dropped: null } : dropped('corrupt');
};
