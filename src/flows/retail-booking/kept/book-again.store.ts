import { addDays, epochMs, splitDateTime } from '#domain/thai-calendar.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The next future occurrence of the same weekday and time of day, at least one week after the booked visit. */
export const nextLike = (startsAt: string, now: number) => {
  const { date, time } = splitDateTime(startsAt);
  const weeks = Math.max(1, Math.floor((now - epochMs(startsAt)) / WEEK_MS) + 1);
  return { date: addDays(date, 7 * weeks), time };
};
