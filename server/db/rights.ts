/** What the server's role may do with a table. A history is only ever added to; the owner's retention removes what this role may not. */
type Right = 'select' | 'insert' | 'update' | 'delete';

const READ: readonly Right[] = ['select'];
const ADDED: readonly Right[] = ['select', 'insert'];
/** FOR UPDATE and FOR SHARE need the right to update. */
const CHANGED: readonly Right[] = ['select', 'insert', 'update'];
const PASSING: readonly Right[] = ['select', 'insert', 'update', 'delete'];

/**
 * Every table and view of the schema `public`; the rights follow what it means, not which statements exist today. One that is not named
 * here gets no rights.
 */
export const RIGHTS: Readonly<Record<string, readonly Right[]>> = {
  // The catalogue: an operator changes it as the owner, and the triggers count the version then.
  branch: READ,
  branch_hours: READ,
  closure: READ,
  service_group: READ,
  service: READ,
  car_brand: READ,
  car_model: READ,
  car_variant: READ,
  car_year: READ,
  catalogue_version: READ,
  app_secret: READ,
  seed_marker: READ,
  // Moved by tests alone, where TEST_CLOCK=1 lets the role update it too.
  app_clock: READ,
  // A booking ends and its personal data is removed, but its row stays.
  appointment: CHANGED,
  appointment_event: ADDED,
  branch_day: CHANGED,
  claim: PASSING,
  occupied_lane: READ,
  // Keys and counters end with their day.
  idempotency: PASSING,
  rate_limit: PASSING,
  // A refused first write removes the guest's new session; ended and expired ones are removed by the owner.
  session: PASSING,
  // Who asks to be forgotten is removed by the owner.
  member: CHANGED,
  car: CHANGED,
  // Replaced, or of a car that was deleted.
  photo: PASSING,
  photo_sent: PASSING,
  // Purchases and answers to claims come in by the operator's commands, which are the owner's.
  purchase: READ,
  point_lot: READ,
  point_move: ADDED,
  point_claim: ADDED,
  redemption: CHANGED,
  sso_card: ADDED,
  sso_grant: PASSING,
  hand_over: PASSING,
};

/** Needed in addition if tests may move the clock. */
export const TEST_CLOCK_RIGHTS: Readonly<Record<string, readonly Right[]>> = { app_clock: ['update'] };
