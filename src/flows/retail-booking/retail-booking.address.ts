import { MAX_SERVICES } from '#domain/constants.ts';
import { STEPS, type Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';

export type StepName = Step;

/** The step that an address names, or null. */
export const stepNamed = (name: unknown): Step | null => STEPS.find((step) => step === name) ?? null;

interface WishInAddress {
  readonly branch?: number | undefined;
  /** Ids, with commas between them. */
  readonly services?: string | number | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

export interface BookingAddress extends WishInAddress {
  readonly step?: Step | undefined;
}

/** What a link asks for; null if it asks for nothing. A time counts only together with a date. */
export const wishFrom = ({ branch, services, date, time }: WishInAddress): Wish | null =>
  branch === undefined && services === undefined && date === undefined
    ? null
    : {
        locationId: branch ?? null,
        serviceIds: [...new Set(services === undefined ? [] : String(services).split(',').map(Number))].slice(
          0,
          MAX_SERVICES,
        ),
        when: date === undefined ? null : { date, time: time ?? null },
      };

/** Whether the address asks for nothing and names no later step, so that the booking begins with the list of branches. */
export const beginsWithBranches = (search: BookingAddress): boolean =>
  wishFrom(search) === null && (search.step ?? 'branch') === 'branch';
