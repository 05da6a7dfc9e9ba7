import type { CheckedList, SheetOffer } from '#domain/fleet-list/checked-list.ts';

/** Somebody must say which sheets: there are several, one that is hidden, or one with hidden rows. */
export const needsChoice = (offers: readonly SheetOffer[]): boolean =>
  offers.length > 1 || offers.some(({ hidden, filtered }) => hidden || filtered > 0);

interface Lost {
  readonly losses: number;
  readonly isSessionOver: boolean;
}

/** After the first lost answer the same is sent again soon, after the second one later, and after that only by hand. */
export const maySendSoon = ({ losses, isSessionOver }: Lost): boolean => losses < 2 && !isSessionOver;
export const maySendLater = ({ losses, isSessionOver }: Lost): boolean => losses === 2 && !isSessionOver;

/** How many cars an import would add or change. */
export const importCount = ({ added, changed }: CheckedList): number => added.length + changed.length;

export const canImport = (list: CheckedList | null): boolean => list !== null && importCount(list) > 0;
