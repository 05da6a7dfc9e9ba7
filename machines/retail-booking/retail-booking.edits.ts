import { epochMs } from '#domain/thai-calendar.ts';
import type { AvailabilityReport } from '../availability/availability.types.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { draftItem, idsOf, isHeldAsDrafted, questionOf } from './retail-booking.choices.ts';
import { blankDraft, NO_SLOT, type BranchChoice, type ChosenSlot, type RetailDraft } from './retail-booking.draft.ts';
import { settled } from './retail-booking.slots.ts';
import { arrivedAt, firstOpenStep, withReachable } from './retail-booking.steps.ts';
import type {
  CatalogueAnswer,
  DraftReading,
  Member,
  Notice,
  RetailBookingContext,
  RetailBookingInput,
  BranchMove,
  Wish,
  WishedTime,
} from './retail-booking.types.ts';

type Part = Partial<RetailBookingContext>;

const NO_OFFER: RetailBookingContext['offer'] = {
  freshness: 'none',
  question: null,
  message: null,
  closedDays: [],
  serverNow: null,
};

const ownerOf = (member: Member | null) => member?.accountId ?? '';

/** The draft of a guest becomes the member's who has signed in; the code of a member is that of this login. */
const adopted = (draft: RetailDraft, { member }: RetailBookingContext): RetailDraft => ({
  ...draft,
  owner: ownerOf(member),
  customer: draft.customer && { ...draft.customer, memberCode: member?.code ?? '' },
});

export const startingContext = ({ input }: { input: RetailBookingInput }): RetailBookingContext => ({
  clock: input.clock,
  member: input.member,
  wish: input.wish,
  wishedTime: null,
  lostTime: null,
  requestedStep: input.step,
  draft: blankDraft(ownerOf(input.member)),
  offer: NO_OFFER,
  notice: null,
  released: null,
  booked: null,
});

/** Times belong to one branch and one set of services: changing either clears them (RB-04, RB-16). */
const withoutSlot = (draft: RetailDraft): RetailDraft => withReachable({ ...draft, slot: NO_SLOT, days: [] });

/** What `next` is chosen with no time; the one that is lost by it is remembered. */
const losingTime = ({ draft: { slot }, lostTime }: RetailBookingContext, next: RetailDraft): Part => ({
  draft: withoutSlot(next),
  offer: NO_OFFER,
  lostTime: slot.date === null || slot.time === null ? lostTime : { date: slot.date, time: slot.time },
});

export const editedBranch = (context: RetailBookingContext, branch: BranchChoice | null): Part => ({
  ...losingTime(context, { ...context.draft, branch }),
  wishedTime: null,
});

/** Moves to a branch with a sooner time, as if it had been chosen with a wish for that time. */
export const moved = (context: RetailBookingContext, { branch, when }: BranchMove): Part => {
  const { branch: former, slot } = context.draft;
  const { date, time } = slot;
  return {
    ...editedBranch(context, branch),
    wishedTime: when,
    lostTime: null,
    notice: { code: 'branch.moved', from: former && { branch: former, when: date === null ? null : { date, time } } },
  };
};

export const editedServices = (context: RetailBookingContext, services: RetailDraft['services']): Part =>
  losingTime(context, { ...context.draft, services });

export const editedSlot = ({ draft }: RetailBookingContext, slot: ChosenSlot | null): Part =>
  slot === null ? {} : { draft: withReachable({ ...draft, slot }), wishedTime: null, lostTime: null, notice: null };

/** The time is lost: all else stays (RB-10). */
export const untimed = (context: RetailBookingContext): Part => losingTime(context, context.draft);

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

/** Only fresh days decide whether a choice stays. */
export const settledSlot = ({ draft, offer, wishedTime, lostTime, notice }: RetailBookingContext): Part => {
  if (offer.freshness !== 'fresh') return {};
  const next = settled(draft.slot, draft.days, { wishedTime, lostTime });
  return {
    draft: withReachable({ ...draft, slot: next.slot }),
    lostTime: next.slot.time === null ? lostTime : null,
    notice: next.notice ?? notice,
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
  draft: adopted({ ...context.draft, appointmentId: null, heldItem: null, requestKey: null }, context),
});

/** Clears every choice; the list of car brands stays (RB-07). */
export const emptied = ({ draft, member }: RetailBookingContext): Part => ({
  draft: blankDraft(ownerOf(member), draft.carBrands),
  offer: NO_OFFER,
  wish: null,
  wishedTime: null,
  lostTime: null,
  notice: null,
});

const checkedServices = (draft: RetailDraft, found: CatalogueAnswer['services']): RetailDraft => {
  const services = draft.services.flatMap(({ id }) => found.find((service) => service.id === id) ?? []);
  const same =
    services.length === draft.services.length &&
    totalHours(services) === totalHours(draft.services) &&
    leadDays(services) === leadDays(draft.services);
  return same ? { ...draft, services } : withoutSlot({ ...draft, services });
};

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

/** The branch under its current name, which may be in another language than when it was chosen. */
const namedAnew = (chosen: BranchChoice | null, found: BranchChoice | null): BranchChoice | null =>
  chosen === null || found === null
    ? null
    : { ...chosen, ...(found.locationId === chosen.locationId ? { name: found.name } : {}) };

const isWished = ({ slot }: RetailDraft, when: WishedTime | null) =>
  when === null || (slot.date === when.date && (when.time === null || slot.time === when.time));

const STEP_OF_WISH = ['branch', 'services', 'time'] as const;

/** The draft with the wished branch and services. A wish that the catalogue does not know leaves the earlier choice. */
const wishedDraft = (draft: RetailDraft, answer: CatalogueAnswer, wish: Wish): RetailDraft => {
  const branch = wish.locationId === null ? namedAnew(draft.branch, answer.branch) : answer.branch;
  const isOther = wish.serviceIds.length > 0 && answer.services.length > 0;
  const services = isOther ? answer.services : draft.services;
  const isSame =
    draft.branch?.locationId === branch?.locationId &&
    services.length === draft.services.length &&
    idsOf(services).every((id) => idsOf(draft.services).includes(id));
  const same = { ...draft, branch: namedAnew(draft.branch, answer.branch) };
  if (isSame && isWished(draft, wish.when)) return same;
  const open = isSame ? withReachable({ ...same, slot: NO_SLOT }) : withoutSlot({ ...draft, branch, services });
  const first = firstOpenStep(open);
  return arrivedAt(open, STEP_OF_WISH.find((step) => step === first) ?? 'time');
};

const goneNotice = (draft: RetailDraft, { branch, services }: CatalogueAnswer, wish: Wish | null): Notice | null => {
  const noBranch = branch === null && (draft.branch !== null || (wish !== null && wish.locationId !== null));
  const isOther = wish !== null && wish.serviceIds.length > 0;
  const lost = (isOther ? [] : draft.services).filter(({ id }) => services.every((service) => service.id !== id));
  if (!noBranch && lost.length === 0) return null;
  return { code: 'choice.gone', branch: noBranch, services: lost.map(({ name }) => name) };
};

/** Keeps what the catalogue still has of the draft, and takes the branch of the wish. */
export const checked = ({ draft, wish, notice }: RetailBookingContext, answer: CatalogueAnswer): Part => {
  const isOther = wish !== null && wish.serviceIds.length > 0;
  const services = isOther ? draft : checkedServices(draft, answer.services);
  const gone = goneNotice(draft, answer, wish) ?? notice;
  if (wish === null) {
    const branch = namedAnew(draft.branch, answer.branch);
    const known = branch === null ? withoutSlot({ ...services, branch }) : { ...services, branch };
    return { draft: withReachable(known), notice: gone };
  }
  if (answer.branch === null && wish.locationId !== null) return { draft: services, wish: null, notice: gone };
  const wished = wishedDraft(services, answer, wish);
  return {
    draft: wished,
    wish: null,
    wishedTime: wish.when,
    requestedStep: wished.steps.current,
    notice: gone,
  };
};

/** Without an answer from the catalogue the draft stays as it is, and a wish counts only if its branch is already chosen. */
export const unchecked = ({ draft, wish }: RetailBookingContext): Part => ({
  wish: null,
  wishedTime: wish !== null && draft.branch?.locationId === wish.locationId ? wish.when : null,
});

export const currentQuestion = ({ context }: { context: RetailBookingContext }) => questionOf(context.draft);
