import type { TimesQuestion } from '../availability/availability.types.ts';
import type { BookingItem } from '../booking-confirmation/booking-confirmation.types.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { idsOf } from '../shared/booking-choices.ts';
import type { RetailDraft } from './retail-booking.draft.ts';

/** The question to ask for times (RB-06, RB-17); null while branch or services are missing. */
export const questionOf = ({ branch, services, appointmentId }: RetailDraft): TimesQuestion | null =>
  branch === null || services.length === 0
    ? null
    : {
        locationId: branch.locationId,
        hours: totalHours(services),
        leadDays: leadDays(services),
        appointmentId,
      };

export const isSameQuestion = (a: TimesQuestion | null, b: TimesQuestion | null): boolean =>
  a === null || b === null
    ? a === b
    : a.locationId === b.locationId &&
      a.hours === b.hours &&
      a.leadDays === b.leadDays &&
      a.appointmentId === b.appointmentId;

/** What to hold, or null while the draft is incomplete. */
export const draftItem = ({
  branch,
  services,
  otherService,
  slot,
  customer,
  note,
  owner,
}: RetailDraft): BookingItem | null =>
  branch === null || slot.startsAt === null || customer === null || services.length === 0
    ? null
    : {
        customer,
        startsAt: slot.startsAt,
        serviceIds: idsOf(services),
        otherService,
        hours: totalHours(services),
        leadDays: leadDays(services),
        locationId: branch.locationId,
        isGuest: owner === '',
        note,
      };

/** Whether the temporary booking was made from the current draft. */
export const isHeldAsDrafted = (draft: RetailDraft): boolean =>
  draft.heldItem !== null && JSON.stringify(draft.heldItem) === JSON.stringify(draftItem(draft));
