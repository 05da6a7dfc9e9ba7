import { arabicDigits } from '../fields/digits.ts';
import type { BranchDate } from '../thai-calendar.ts';
import { lastClaimDay } from './loyalty.ts';

export const CLAIM_NOTE_MAX = 500;
export const CLAIM_RECEIPT_MAX = 60;
/** Litres or baht. */
export const CLAIM_AMOUNT_MAX = 1_000_000;

/** Whether the points of a purchase can be claimed today (section 9). */
export function claimDayProblem(boughtOn: BranchDate, today: BranchDate): 'toCome' | 'tooLate' | null {
  if (boughtOn > today) return 'toCome';
  return today > lastClaimDay(boughtOn) ? 'tooLate' : null;
}

/** Thousands may be separated by commas or spaces; at most two decimals. */
const AMOUNT = /^(\d{1,7}|\d{1,3}([, ]\d{3})+)(\.\d{1,2})?$/;

/** Typed litres or baht; null for anything that is no amount. */
export function claimAmount(text: string): number | null {
  const typed = arabicDigits(text).trim();
  const amount = AMOUNT.test(typed) ? Number(typed.replace(/[, ]/g, '')) : 0;
  return amount > 0 && amount <= CLAIM_AMOUNT_MAX ? amount : null;
}

export interface MissingPurchase {
  readonly boughtOn: BranchDate | undefined;
  /** The number of a branch, '' for none. */
  readonly branch: string;
  /** What was bought, '' for nothing chosen. */
  readonly bought: string;
  readonly amount: string;
}

type MissingProblem = 'missing' | 'toCome' | 'tooLate' | 'noAmount';

/** What a claim of a missing purchase lacks; receipt and note are not needed. */
export function missingPurchaseProblems(
  { boughtOn, branch, bought, amount }: MissingPurchase,
  today: BranchDate,
): Partial<Record<keyof MissingPurchase, MissingProblem>> {
  const day = boughtOn === undefined ? 'missing' : claimDayProblem(boughtOn, today);
  const typed = amount.trim() === '' ? 'missing' : claimAmount(amount) === null ? 'noAmount' : null;
  return {
    ...(day !== null && { boughtOn: day }),
    ...(branch === '' && { branch: 'missing' as const }),
    ...(bought === '' && { bought: 'missing' as const }),
    ...(typed !== null && { amount: typed }),
  };
}
