import type { AnyEventObject } from 'xstate';
import type { OfferedDays, TimesQuestion } from '#machines/availability/availability.types.ts';
import type { CarDraft, CarStep } from '#machines/car-booking/car-booking.draft.ts';
import type { CarBookingSnapshot } from '#machines/car-booking/car-booking.selectors.ts';
import type { CarBookingChartEvent, CarReport } from '#machines/car-booking/car-booking.types.ts';
import { NO_SLOT, type ChosenSlot } from '#machines/shared/booking-choices.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

type Snapshot = CarBookingSnapshot;
export type Step = Taken<Snapshot>;

export const draftOf = (snapshot: Snapshot | null): CarDraft | null => snapshot?.context.draft ?? null;
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type EventOf<Type extends CarBookingChartEvent['type']> = Extract<CarBookingChartEvent, { readonly type: Type }>;
export const asType = <Type extends CarBookingChartEvent['type']>(
  event: AnyEventObject,
  type: Type,
): EventOf<Type> | null => (event.type === type ? (event as AnyEventObject & EventOf<Type>) : null);

type Inner = Extract<Snapshot['value'], object>['choosing'];
const STEP_OF: Readonly<Record<Inner, CarStep | null>> = {
  choosingStart: null,
  enteringAddress: 'address',
  choosingBranch: 'branch',
  choosingServices: 'services',
  choosingTime: 'time',
  enteringInformation: 'information',
};
/** The step that is shown; null where there is none. */
export const stepOf = (snapshot: Snapshot | null): CarStep | null =>
  typeof snapshot?.value === 'object' ? STEP_OF[snapshot.value.choosing] : null;
/** The times cannot be asked for any more. */
export const isBroken = (snapshot: Snapshot | null) => snapshot !== null && stepOf(snapshot) === null;

/** The steps of a car, in their order. */
export const orderOf = ({ isCollected }: Pick<CarDraft, 'isCollected'>): readonly CarStep[] => [
  ...(isCollected ? (['address'] as const) : []),
  'branch',
  'services',
  'time',
  'information',
];
export const isAnswered = (draft: CarDraft, step: CarStep): boolean =>
  ({
    address: draft.address !== null,
    branch: draft.branch !== null,
    services: draft.services.length > 0,
    time: draft.slot.startsAt !== null,
    information: draft.contact !== null,
  })[step];
/** The first step without an answer, or the last. */
export const firstOpen = (draft: CarDraft): CarStep =>
  orderOf(draft).find((step) => !isAnswered(draft, step)) ?? 'information';
/** The step that comes so many after another; null beyond the ends. */
export const stepBeside = (draft: CarDraft, step: CarStep, by: number): CarStep | null => {
  const order = orderOf(draft);
  return order[order.indexOf(step) + by] ?? null;
};
export const placeIn = (draft: CarDraft, step: CarStep) => orderOf(draft).indexOf(step);

/** The draft with other parts, and wherever its steps are. */
export const answersOf = (draft: CarDraft | null, other: Partial<CarDraft> = {}) => ({ ...draft, ...other, steps: 0 });

/** The one that comes first. */
export const earlier = (draft: CarDraft, one: CarStep, other: CarStep): CarStep =>
  placeIn(draft, one) <= placeIn(draft, other) ? one : other;

/** What this step tells the parent. */
export const reportsIn = ({ effects }: Step): readonly CarReport[] =>
  effects
    .filter((effect) => effect.startsWith('tell another '))
    .map((effect) => JSON.parse(effect.slice('tell another '.length)) as CarReport);
/** What it tells the chart of the times, by type. */
export const toldTimes = ({ effects }: Step): readonly string[] =>
  effects
    .filter((effect) => effect.startsWith('tell availability '))
    .map((effect) => (JSON.parse(effect.slice('tell availability '.length)) as { readonly type: string }).type);
/** Which question it begins with or asks; undefined if none is asked. */
export const askedIn = ({ effects }: Step): TimesQuestion | null | undefined => {
  const asked = effects.find((effect) => effect.includes('"question":'));
  return asked === undefined
    ? undefined
    : (JSON.parse(asked.slice(asked.indexOf('{'))) as { readonly question: TimesQuestion | null }).question;
};

/** A step that changes nothing, asks nothing and tells nothing. */
export const isIgnored = ({ before, after, effects }: Step) =>
  same(before?.value, after.value) && before?.context === after.context && effects.length === 0;

/** The slot that the times on offer have at this time of the chosen date. */
export const offeredSlot = (
  { days }: Pick<OfferedDays, 'days'>,
  date: string | null,
  time: string,
): ChosenSlot | null => {
  const free = days.find((day) => day.date === date)?.times.find((each) => each.time === time);
  return free ? { date, time: free.time, startsAt: free.startsAt } : null;
};

/** What the time step makes of a date and time that were chosen, with these times. */
export function settled(snapshot: Snapshot, { date, time, startsAt }: ChosenSlot) {
  const { days, freshness } = snapshot.context.offer;
  const isDateOpen = days.some((day) => day.date === date);
  const others: ChosenSlot = { ...NO_SLOT, date: isDateOpen ? date : (days[0]?.date ?? null) };
  const kept: ChosenSlot = { date, time, startsAt };
  if (time === null) return { slot: days.length === 0 ? kept : others, isLost: false };
  const isLost = freshness === 'fresh' && offeredSlot({ days }, date, time) === null;
  return { slot: isLost ? others : kept, isLost };
}
