/** What the server's role may do with a table. It may only add to histories; retention, which runs as the owner, removes what this role may not. */
type Right = 'select' | 'insert' | 'update' | 'delete';

const READ: readonly Right[] = ['select'];
const ADDED: readonly Right[] = ['select', 'insert'];
/** FOR UPDATE and FOR SHARE need the right to update. */
const CHANGED: readonly Right[] = ['select', 'insert', 'update'];
const PASSING: readonly Right[] = ['select', 'insert', 'update', 'delete'];

/**
 * Every table and view of the schema `public`. The rights follow from what a table means, not from the statements that exist today. A table that is
 * not listed here gets no rights.
 */
export const RIGHTS: Readonly<Record<string, readonly Right[]>> = {
  // The catalogue: an operator changes it as the owner, and the triggers then increment the version.
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
  // Changed only by tests: with TEST_CLOCK=1 the role may also update it.
  app_clock: READ,
  // A booking ends and its personal data is removed, but its row stays.
  appointment: CHANGED,
  appointment_event: ADDED,
  // One that is revoked or over is gone.
  driver_link: PASSING,
  branch_day: CHANGED,
  claim: PASSING,
  occupied_lane: READ,
  // Keys and counters are removed after a day or two.
  idempotency: PASSING,
  rate_limit: PASSING,
  // A refused first write removes the guest's new session; ended and expired ones are removed by the owner.
  session: PASSING,
  // A person who asks to be forgotten is removed by the owner.
  member: CHANGED,
  // Companies, and those who look after them, are added by an operator's command, which runs as the owner.
  company: ['select', 'update'],
  salesperson: READ,
  // An address that is deleted is gone: a booking has its own copy.
  take_car_address: ['select', 'insert', 'delete'],
  car: CHANGED,
  fleet_import: CHANGED,
  // Only of the last import of a company, which can be undone.
  fleet_import_car: PASSING,
  // Photos that were replaced, or whose car was deleted.
  photo: PASSING,
  photo_sent: PASSING,
  // Purchases and answers to claims are written by operator commands, which run as the owner.
  purchase: READ,
  point_lot: READ,
  point_move: ADDED,
  // A claim that waits is withdrawn by its member.
  point_claim: ['select', 'insert', 'delete'],
  redemption: CHANGED,
  // Forms are read and removed by operators' commands and by retention, as the owner. What a browser has answered is asked for by the page.
  received_form: ['insert'],
  survey_answer: ADDED,
  used_proof: PASSING,
  sso_card: ADDED,
  sso_grant: PASSING,
  hand_over: PASSING,
};

/** Needed in addition if tests may move the clock. */
export const TEST_CLOCK_RIGHTS: Readonly<Record<string, readonly Right[]>> = { app_clock: ['update'] };
