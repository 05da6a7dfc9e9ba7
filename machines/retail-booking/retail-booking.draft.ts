import * as z from 'zod/mini';
import { customerData } from '#contract/wire/appointment.ts';
import { carMasterData } from '#contract/wire/service.ts';
import { branchDate, branchTime, instant, openDay } from '#contract/wire/slot.ts';
import { MAX_SERVICES } from '#domain/constants.ts';
import { STEPS } from './retail-booking.step-names.ts';

const KIND = 'retail-booking';
const VERSION = 1;

const step = z.enum(STEPS);

const branchChoice = z.object({
  location_id: z.int(),
  location_name: z.string(),
  keyword: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});
export type BranchChoice = z.output<typeof branchChoice>;

const draftServices = z
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
    z.refine(({ services, max_pre_day, servicesName, servicesHours }) =>
      [max_pre_day, servicesName, servicesHours].every(
        (facts) => facts.length === services.length && facts.every(({ id }, index) => id === services[index]),
      ),
    ),
    z.refine(({ services }) => new Set(services).size === services.length),
  );
export type DraftServices = z.output<typeof draftServices>;

const dateTime = z
  .object({ date: z.nullable(branchDate), date_time: z.nullable(instant), time: z.nullable(branchTime) })
  .check(
    z.refine(({ date, time }) => time === null || date !== null),
    z.refine(({ date_time, time }) => (time === null) === (date_time === null)),
  );
export type DateTime = z.output<typeof dateTime>;

/** What is kept in the browser (RB-08, RB-19). `owner` is the member's code, '' for a guest. */
const retailDraft = z.object({
  kind: z.literal(KIND),
  version: z.literal(VERSION),
  owner: z.string(),
  branch: z.nullable(branchChoice),
  services: draftServices,
  dateTime,
  dateTimeList: z.array(openDay),
  customer_data: z.nullable(customerData),
  note: z.string(),
  appointment_id: z.nullable(z.uuid()),
  /** The item of setup-temp as it was held, as text: another one moves the temporary booking. */
  heldItem: z.nullable(z.string()),
  /** Of a confirm that was sent and whose outcome is not known. */
  requestKey: z.nullable(z.uuid()),
  carBrandList: z.array(carMasterData),
  branchKeywordList: z.array(z.string()),
  menuSteps: z.object({ current: step, reached: step }),
});
export type RetailDraft = z.output<typeof retailDraft>;

export type DropReason = 'corrupt' | 'old' | 'foreign';

const envelope = z.object({ kind: z.string(), version: z.number(), owner: z.string() });

/** A draft as it was stored, or why it is dropped: not readable, of another version, or of somebody or something else. */
export const parseDraft = (
  stored: unknown,
  owner: string,
): { readonly draft: RetailDraft } | { readonly dropped: DropReason } => {
  const outside = z.safeParse(envelope, stored);
  if (!outside.success) return { dropped: 'corrupt' };
  if (outside.data.kind !== KIND || outside.data.owner !== owner) return { dropped: 'foreign' };
  if (outside.data.version !== VERSION) return { dropped: 'old' };
  const parsed = z.safeParse(retailDraft, stored);
  return parsed.success ? { draft: parsed.data } : { dropped: 'corrupt' };
};

const NO_SERVICES: DraftServices = {
  services: [],
  other_service: '',
  hours: 0,
  max_pre_day: [],
  servicesName: [],
  servicesHours: [],
};

export const NO_DATE_TIME: DateTime = { date: null, date_time: null, time: null };

/** A draft in which nothing is chosen; the list of car brands is no choice and stays (RB-07). */
export const blankDraft = (owner: string, carBrandList: RetailDraft['carBrandList'] = []): RetailDraft => ({
  kind: KIND,
  version: VERSION,
  owner,
  branch: null,
  services: NO_SERVICES,
  dateTime: NO_DATE_TIME,
  dateTimeList: [],
  customer_data: null,
  note: '',
  appointment_id: null,
  heldItem: null,
  requestKey: null,
  carBrandList,
  branchKeywordList: [],
  menuSteps: { current: 'branch', reached: 'branch' },
});
