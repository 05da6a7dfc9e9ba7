import { idsOf } from '#machines/shared/booking-choices.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { epochMs } from '#domain/thai-calendar.ts';
import { STEPS } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  answersIn,
  asType,
  draftOf,
  effectOf,
  isStep,
  isUnanswered,
  kindOf,
  placeOf,
  readDraft,
  same,
  type Step,
} from './readings.ts';

/** What the catalogue still has of what it was asked about, or null. */
const catalogueIn = ({ event }: Step) => {
  const answer = asType(event, 'xstate.done.actor.checking');
  return answer?.output.kind === 'ok' ? answer.output.value : null;
};

/** What the catalogue was asked about: the draft, the link and the answer. */
const checkIn = (step: Step) => {
  const answer = catalogueIn(step);
  if (step.before === null || answer === null) return null;
  const { draft, wish, notice } = step.before.context;
  /** The link names services, which stand in for those of the draft. */
  const isReplaced = wish !== null && wish.serviceIds.length > 0;
  return { draft, wish, notice, answer, isReplaced };
};

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
const EMPTY_SLOT = { date: null, time: null, startsAt: null };

/** Whether the times of one set of services are those of the other. */
const haveSameTimes = (was: RetailDraft['services'], is: RetailDraft['services']) =>
  same(inOrder(idsOf(was)), inOrder(idsOf(is))) && totalHours(was) === totalHours(is) && leadDays(was) === leadDays(is);

/** The chosen time stays, or the choice of a date that goes with the days; else there is none. */
const keepsTime = (was: RetailDraft, is: RetailDraft) =>
  same(is.days, was.days) && (was.slot.time === null ? is.slot.time === null : same(is.slot, was.slot));
const hasNoTime = (is: RetailDraft) => same(is.slot, EMPTY_SLOT) && is.days.length === 0;

export const resumingRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-08',
    says: 'a booking begins with nothing chosen, held or booked, and reads the draft of whoever is signed in',
    when: ({ before }) => before === null,
    holds: (step) => {
      const { context } = step.after;
      const { member, isSessionOver, released, booked, notice, openedStep, subject, draft } = context;
      return (
        !isSessionOver &&
        [released, booked, notice, openedStep, subject].every((value) => value === null) &&
        draft.note === '' &&
        draft.otherService === '' &&
        (effectOf(step, 'start reading')?.includes(`"owner":"${member?.account ?? ''}"`) ?? false)
      );
    },
  },
  {
    req: 'RB-11',
    says: 'a stored draft has the code of this login, and none for a guest, unless its confirm is unanswered',
    when: ({ event, after }) => readDraft(event)?.customer != null && !isUnanswered(after),
    holds: ({ after: { context } }) => context.draft.customer?.memberCode === (context.member?.code ?? ''),
  },
  {
    req: 'RB-08',
    says: 'the catalogue is asked about what the link names and else about what the draft has; about nothing while a confirm is unanswered',
    when: ({ before, event }) =>
      before !== null && before.matches({ resuming: 'reading' }) && event.type.startsWith('xstate.'),
    holds: (step) => {
      const { draft } = step.after.context;
      const wish = isUnanswered(step.after) ? null : (step.before?.context.wish ?? null);
      const asked = effectOf(step, 'start checking');
      const ids = wish !== null && wish.serviceIds.length > 0 ? wish.serviceIds : idsOf(draft.services);
      const locationId = wish?.locationId ?? draft.branch?.locationId ?? null;
      if (isUnanswered(step.after) || (wish === null && locationId === null && ids.length === 0)) return asked === null;
      return (
        asked !== null &&
        asked.includes(`"locationId":${locationId}`) &&
        asked.includes(`"serviceIds":[${ids.join(',')}]`)
      );
    },
  },
  {
    req: 'RB-08',
    says: 'a stored time that is over is dropped and named; one that is not stays',
    when: (step) => readDraft(step.event) !== null && !isUnanswered(step.after),
    holds: ({ event, after: { context } }) => {
      const stored = readDraft(event);
      if (stored === null) return false;
      const { date, time, startsAt } = stored.slot;
      const isOver = startsAt !== null && epochMs(startsAt) <= context.clock.now();
      if (!isOver) return same(context.draft.slot, stored.slot) && context.notice?.code !== 'time.passed';
      return same(context.draft.slot, EMPTY_SLOT) && same(context.notice, { code: 'time.passed', date, time });
    },
  },
  {
    req: 'RB-08',
    says: 'what the catalogue no longer has is named, the branch and each service, and nothing else is',
    when: (step) => checkIn(step) !== null && isStep(kindOf(step.after)),
    holds: (step) => {
      const { draft, wish, notice, answer, isReplaced } = checkIn(step) ?? {};
      if (!draft || !answer) return false;
      const branch = answer.branch === null && (draft.branch !== null || (wish?.locationId ?? null) !== null);
      const there = idsOf(answer.services);
      const services = isReplaced ? [] : draft.services.filter(({ id }) => !there.includes(id)).map(({ name }) => name);
      const isGone = branch || services.length > 0;
      const said = step.after.context.notice;
      // Else there is room for what is to be said of the time.
      if (!isGone && said?.code.startsWith('time.')) return true;
      return same(said, isGone ? { code: 'choice.gone', branch, services } : notice);
    },
  },
  {
    req: 'RB-08',
    says: 'of a draft that is gone on with, what the catalogue still has stays, under its current name; the time stays if branch and times are the same',
    when: (step) => checkIn(step)?.wish === null,
    holds: (step) => {
      const { draft, answer } = checkIn(step) ?? {};
      if (!draft || !answer) return false;
      const is = step.after.context.draft;
      const left = draft.services.flatMap(({ id }) => answer.services.filter((service) => service.id === id));
      const isThere = answer.branch?.locationId === draft.branch?.locationId;
      const branch =
        draft.branch === null || answer.branch === null
          ? null
          : { ...draft.branch, name: isThere ? answer.branch.name : draft.branch.name };
      const keeps = branch !== null && haveSameTimes(draft.services, left);
      return same(is.services, left) && same(is.branch, branch) && (keeps ? keepsTime(draft, is) : hasNoTime(is));
    },
  },
  {
    req: 'RB-16',
    says: 'a link takes its branch and its services; the time that was chosen stays only for the same branch and services, and if it is the one asked for',
    when: (step) => (checkIn(step)?.wish ?? null) !== null,
    holds: (step) => {
      const { draft, wish, answer, isReplaced } = checkIn(step) ?? {};
      if (!draft || !wish || !answer) return false;
      const is = step.after.context.draft;
      if (step.after.context.wish !== null) return false;
      const left = draft.services.flatMap(({ id }) => answer.services.filter((service) => service.id === id));
      const services = isReplaced ? (answer.services.length > 0 ? answer.services : draft.services) : left;
      const isGone = answer.branch === null && wish.locationId !== null;
      if (isGone)
        return (
          same(is.branch, draft.branch) &&
          same(is.services, isReplaced ? draft.services : left) &&
          same(is.wishedTime, draft.wishedTime)
        );
      const branchId = wish.locationId === null ? draft.branch?.locationId : answer.branch?.locationId;
      const isSame =
        branchId === draft.branch?.locationId &&
        draft.branch !== null &&
        same(inOrder(idsOf(services)), inOrder(idsOf(draft.services)));
      const { when } = wish;
      const isTime = when === null || (draft.slot.date === when.date && [null, draft.slot.time].includes(when.time));
      return (
        (answer.branch === null || is.branch?.locationId === branchId) &&
        same(inOrder(idsOf(is.services)), inOrder(idsOf(services))) &&
        same(is.wishedTime, when) &&
        same(is.lostTime, when === null ? draft.lostTime : null) &&
        (isSame && isTime ? keepsTime(draft, is) : is.slot.time === null && (isSame || is.days.length === 0))
      );
    },
  },
  {
    req: 'RB-08',
    says: 'one arrives where one was, or where the address leads, and no further than what is answered',
    when: (step) => kindOf(step.before) === 'resuming' && isStep(kindOf(step.after)) && !isUnanswered(step.after),
    holds: (step) => {
      const { before, after } = step;
      const wish = checkIn(step)?.wish ?? null;
      const answered = answersIn(after.context.draft).indexOf(false);
      const open = answered === -1 ? STEPS.length - 1 : answered;
      const stored = readDraft(step.event) ?? draftOf(before);
      const wanted = before?.context.requestedStep ?? stored?.steps.current ?? 'branch';
      const most = Math.min(open, STEPS.indexOf(stored?.steps.reached ?? 'branch'));
      // A link leads to what it leaves open, at most to the time.
      if (wish !== null) return placeOf(after) <= open && placeOf(after) >= Math.min(open, STEPS.indexOf('time'));
      return placeOf(after) === Math.min(STEPS.indexOf(wanted), most);
    },
  },
];
