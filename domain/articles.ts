import { daysBetween, type BranchDate } from './thai-calendar.ts';

/** How long something posted counts as new, in days after the day it was posted. */
export const NEW_DAYS = 14;

/** Whether an item posted on that day is new today; one posted in the future is not there yet and counts as not new. */
export const isNewOn = (postedOn: BranchDate, today: BranchDate): boolean => {
  const days = daysBetween(postedOn, today);
  return days >= 0 && days <= NEW_DAYS;
};

/** Where today is between the first and the last day of an offer, both included. */
export const offerOn = (
  { start, end }: { readonly start: BranchDate | null; readonly end: BranchDate | null },
  today: BranchDate,
): 'coming' | 'running' | 'over' => {
  if (start !== null && today < start) return 'coming';
  return end !== null && today > end ? 'over' : 'running';
};

/** The highest price that is stated, in baht. */
export const PRICE_MAX = 1_000_000;

/** Items of a page of a list, and of the promotions that are highlighted (section 9). */
export const ARTICLES_PER_PAGE = 3;
export const HIGHLIGHTS_PER_PAGE = 5;
