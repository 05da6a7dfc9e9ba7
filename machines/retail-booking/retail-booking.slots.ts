import type { OpenDay } from '../availability/availability.types.ts';
import { dateTimeOf, epochMs } from '#domain/thai-calendar.ts';
import { chosenDate, chosenTime, NO_SLOT, type ChosenSlot } from '../shared/booking-choices.ts';
import type { LostTime, RetailDraft, WishedTime } from './retail-booking.draft.ts';
import type { Notice } from './retail-booking.types.ts';

/** Whether the chosen time is no longer offered. */
export const isTimeLost = ({ slot, days }: RetailDraft): boolean =>
  slot.time !== null && days.length > 0 && chosenTime(days, slot.date, slot.time) === null;

/** A wish without a time means the first time of that day. */
const DAY_START = '00:00';

/** The offered time nearest to this one. */
export const nearestTo = (days: readonly OpenDay[], { date, time }: WishedTime) => {
  const wanted = epochMs(dateTimeOf(date, time ?? DAY_START));
  const distance = (slot: { startsAt: string }) => Math.abs(epochMs(slot.startsAt) - wanted);
  return days
    .flatMap((day) => day.times.map((slot) => ({ ...slot, date: day.date })))
    .reduce<{ date: string; time: string; startsAt: string } | null>(
      (best, slot) => (best === null || distance(slot) < distance(best) ? slot : best),
      null,
    );
};

interface Settled {
  readonly slot: ChosenSlot;
  readonly notice: Notice | null;
}

const firstDate = (days: readonly OpenDay[]): ChosenSlot => ({ ...NO_SLOT, date: days[0]?.date ?? null });

/**
 * What is chosen once new days arrive: a date and time that are still offered stay; otherwise the wish if it is offered, else the date of the nearest
 * offered time, and without a wish the first date. A lost time is offered again, or else the nearest one.
 */
export const settled = (
  chosen: ChosenSlot,
  days: readonly OpenDay[],
  { wishedTime: wish, lostTime }: Pick<RetailDraft, 'wishedTime' | 'lostTime'>,
): Settled => {
  if (wish === null && lostTime !== null && chosen.time === null) return offeredAgain(days, lostTime);
  if (chosen.date !== null) return stillChosen(chosen, days);
  if (wish === null || days.length === 0) return { slot: firstDate(days), notice: null };
  const fitting = wish.time === null ? chosenDate(days, wish.date) : chosenTime(days, wish.date, wish.time);
  return fitting ? { slot: fitting, notice: null } : nearestInstead(days, wish);
};

/** A lost time is not chosen automatically (RB-04): its date is shown, with a notice that it is free. */
const offeredAgain = (days: readonly OpenDay[], { date, time }: LostTime): Settled =>
  chosenTime(days, date, time)
    ? { slot: { ...NO_SLOT, date }, notice: { code: 'time.freeAgain', date, time } }
    : nearestInstead(days, { date, time });

const nearestInstead = (days: readonly OpenDay[], wish: WishedTime): Settled => {
  const nearest = nearestTo(days, wish);
  if (nearest === null) return { slot: firstDate(days), notice: null };
  const { date, time } = nearest;
  return {
    slot: { ...NO_SLOT, date },
    notice: { code: 'time.nearest', wanted: { date: wish.date, time: wish.time }, nearest: { date, time } },
  };
};

const stillChosen = (chosen: ChosenSlot, days: readonly OpenDay[]): Settled => {
  const date = chosen.date !== null && chosenDate(days, chosen.date) ? chosen.date : null;
  if (chosen.time === null) return { slot: date === null ? firstDate(days) : chosen, notice: null };
  const same = chosenTime(days, date, chosen.time);
  if (same) return { slot: same, notice: null };
  return {
    slot: date === null ? firstDate(days) : { ...NO_SLOT, date },
    notice: { code: 'time.lost', date: chosen.date, time: chosen.time },
  };
};
