import { type BranchChoice, type ChosenSlot, NO_SLOT, idsOf } from '../shared/booking-choices.ts';
import { epochMs } from '#domain/thai-calendar.ts';
import type { AvailabilityReport } from '../availability/availability.types.ts';
import type {
  Alternative,
  ConfirmationReport,
  ReportedItem,
} from '../booking-confirmation/booking-confirmation.types.ts';
import type { Customer } from '../shared/customer.ts';
import type { Member } from '../shared/member.ts';
import { isHeldAsDrafted, questionOf } from './retail-booking.choices.ts';
import { blankDraft, type LostTime, type RetailDraft } from './retail-booking.draft.ts';
import { settled } from './retail-booking.slots.ts';
import { arrivedAt, withReachable } from './retail-booking.steps.ts';
import type { DraftReading, RetailBookingContext, RetailBookingInput, BranchMove } from './retail-booking.types.ts';

type Part = Partial<RetailBookingContext>;

const NO_OFFER: RetailBookingContext['offer'] = {
  freshness: 'none',
  question: null,
  message: null,
  closedDays: [],
  serverNow: null,
};

const ownerOf = (member: Member | null) => member?.account ?? '';

/** The data of a member that prefill the form (RB-11). */
export const prefillOf = ({ firstName, lastName, phone, email }: Member) => ({ firstName, lastName, phone, email });

/** Fills what a guest left empty with the data of the member who has signed in since (RB-11). */
const filledBy = (customer: Customer, member: Member): Customer => {
  const given = Object.entries(customer).filter(([, value]) => value !== '');
  return { ...customer, ...prefillOf(member), ...Object.fromEntries(given) };
};

/** A guest's draft becomes that of the member who has signed in; the member's code is updated to that of this login. */
const adopted = (draft: RetailDraft, { member }: RetailBookingContext): RetailDraft => {
  const { owner, customer } = draft;
  const filled = customer && (owner === '' && member !== null ? filledBy(customer, member) : customer);
  return { ...draft, owner: ownerOf(member), customer: filled && { ...filled, memberCode: member?.code ?? '' } };
};

export const startingContext = ({ input }: { input: RetailBookingInput }): RetailBookingContext => ({
  clock: input.clock,
  member: input.member,
  isSessionOver: false,
  subject: null,
  wish: input.wish,
  requestedStep: input.step,
  openedStep: null,
  draft: blankDraft(ownerOf(input.member)),
  offer: NO_OFFER,
  notice: null,
  released: null,
  booked: null,
});

/** Times belong to one branch and one set of services: changing either clears them (RB-04, RB-16). */
export const withoutSlot = (draft: RetailDraft): RetailDraft => withReachable({ ...draft, slot: NO_SLOT, days: [] });

const lostFrom = ({ slot, branch, services, steps, lostTime }: RetailDraft): LostTime | null => {
  const { date, time, startsAt } = slot;
  if (date === null || time === null || startsAt === null) return lostTime;
  const choice = branch && { locationId: branch.locationId, serviceIds: idsOf(services) };
  return { date, time, startsAt, choice, reached: steps.reached };
};

/** The draft with the lost time restored, if it was chosen for this very branch and these services; otherwise null. */
const withTimeAgain = (draft: RetailDraft, lost: LostTime | null): RetailDraft | null => {
  if (lost === null || lost.choice === null || lost.choice.locationId !== draft.branch?.locationId) return null;
  const { date, time, startsAt, choice, reached } = lost;
  // Keep the former order of the services, so that the held item is the same again.
  const services = choice.serviceIds.flatMap((id) => draft.services.find((service) => service.id === id) ?? []);
  if (services.length !== choice.serviceIds.length || services.length !== draft.services.length) return null;
  const slot = { date, time, startsAt };
  return { ...draft, services, slot, days: [], lostTime: null, steps: { ...draft.steps, reached } };
};

/** After another choice there is no time. The lost time is remembered, and restored if the choice that it was made for comes back. */
const rechosen = (draft: RetailDraft, changed: Partial<RetailDraft>): Part => {
  const next = { ...draft, ...changed, lostTime: lostFrom(draft) };
  return { draft: withTimeAgain(next, next.lostTime) ?? withoutSlot(next), offer: NO_OFFER };
};

export const editedBranch = ({ draft }: RetailBookingContext, branch: BranchChoice | null): Part =>
  rechosen(draft, { branch, wishedTime: null });

/** Moves to another branch, as if it had been chosen together with a wish for that time. */
export const moved = ({ draft }: RetailBookingContext, { branch, when }: BranchMove): Part => {
  const { branch: former, slot } = draft;
  const { date, time } = slot;
  return {
    draft: withoutSlot({ ...draft, branch, wishedTime: when, lostTime: null }),
    offer: NO_OFFER,
    notice: { code: 'branch.moved', from: former && { branch: former, when: date === null ? null : { date, time } } },
  };
};

export const editedServices = ({ draft }: RetailBookingContext, services: RetailDraft['services']): Part =>
  rechosen(draft, { services });

export const editedSlot = ({ draft }: RetailBookingContext, slot: ChosenSlot | null): Part =>
  slot === null ? {} : { draft: withReachable({ ...draft, slot, wishedTime: null, lostTime: null }), notice: null };

/** Others have taken the time; everything else stays (RB-10). */
export const untimed = ({ draft }: RetailBookingContext): Part => {
  const lost = lostFrom(draft);
  return { draft: withoutSlot({ ...draft, lostTime: lost && { ...lost, choice: null } }), offer: NO_OFFER };
};

/** The days of a new answer replace those of any earlier question. */
export const offeredBy = (
  { draft }: RetailBookingContext,
  report: Extract<AvailabilityReport, { type: 'availability.changed' }>,
): Part => ({
  draft: { ...draft, days: report.days },
  offer: {
    freshness: report.freshness,
    message: report.message,
    question: report.question,
    closedDays: report.closedDays,
    serverNow: report.serverNow,
    holdMinutes: report.holdMinutes,
  },
});

/** Only fresh days decide whether a chosen time stays. If no time is chosen, older days suffice to choose a date or to offer a lost time at once. */
export const settledSlot = ({ draft, offer, notice }: RetailBookingContext): Part => {
  const isOpen = draft.slot.time === null && draft.wishedTime === null && draft.days.length > 0;
  if (offer.freshness !== 'fresh' && !isOpen) return {};
  const { slot, notice: found } = settled(draft.slot, draft.days, draft);
  const lostTime = slot.time === null ? draft.lostTime : null;
  return {
    draft: withReachable({ ...draft, slot, lostTime }),
    // What the page opened with is read before the times come.
    notice: offer.freshness === 'fresh' ? (found ?? notice) : (notice ?? found),
  };
};

/** What the report says of this booking; null if it is about another. */
export const reportedOf = ({ subject }: RetailBookingContext, { items }: ConfirmationReport): ReportedItem | null =>
  items.find((item) => item.subject === subject) ?? null;

/** Another slot becomes the draft's; only the name of another branch is known. */
const replacedBy = (draft: RetailDraft, { locationId, branchName: name, ...slot }: Alternative): RetailDraft => {
  const { date, time, startsAt } = slot;
  const replaced = { ...draft, slot: { date, time, startsAt }, wishedTime: null };
  if (locationId === draft.branch?.locationId) return replaced;
  return { ...replaced, branch: { locationId, name, keyword: '', lat: null, lng: null }, days: [] };
};

/** Nothing is counted down while a confirm is on its way; while a hold is asked for or an outcome is unknown the known end stays. */
const heldUntilOf = ({ stage, deadline }: ConfirmationReport, { heldUntil }: RetailDraft): number | null => {
  if (stage === 'confirming') return null;
  return stage === 'asking' || stage === 'unknown' ? heldUntil : deadline;
};

/**
 * Puts what the confirmation reports into the draft. While a key is unanswered, the rest of the draft stays as it was sent; a member who has signed
 * in since owns it only once it is answered.
 */
export const reported = (context: RetailBookingContext, report: ConfirmationReport): Part => {
  const own = reportedOf(context, report);
  if (own === null) return {};
  const { appointmentId, heldItem, replacement } = own;
  const { requestKey } = report;
  const former = replacement === null ? context.draft : replacedBy(context.draft, replacement);
  const held =
    appointmentId === null
      ? { heldItem: null, heldUntil: null }
      : { heldItem: heldItem ?? former.heldItem, heldUntil: heldUntilOf(report, former) };
  const draft = { ...former, ...held, appointmentId, requestKey };
  return { draft: requestKey === null ? adopted(draft, context) : draft };
};

/** Clears every choice; the list of car brands stays (RB-07). */
export const emptied = ({ draft, member }: RetailBookingContext): Part => ({
  draft: blankDraft(ownerOf(member), draft.carBrands),
  offer: NO_OFFER,
  wish: null,
  openedStep: null,
  notice: null,
});

/**
 * The draft as it was stored. If it may already be confirmed, it stays unchanged until the outcome is known, whatever the address asks for; otherwise
 * a time that is now in the past is removed and named in a notice.
 */
export const resumed = ({ draft: stored, dropped }: DraftReading, context: RetailBookingContext): Part => {
  if (stored === null)
    return { draft: context.draft, notice: dropped === null ? null : { code: 'draft.dropped', reason: dropped } };
  if (stored.requestKey !== null && isHeldAsDrafted(stored))
    return { draft: arrivedAt(stored, 'summary'), wish: null, requestedStep: null, notice: null };
  const draft = adopted({ ...stored, requestKey: null }, context);
  const { date, time, startsAt } = draft.slot;
  if (startsAt === null || time === null || epochMs(startsAt) > context.clock.now())
    return { draft: withReachable(draft), notice: null };
  return {
    draft: withReachable({ ...draft, slot: NO_SLOT }),
    notice: { code: 'time.passed', date, time },
  };
};

export const currentQuestion = ({ context }: { context: RetailBookingContext }) => questionOf(context.draft);
