import { toggleService, type ServiceFacts } from '#domain/services.ts';

export interface BranchChoice {
  readonly locationId: number;
  readonly name: string;
  /** The search text that found the branch. */
  readonly keyword: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A service from the catalogue. */
export interface ServiceChoice extends Readonly<ServiceFacts> {
  readonly name: string;
}

/** A date, and a time on it with its instant; time and instant are always set together. */
export interface ChosenSlot {
  readonly date: string | null;
  readonly time: string | null;
  readonly startsAt: string | null;
}

export const NO_SLOT: ChosenSlot = { date: null, time: null, startsAt: null };

type Services = readonly ServiceChoice[];

export const idsOf = (services: Services): readonly number[] => services.map(({ id }) => id);

export const withToggled = (services: Services, service: ServiceChoice): Services => {
  const { chosen } = toggleService(idsOf(services), service.id);
  return chosen.flatMap((id) => [...services, service].find((choice) => choice.id === id) ?? []);
};

/** A day on offer. */
interface Day {
  readonly date: string;
  readonly times: readonly { readonly time: string; readonly startsAt: string }[];
}

const dayOf = (days: readonly Day[], date: string | null) => days.find((day) => day.date === date);

/** The date if it is offered, with no time chosen yet (RB-05). */
export const chosenDate = (days: readonly Day[], date: string): ChosenSlot | null =>
  dayOf(days, date) ? { ...NO_SLOT, date } : null;

/** The time if the chosen date offers it, with its `startsAt` (RB-05). */
export const chosenTime = (days: readonly Day[], date: string | null, time: string): ChosenSlot | null => {
  const slot = dayOf(days, date)?.times.find((free) => free.time === time);
  return slot ? { date, time: slot.time, startsAt: slot.startsAt } : null;
};
