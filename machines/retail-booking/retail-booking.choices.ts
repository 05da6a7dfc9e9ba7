import type { TimesQuestion } from '../availability/availability.types.ts';
import type { BookingItem } from '../booking-confirmation/booking-confirmation.types.ts';
import { leadDays, toggleService, totalHours } from '#domain/services.ts';
import type { RetailDraft, ServiceChoice } from './retail-booking.draft.ts';

type Services = RetailDraft['services'];

export const idsOf = (services: Services): readonly number[] => services.map(({ id }) => id);

export const withToggled = (services: Services, service: ServiceChoice): Services => {
  const { chosen } = toggleService(idsOf(services), service.id);
  return chosen.flatMap((id) => [...services, service].find((choice) => choice.id === id) ?? []);
};

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
