import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import { takeCarAddress } from '#contract/calls/take-car.shapes.ts';
import { alternative as wireAlternative, branchDate, branchTime, instant } from '#contract/wire/slot.ts';
import { MAX_SERVICES } from '#domain/constants.ts';
import { totalHours } from '#domain/services.ts';
import { CAR_STEPS, stepsOf, type CarDraft } from '#machines/car-booking/car-booking.draft.ts';
import { isHeld, itemOf } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { GroupCar } from '#machines/corporate-booking/corporate-booking.types.ts';
import { takeCarFrom, wireTakeCar } from '../take-car.adapters.ts';
import { alternativeFrom, alternativeToWire } from '#src/flows/booking-confirmation/alternative.adapters.ts';

const VERSION = 1;
const step = z.enum(CAR_STEPS);

/** The draft of one car as the specification names its parts (CB-11), without days and lists. */
export const storedCar = z.object({
  v: z.literal(VERSION),
  car_profile_id: uuid,
  branch: z.nullable(
    z.object({
      location_id: z.int(),
      location_name: z.string(),
      keyword: z.string(),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
    }),
  ),
  services: z.object({
    services: z
      .array(z.object({ id: z.int(), name: z.string(), hours: z.number(), pre_day: z.int() }))
      .check(z.maxLength(MAX_SERVICES)),
    other_service: z.string(),
    hours: z.number(),
  }),
  dateTime: z.object({ date: z.nullable(branchDate), date_time: z.nullable(instant), time: z.nullable(branchTime) }),
  customer_data: z.object({
    first_name: z.string(),
    last_name: z.string(),
    tel_no: z.string(),
    email: z.string(),
    register_number: z.string(),
    province: z.string(),
    brand: z.string(),
    model: z.string(),
    variant: z.string(),
    year: z.string(),
    master_car_data_id: z.int(),
    car_name: z.string(),
  }),
  note: z.string(),
  is_guest: z.literal(false),
  by_mr_fit: z.boolean(),
  address_take_car: z.nullable(takeCarAddress),
  steps: z.object({ current: step, reached: step }),
  appointment_id: z.nullable(uuid),
  /** The temporary booking was made from these very answers. */
  is_held: z.boolean(),
  alternatives: z.nullable(z.array(wireAlternative)),
  code: z.nullable(z.string()),
});
export type StoredCar = z.output<typeof storedCar>;

const storedDraft = ({ car, contact, ...draft }: CarDraft) => ({
  car_profile_id: car.id,
  branch: draft.branch && {
    location_id: draft.branch.locationId,
    location_name: draft.branch.name,
    keyword: draft.branch.keyword,
    lat: draft.branch.lat,
    lng: draft.branch.lng,
  },
  services: {
    services: draft.services.map(({ id, name, hours, preDay }) => ({ id, name, hours, pre_day: preDay })),
    other_service: draft.otherService,
    hours: totalHours(draft.services),
  },
  dateTime: { date: draft.slot.date, date_time: draft.slot.startsAt, time: draft.slot.time },
  customer_data: {
    first_name: contact?.firstName ?? '',
    last_name: contact?.lastName ?? '',
    tel_no: contact?.phone ?? '',
    email: contact?.email ?? '',
    register_number: car.plate,
    province: car.province,
    brand: car.brand,
    model: car.model,
    variant: car.variant,
    year: car.year,
    master_car_data_id: car.masterId,
    car_name: car.name,
  },
  note: draft.note,
  is_guest: false as const,
  by_mr_fit: draft.isCollected,
  address_take_car: draft.address && wireTakeCar(draft.address),
  steps: draft.steps,
});

export const carToStore = (each: GroupCar): StoredCar => ({
  v: VERSION,
  ...storedDraft(each.draft),
  appointment_id: each.confirmation?.appointmentId ?? each.appointmentId,
  is_held: isHeld(each),
  alternatives: each.alternatives && each.alternatives.map(alternativeToWire),
  code: each.confirmation?.code ?? null,
});

const draftFrom = (stored: StoredCar): CarDraft => {
  const { customer_data: data, branch, services, dateTime, steps, by_mr_fit: isCollected } = stored;
  const order = stepsOf({ isCollected });
  const first = order[0] ?? 'branch';
  return {
    car: {
      id: stored.car_profile_id,
      name: data.car_name,
      plate: data.register_number,
      province: data.province,
      brand: data.brand,
      model: data.model,
      variant: data.variant,
      year: data.year,
      masterId: data.master_car_data_id,
    },
    isCollected,
    address: stored.address_take_car && takeCarFrom(stored.address_take_car),
    branch: branch && {
      locationId: branch.location_id,
      name: branch.location_name,
      keyword: branch.keyword,
      lat: branch.lat,
      lng: branch.lng,
    },
    services: services.services.map(({ id, name, hours, pre_day: preDay }) => ({ id, name, hours, preDay })),
    otherService: services.other_service,
    slot: { date: dateTime.date, time: dateTime.time, startsAt: dateTime.date_time },
    contact:
      data.first_name === '' || data.tel_no === ''
        ? null
        : { firstName: data.first_name, lastName: data.last_name, phone: data.tel_no, email: data.email },
    note: stored.note,
    steps: order.includes(steps.current) && order.includes(steps.reached) ? steps : { current: first, reached: first },
  };
};

export const carFromStore = (stored: StoredCar): GroupCar => {
  const draft = draftFrom(stored);
  const { appointment_id: appointmentId, code } = stored;
  return {
    draft,
    appointmentId,
    heldItem: stored.is_held ? itemOf(draft) : null,
    alternatives: stored.alternatives && stored.alternatives.map(alternativeFrom),
    refusal: null,
    confirmation: code === null ? null : { code, appointmentId },
    problem: null,
  };
};
