import type { OpenDay } from '#contract/wire/slot.ts';
import { dateTimeOf, epochMs } from '#domain/thai-calendar.ts';
import { NO_DATE_TIME, type DateTime } from './retail-booking.draft.ts';
import type { Notice, WishedTime } from './retail-booking.types.ts';

const dayOf = (days: readonly OpenDay[], date: string | null) => days.find((day) => day.date === date);

/** A date that is offered; its time is still to be chosen (RB-05). */
export const chosenDate = (days: readonly OpenDay[], date: string): DateTime | null =>
  dayOf(days, date) ? { ...NO_DATE_TIME, date } : null;

/** A time of the chosen date that is offered, with its `date_time` (RB-05). */
export const chosenTime = (days: readonly OpenDay[], date: string | null, time: string): DateTime | null => {
  const slot = dayOf(days, date)?.times.find((free) => free.time === time);
  return slot ? { date, date_time: slot.date_time, time: slot.time } : null;
};

/** Where a wish names no time, the first of the day is meant. */
const DAY_START = '00:00';

const nearestTo = (days: readonly OpenDay[], { date, time }: WishedTime) => {
  const wanted = epochMs(dateTimeOf(date, time ?? DAY_START));
  const distance = (slot: { date_time: string }) => Math.abs(epochMs(slot.date_time) - wanted);
  return days
    .flatMap((day) => day.times.map((slot) => ({ ...slot, date: day.date })))
    .reduce<{ date: string; time: string; date_time: string } | null>(
      (best, slot) => (best === null || distance(slot) < distance(best) ? slot : best),
      null,
    );
};

interface Settled {
  readonly dateTime: DateTime;
  readonly notice: Notice | null;
}

const firstDate = (days: readonly OpenDay[]): DateTime => ({ ...NO_DATE_TIME, date: days[0]?.date ?? null });

/**
 * What stays chosen when new days have come. A date and time still offered stay; else the wish when it fits, the date of the
 * nearest offered time when it does not, and without a wish the first returned date.
 */
export const settled = (chosen: DateTime, days: readonly OpenDay[], wish: WishedTime | null): Settled => {
  if (chosen.date !== null) return stillChosen(chosen, days);
  if (wish === null || days.length === 0) return { dateTime: firstDate(days), notice: null };
  const fitting = wish.time === null ? chosenDate(days, wish.date) : chosenTime(days, wish.date, wish.time);
  if (fitting) return { dateTime: fitting, notice: null };
  const nearest = nearestTo(days, wish);
  if (nearest === null) return { dateTime: firstDate(days), notice: null };
  const { date, time } = nearest;
  return {
    dateTime: { ...NO_DATE_TIME, date },
    notice: { code: 'wish.nearest', wanted: { date: wish.date, time: wish.time }, nearest: { date, time } },
  };
};

const stillChosen = (chosen: DateTime, days: readonly OpenDay[]): Settled => {
  const date = chosen.date !== null && dayOf(days, chosen.date) ? chosen.date : null;
  if (chosen.time === null) return { dateTime: date === null ? firstDate(days) : chosen, notice: null };
  const same = chosenTime(days, date, chosen.time);
  if (same) return { dateTime: same, notice: null };
  return {
    dateTime: date === null ? firstDate(days) : { ...NO_DATE_TIME, date },
    notice: { code: 'time.gone', date: chosen.date, time: chosen.time },
  };
};
