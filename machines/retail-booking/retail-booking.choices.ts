import type { TimesQuestion } from '../availability/availability.types.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { leadDays, toggleService, totalHours } from '#domain/services.ts';
import type { DraftServices, RetailDraft } from './retail-booking.draft.ts';
import type { ServiceChoice } from './retail-booking.types.ts';

/** The chosen services with what the draft knows of each. */
export const choicesOf = (services: DraftServices): readonly ServiceChoice[] =>
  services.services.map((id, index) => ({
    id,
    name: services.servicesName[index]?.name ?? '',
    hours: services.servicesHours[index]?.hours ?? 0,
    pre_day: services.max_pre_day[index]?.pre_day ?? 0,
  }));

/** The draft's form of chosen services (RB-19), `hours` their sum. */
export const servicesFrom = (choices: readonly ServiceChoice[], otherService: string): DraftServices => ({
  services: choices.map(({ id }) => id),
  other_service: otherService,
  hours: totalHours(choices),
  max_pre_day: choices.map(({ id, pre_day }) => ({ id, pre_day })),
  servicesName: choices.map(({ id, name }) => ({ id, name })),
  servicesHours: choices.map(({ id, hours }) => ({ id, hours })),
});

export const withToggled = (services: DraftServices, service: ServiceChoice): DraftServices => {
  const known = [...choicesOf(services), service];
  const { chosen } = toggleService(services.services, service.id);
  const choices = chosen.flatMap((id) => known.find((choice) => choice.id === id) ?? []);
  return servicesFrom(choices, services.other_service);
};

export const leadDaysOf = ({ max_pre_day }: DraftServices): number =>
  leadDays(max_pre_day.map(({ pre_day }) => ({ preDay: pre_day })));

/** What the times are asked for (RB-06, RB-17); null while branch or services are missing. */
export const questionOf = ({ branch, services, appointment_id }: RetailDraft): TimesQuestion | null =>
  branch === null || services.services.length === 0
    ? null
    : {
        locationId: branch.location_id,
        hours: services.hours,
        leadDays: leadDaysOf(services),
        appointmentId: appointment_id,
      };

export const isSameQuestion = (a: TimesQuestion | null, b: TimesQuestion | null): boolean =>
  a === null || b === null
    ? a === b
    : a.locationId === b.locationId &&
      a.hours === b.hours &&
      a.leadDays === b.leadDays &&
      a.appointmentId === b.appointmentId;

/** The item of setup-temp without its id, or null while the draft is not complete. */
export const draftItem = ({
  branch,
  services,
  dateTime,
  customer_data,
  note,
  owner,
}: RetailDraft): TemporaryBookingItem | null =>
  branch === null || dateTime.date_time === null || customer_data === null || services.services.length === 0
    ? null
    : {
        customer_data,
        datetime: dateTime.date_time,
        service_list: services.services,
        other_service: services.other_service,
        hours: services.hours,
        max_pre_day: leadDaysOf(services),
        location_id: branch.location_id,
        is_guest: owner === '',
        note,
      };

/** What is held is known by its text: any edit makes another one. */
export const draftItemText = (draft: RetailDraft): string => JSON.stringify(draftItem(draft));
