import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import { selectGroup } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { Group } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { isLimited } from '#tests/support/model/rules-of-calls.ts';
import {
  askedBy,
  asType,
  EMPTY,
  groupOf,
  isAwaiting,
  isGroup,
  isIgnored,
  isOverview,
  isReviewing,
  keepsAll,
  placeOf,
  roundIn,
  same,
  starts,
  toldConfirmation,
  type Step,
} from './readings.ts';

const readIn = ({ event }: Step) => {
  const output = asType(event, 'xstate.done.actor.reading')?.output;
  return output?.kind === 'ok' ? output.value : null;
};
const isUnread = ({ event }: Step) =>
  event.type === 'xstate.error.actor.reading' || /^xstate\.after\.checkTimeLimit\..*reading$/.test(event.type);
const isSuperseded = ({ before, event }: Step) => before !== null && event.type === 'session.superseded';
const isResumed = ({ before, event }: Step) => placeOf(before) === 'interrupted' && event.type === 'resume.requested';
/** Where one is with a group that has nothing more to be asked. */
const placeFor = ({ after }: Step) => {
  const { group, wanted } = after.context;
  if (group.requestKey !== null) return 'waiting';
  return group.cars.length > 0 || wanted.length > 0 ? 'checking' : 'ready';
};

/** What is not as it was in a group that is come to again: which car is looked at, and a key of which nothing is held any more. */
const takenUp = ({ after }: Step, group: Group | null): Partial<Group> => ({
  ...(placeOf(after) === 'ready' ? { opened: null, onlyHeld: false } : {}),
  ...(group !== null && roundIn(group).length === 0 ? { requestKey: null, sentBy: null } : {}),
});

export const returnRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-05',
    says: 'it begins with nothing, in a session that goes on, and reads what is stored for the account, for 15 seconds',
    when: ({ before }) => before === null,
    holds: (step) => {
      const { group, wanted, notice, released, message, isSessionOver } = step.after.context;
      return (
        same([group, wanted, notice, released, message, isSessionOver], [EMPTY, [], null, [], null, false]) &&
        same(askedBy(step, 'reading'), { account: step.after.context.company.account }) &&
        isLimited(step, 15_000, 'checkTimeLimit')
      );
    },
  },
  {
    req: 'CB-05',
    says: 'nothing is written before the stored group has been read, nor after another tab has changed it',
    holds: ({ after }) =>
      (selectGroup(after) === null) === ['reading', 'checking', 'changedElsewhere'].includes(placeOf(after) ?? ''),
  },
  {
    req: 'CB-05',
    says: 'what is stored is gone on with as it is, with the visits that another page wishes, and without a confirm of which nothing is held any more',
    when: (step) => readIn(step) !== null,
    holds: (step) => {
      const { group, wanted } = readIn(step) ?? {};
      const stored = { ...EMPTY, ...group };
      return isGroup(step.after, stored, takenUp(step, stored)) && same(step.after.context.wanted, wanted);
    },
  },
  {
    req: 'CB-05',
    says: 'a store that cannot be read keeps nobody from booking: it goes on without it',
    when: isUnread,
    holds: (step) => same(groupOf(step.after), EMPTY) && step.before?.context.wanted === step.after.context.wanted,
  },
  {
    req: 'CB-04',
    says: 'a confirm that was not answered is asked about before anything else; otherwise the cars are checked, or there is nothing to check',
    when: (step) => readIn(step) !== null || isUnread(step) || isResumed(step),
    holds: (step) => placeOf(step.after) === placeFor(step),
  },
  {
    req: 'CB-05',
    says: 'going on after an interruption loses no answer and no hold, and knows who was looked at',
    when: isResumed,
    holds: (step) =>
      isGroup(step.after, groupOf(step.before), takenUp(step, groupOf(step.before))) &&
      step.before?.context.wanted === step.after.context.wanted,
  },
  {
    req: 'DUP-03',
    says: 'that the session has ended is remembered, every answer and hold stays, and nothing is sent by itself',
    when: isSuperseded,
    holds: (step) => step.after.context.isSessionOver && keepsAll(step) && !starts(step),
  },
  {
    req: 'DUP-03',
    says: 'a session that ends is shown where a person chooses or waits for what is not answered any more',
    when: (step) =>
      isSuperseded(step) &&
      (isOverview(step.before) || ['checking', 'choosing', 'waiting', 'settled'].includes(placeOf(step.before) ?? '')),
    holds: (step) =>
      placeOf(step.after) === 'interrupted' &&
      step.after.can({ type: 'resume.requested' }) &&
      toldConfirmation(step).length === 0,
  },
  {
    req: 'DUP-01',
    says: 'a confirm that is on its way when the session ends, or whose outcome is unknown, stays where it is, and is told of it',
    when: (step) => isSuperseded(step) && isAwaiting(step.before),
    holds: (step) =>
      placeOf(step.after) === placeOf(step.before) && same(toldConfirmation(step), [{ type: 'session.superseded' }]),
  },
  {
    req: 'DUP-03',
    says: 'elsewhere a session that ends leaves the screen as it is',
    when: (step) =>
      isSuperseded(step) &&
      ['reading', 'unchecked', 'interrupted', 'changedElsewhere'].includes(placeOf(step.before) ?? ''),
    holds: (step) => placeOf(step.after) === placeOf(step.before) && step.effects.length === 0,
  },
  {
    req: 'DUP-03',
    says: 'only the end of the session ends it',
    when: (step) => step.before !== null && !isSuperseded(step),
    holds: ({ before, after }) => after.context.isSessionOver === before?.context.isSessionOver,
  },
  {
    req: 'CB-05',
    says: 'a group that another tab has changed is not written over, and nothing of it is shown here any more',
    when: ({ before, event }) => event.type === 'draft.changedElsewhere' && !isAwaiting(before),
    holds: ({ after, effects }) =>
      placeOf(after) === 'changedElsewhere' &&
      same(groupOf(after), EMPTY) &&
      after.context.notice === null &&
      effects.every((effect) => !/^(start|tell) /.test(effect)),
  },
  {
    req: 'CB-05',
    says: 'a confirm that is on its way, or whose outcome is unknown, is answered first, whatever another tab does',
    when: ({ before, event }) => event.type === 'draft.changedElsewhere' && isAwaiting(before),
    holds: isIgnored,
  },
  {
    req: 'CB-05',
    says: 'going on after another tab has changed it reads the group again',
    when: ({ before, event }) => placeOf(before) === 'changedElsewhere' && event.type === 'resume.requested',
    holds: (step) =>
      placeOf(step.after) === 'reading' &&
      same(askedBy(step, 'reading'), { account: step.after.context.company.account }) &&
      isLimited(step, 15_000, 'checkTimeLimit'),
  },
  {
    req: 'CB-08',
    says: 'the account, the company and the clock stay what they are',
    when: ({ before }) => before !== null,
    holds: ({ before, after }) =>
      before?.context.company === after.context.company && before.context.clock === after.context.clock,
  },
  {
    req: 'CB-04',
    says: 'slots are shown, awaited or confirmed only while they are asked for',
    holds: ({ after }) => isReviewing(after) === (after.children.confirmation !== undefined),
  },
];
