import { ERROR } from '#contract/errors.ts';

const names = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Words of the charts' own vocabulary. A field may say one of its words; anything else in it, such as a booking's code, stays in the tab. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  kind: names(
    'ok failed notFound tooManyTries refused plateExists proofOver fits tooLarge unreadable broken total file',
    'server member new incomplete favourite booking declined foreign proved gone booked',
  ),
  code: ['full', 'slotLost', 'gone', 'alreadyConfirmed', 'alreadyExtended', 'refused'],
  why: ['sameBranch', 'booked', 'timeLost'],
  extension: ['offered', 'none', 'used'],
  state: ['live', 'expired', 'gone', 'confirmed'],
  outcome: ['found', 'expired', 'cancelled'],
  cancelling: ['possible'],
  result: ['cancelled', 'already', 'tooLate', 'notCancellable', 'gone'],
  step: ['address', 'branch', 'services', 'time', 'information', 'summary'],
  current: ['address', 'branch', 'services', 'time', 'information', 'summary'],
  reached: ['address', 'branch', 'services', 'time', 'information', 'summary'],
  freshness: ['fresh', 'stale'],
  to: ['all', 'sameServices'],
  promise: ['all', 'fits'],
  stage: ['asking', 'settled', 'lost', 'confirming', 'unknown'],
  failure: ['refused', 'password', 'not-a-workbook', 'unsupported', 'denied', 'unavailable'],
  refusal: ['no-plates', 'too-slow'],
  status: ['obtained', 'open', 'used', 'expired'],
  reason: ['gone', 'refused', 'tooFew', 'signedOut', 'booked', 'corrupt'],
  dropped: ['corrupt'],
  fault: ['unknown-brand', 'has-booking'],
  kinds: ['member', 'company'],
  errorName: [...Object.keys(ERROR), 'foreign'],
};

/** Of an error that was thrown: its name, and what our own errors say beside it. What it says in words stays in the tab. */
export const OF_ERRORS: Readonly<Record<string, readonly string[]>> = {
  name: names(
    'Error TypeError RangeError ReferenceError SyntaxError URIError AggregateError CallRejected CallUnsettled ReadRefused',
    'AbortError TimeoutError NetworkError SecurityError QuotaExceededError NotAllowedError NotFoundError NotReadableError',
    'InvalidStateError DataCloneError',
  ),
  reason: ['network', 'status', 'malformed'],
  failure: [...Object.keys(ERROR), 'foreign'],
};

/** Ids of branches and services, lengths and lead times of services, states of bookings: by the last two names of their path. */
export const NUMBERS: ReadonlySet<string> = new Set(
  names(
    'question.locationId question.hours question.leadDays branch.locationId branch.id service.id service.hours',
    'service.preDay services.id services.hours services.preDay alternative.locationId alternatives.locationId',
    'replacement.locationId wanted.locationId wanted.serviceIds heldItem.locationId heldItem.serviceIds',
    'heldItem.hours heldItem.leadDays wish.locationId wish.serviceIds wish.branches visit.branchId',
    'booking.status failure.retryAfter',
  ),
);

/** Answers to yes or no. */
export const FLAGS: ReadonlySet<string> = new Set(
  names('isTicked isCollected isFavourite isGuest isPinned isProven isAgreed onlyHeld'),
);

/** The parts of events in which a field on the lists may stand: names that the charts give, not those of a table whose names somebody typed. */
export const PARTS: ReadonlySet<string> = new Set(
  names(
    'input output value failure answer question reason lastGood closedDays hold items item heldItem booking',
    'alternative alternatives replacement wanted serviceIds branch branches service services draft steps group',
    'cars car toAdd newcomer list wrong faults leftOut kept refused refusal kinds wish visit visits aside',
    'found past',
  ),
);
