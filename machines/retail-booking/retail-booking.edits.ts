import { epochMs } from '#domain/thai-calendar.ts';
import type { AvailabilityReport } from '../availability/availability.types.ts';
import type { Customer } from '../shared/customer.ts';
import type { Member } from '../shared/member.ts';
import { draftItem, idsOf, isHeldAsDrafted, questionOf } from './retail-booking.choices.ts';
import {
  blankDraft,
  NO_SLOT,
  type BranchChoice,
  type ChosenSlot,
  type LostTime,
  type RetailDraft,
} from './retail-booking.draft.ts';
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

/** What a guest has left out, from the data of the member who they turned out to be (RB-11). */
const filledBy = (customer: Customer, member: Member): Customer => {
  const given = Object.entries(customer).filter(([, value]) => value !== '');
  return { ...customer, ...prefillOf(member), ...Object.fromEntries(given) };
};

/** The draft of a guest becomes the member's who has signed in; the code of a member is that of this login. */
const adopted = (draft: RetailDraft, { member }: RetailBookingContext): RetailDraft => {
  const { owner, customer } = draft;
  const filled = customer && (owner === '' && member !== null ? filledBy(customer, member) : customer);
  return { ...draft, owner: ownerOf(member), customer: filled && { ...filled, memberCode: member?.code ?? '' } };
};

export const startingContext = ({ input }: { input: RetailBookingInput }): RetailBookingContext => ({
  clock: input.clock,
  member: input.member,
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

/** The draft with the time that was chosen for this very branch and these services; null if none was. */
const withTimeAgain = (draft: RetailDraft, lost: LostTime | null): RetailDraft | null => {
  if (lost === null || lost.choice === null || lost.choice.locationId !== draft.branch?.locationId) return null;
  const { date, time, startsAt, choice, reached } = lost;
  // In their former order: what is held is the same item again.
  const services = choice.serviceIds.flatMap((id) => draft.services.find((service) => service.id === id) ?? []);
  if (services.length !== choice.serviceIds.length || services.length !== draft.services.length) return null;
  const slot = { date, time, startsAt };
  return { ...draft, services, slot, days: [], lostTime: null, steps: { ...draft.steps, reached } };
};

/** Another choice has no time: the one that is lost by it is remembered, and comes back with the choice that it was for. */
const rechosen = (draft: RetailDraft, changed: Partial<RetailDraft>): Part => {
  const next = { ...draft, ...changed, lostTime: lostFrom(draft) };
  return { draft: withTimeAgain(next, next.lostTime) ?? withoutSlot(next), offer: NO_OFFER };
};

export const editedBranch = ({ draft }: RetailBookingContext, branch: BranchChoice | null): Part =>
  rechosen(draft, { branch, wishedTime: null });

/** Moves to a branch with a sooner time, as if it had been chosen with a wish for that time. */
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

/** Others have the time: all else stays (RB-10). */
export const untimed = ({ draft }: RetailBookingContext): Part => {
  const lost = lostFrom(draft);
  return { draft: withoutSlot({ ...draft, lostTime: lost && { ...lost, choice: null } }), offer: NO_OFFER };
};

/** The days of an answer replace those of any earlier question. */
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
  },
});

/** Only fresh days decide whether a choice stays. Without one, those of before are good for a date, or for a lost time, at once. */
export const settledSlot = ({ draft, offer, notice }: RetailBookingContext): Part => {
  const isOpen = draft.slot.time === null && draft.wishedTime === null && draft.days.length > 0;
  if (offer.freshness !== 'fresh' && !isOpen) return {};
  const { slot, notice: found } = settled(draft.slot, draft.days, draft);
  const lostTime = slot.time === null ? draft.lostTime : null;
  return {
    draft: withReachable({ ...draft, slot, lostTime }),
    notice: found ?? notice,
  };
};

/** A key without an answer keeps the draft as it was sent; who has signed in since owns it from the answer on. */
export const keyed = (context: RetailBookingContext, requestKey: string | null): Part => {
  const draft = { ...context.draft, requestKey };
  return { draft: requestKey === null ? adopted(draft, context) : draft };
};

export const held = (context: RetailBookingContext, appointmentId: string): Part => {
  const { draft } = context;
  return { draft: adopted({ ...draft, appointmentId, heldItem: draftItem(draft), requestKey: null }, context) };
};

export const unheld = (context: RetailBookingContext): Part => ({
  draft: adopted({ ...context.draft, appointmentId: null, heldItem: null, heldUntil: null, requestKey: null }, context),
});

/** Clears every choice; the list of car brands stays (RB-07). */
export const emptied = ({ draft, member }: RetailBookingContext): Part => ({
  draft: blankDraft(ownerOf(member), draft.carBrands),
  offer: NO_OFFER,
  wish: null,
  openedStep: null,
  notice: null,
});

/**
 * The draft as it was stored. What may already be confirmed stays as it is, whatever the address wishes, until its outcome is known;
 * otherwise a time that has passed since is removed and named.
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
    notice: { code: 'time.gone', date, time },
  };
};

export const currentQuestion = ({ context }: { context: RetailBookingContext }) => questionOf(context.draft);
