import { epochMs } from '#domain/thai-calendar.ts';
import type { Clock } from '../shared/clock.ts';
import type {
  Alternative,
  Confirmation,
  ConfirmationItem,
  ConfirmAnswer,
  ExtensionAnswer,
  Hold,
  HoldAnswer,
  HoldReading,
  ItemToConfirm,
} from './booking-confirmation.types.ts';

type Item = ConfirmationItem;
type Failed<Answer> = Extract<Answer, { readonly kind: 'failed' }>;
type Failure = Failed<HoldAnswer | ExtensionAnswer | ConfirmAnswer>['failure'];

const NO_TIME = { deadline: null, expiresAt: null, extension: 'none' } as const;

export const startingItem = ({ holdIsCurrent, ...given }: ItemToConfirm): Item => ({
  ...given,
  holdIsCurrent: holdIsCurrent && given.appointmentId !== null,
  ...NO_TIME,
  alternatives: null,
  replacement: null,
  refusal: null,
  confirmation: null,
});

/** `notHeld`: it has no hold, and nobody has taken its slot as far as is known. */
export type Standing = 'confirmed' | 'lost' | 'held' | 'notHeld';

export const standingOf = ({ confirmation, alternatives, holdIsCurrent }: Item): Standing => {
  if (confirmation !== null) return 'confirmed';
  if (alternatives !== null) return 'lost';
  return holdIsCurrent ? 'held' : 'notHeld';
};

const those = (items: readonly Item[], ...standings: readonly Standing[]): readonly Item[] =>
  items.filter((item) => standings.includes(standingOf(item)));

export const hasLost = (items: readonly Item[]): boolean => those(items, 'lost').length > 0;
export const hasUnheld = (items: readonly Item[]): boolean => toHold(items).length > 0;
export const areConfirmed = (items: readonly Item[]): boolean => toConfirm(items).length === 0;
export const areHeld = (items: readonly Item[]): boolean => those(items, 'lost', 'notHeld').length === 0;
export const toHold = (items: readonly Item[]): readonly Item[] => those(items, 'notHeld');
export const toRead = (items: readonly Item[]): readonly Item[] => those(items, 'held');
export const toExtend = (items: readonly Item[]): readonly Item[] =>
  items.filter(({ extension }) => extension === 'offered');
export const toConfirm = (items: readonly Item[]): readonly Item[] =>
  items.filter(({ confirmation }) => confirmation === null);

/** The item whose hold ends first; null if all are confirmed. */
export const firstToEnd = (items: readonly Item[]): Item | null =>
  toConfirm(items).reduce<Item | null>(
    (first, item) => (first === null || (item.deadline ?? Infinity) < (first.deadline ?? Infinity) ? item : first),
    null,
  );
export const deadlineOf = (items: readonly Item[]): number | null => firstToEnd(items)?.deadline ?? null;

/** Only what has no hold can be left out, and never all. */
export const mayBeLeft = (items: readonly Item[], subject: string): boolean =>
  items.length > 1 && those(items, 'lost', 'notHeld').some((item) => item.subject === subject);
export const without = (items: readonly Item[], subject: string): readonly Item[] =>
  items.filter((item) => item.subject !== subject);

export const isOfferedTo = (items: readonly Item[], subject: string, { locationId, startsAt }: Alternative): boolean =>
  items.some(
    (item) =>
      item.subject === subject &&
      item.alternatives?.some((each) => each.locationId === locationId && each.startsAt === startsAt),
  );

export const moved = (items: readonly Item[], subject: string, replacement: Alternative): readonly Item[] =>
  items.map((item) => {
    if (item.subject !== subject) return item;
    const { locationId, startsAt } = replacement;
    return { ...item, item: { ...item.item, locationId, startsAt }, alternatives: null, replacement };
  });

const unheld = (item: Item): Item => ({ ...item, ...NO_TIME, appointmentId: null, holdIsCurrent: false });

/** Those whose time is over, by the timer or, after a sleep, by the clock. */
export const withoutOverdue = (items: readonly Item[], clock: Clock): readonly Item[] => {
  const now = Math.max(deadlineOf(items) ?? 0, clock.now());
  return items.map((item) => (item.deadline !== null && item.deadline <= now ? unheld(item) : item));
};

/** The time left by the server's clock, as a deadline on our own clock. */
export const heldBy = (item: Item, { appointmentId, expiresAt, serverNow, extension }: Hold, clock: Clock): Item => ({
  ...item,
  appointmentId,
  holdIsCurrent: true,
  deadline: expiresAt === null || serverNow === null ? null : clock.now() + epochMs(expiresAt) - epochMs(serverNow),
  expiresAt,
  extension,
  refusal: null,
});

const confirmedBy = (item: Item, confirmation: Confirmation): Item => ({
  ...item,
  ...NO_TIME,
  holdIsCurrent: true,
  confirmation,
});

const failed = (item: Item, failure: Failure): Item => {
  switch (failure.code) {
    case 'slotLost':
      return { ...item, ...NO_TIME, holdIsCurrent: false, alternatives: failure.alternatives };
    case 'gone':
      return unheld(item);
    case 'alreadyConfirmed':
      // Whatever it was made from, it is not moved any more: what it is will be read.
      return { ...item, holdIsCurrent: item.appointmentId !== null };
    case 'alreadyExtended':
      return { ...item, extension: 'used' };
    case 'refused':
      return { ...item, refusal: failure };
  }
};

export const afterHold = (item: Item, answer: HoldAnswer | ExtensionAnswer, clock: Clock): Item =>
  answer.kind === 'ok' ? heldBy(item, answer.value, clock) : failed(item, answer.failure);

export const afterConfirm = (item: Item, answer: ConfirmAnswer): Item =>
  answer.kind === 'ok' ? confirmedBy(item, answer.value) : failed(item, answer.failure);

export const afterReading = (item: Item, reading: HoldReading, clock: Clock): Item => {
  switch (reading.state) {
    case 'live':
      return heldBy(item, reading.hold, clock);
    case 'confirmed':
      return confirmedBy(item, reading.confirmation);
    case 'expired':
    case 'gone':
      return unheld(item);
  }
};
