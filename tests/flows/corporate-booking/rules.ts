import { BOOKED } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { ReportedItem } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { itemsOf, standingOf, toLeave } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import {
  selectGroup,
  selectScreen,
  type CorporateBookingSnapshot,
} from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { CorporateBookingEvent, Group } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';

type Snapshot = CorporateBookingSnapshot;
type Step = Taken<Snapshot>;

const groupIn = ({ context }: Snapshot): Group => context.group;
const draftsIn = (snapshot: Snapshot) => JSON.stringify(groupIn(snapshot).cars.map(({ draft }) => draft));
const idsIn = (snapshot: Snapshot) => groupIn(snapshot).cars.map(({ draft }) => draft.car.id);
const stageOf = (snapshot: Snapshot | null) => {
  const screen = snapshot && selectScreen(snapshot);
  return screen?.screen === 'overview' ? screen.stage : (screen?.screen ?? null);
};
const isAwaiting = (snapshot: Snapshot | null) => stageOf(snapshot) === 'locked' || stageOf(snapshot) === 'unknown';
const isReviewing = (snapshot: Snapshot | null) =>
  typeof snapshot?.value === 'object' && 'reviewing' in snapshot.value && !isAwaiting(snapshot);
const told = ({ effects }: Step, text: string) =>
  effects.filter((effect) => effect.startsWith('tell confirmation') && effect.includes(text));
const OF_PERSON: readonly CorporateBookingEvent['type'][] = [
  'cars.added',
  'car.removed',
  'car.opened',
  'car.closed',
  'answers.copied',
  'promise.chosen',
  'hold.requested',
  'confirm.requested',
  'back.requested',
  'restart.requested',
];
const ofPerson = ({ event }: Step) => OF_PERSON.some((type) => type === event.type);

export const rules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-03',
    says: 'adding a car makes a draft for it, and leaves the drafts of the others',
    when: ({ before, event, after }) =>
      before !== null && event.type === 'cars.added' && idsIn(before) !== idsIn(after),
    holds: ({ before, after }) => {
      const former = before === null ? [] : groupIn(before).cars;
      return JSON.stringify(groupIn(after).cars.slice(0, former.length)) === JSON.stringify(former);
    },
  },
  {
    req: 'CB-03',
    says: 'taking a car out deletes its draft, releases its hold, and leaves the others',
    when: ({ before, event, after }) =>
      event.type === 'car.removed' && before !== null && idsIn(before).length !== idsIn(after).length,
    holds: ({ before, event, after, effects }) => {
      const removed = before && groupIn(before).cars.find(({ draft }) => draft.car.id === event['carId']);
      const rest = before && groupIn(before).cars.filter((each) => each !== removed);
      const releases = effects.filter((effect) => effect.startsWith('start releasing'));
      const hold = removed?.appointmentId ?? null;
      return (
        JSON.stringify(groupIn(after).cars) === JSON.stringify(rest) &&
        (hold === null ? releases.length === 0 : releases.length === 1 && String(releases[0]).includes(hold))
      );
    },
  },
  {
    req: 'CB-03',
    says: 'what is chosen for one car changes no other',
    when: ({ event }) => event.type === 'car.changed',
    holds: ({ before, event, after }) =>
      before !== null &&
      groupIn(after).cars.every(
        (each, place) => each.draft.car.id === event['carId'] || each === groupIn(before).cars[place],
      ),
  },
  {
    req: 'CB-06',
    says: 'a car with a booking is never added, and is named with its booking',
    when: ({ before, event, after }) =>
      (event.type === 'cars.added' && before !== null && stageOf(before) === 'open') ||
      (event.type === 'xstate.done.actor.checking' &&
        (before?.context.wanted.length ?? 0) > 0 &&
        after.context.message === null &&
        JSON.stringify(event).includes('"toAdd":[{')),
    holds: ({ after }) => {
      const { notice } = after.context;
      return (
        !idsIn(after).includes(BOOKED) &&
        notice?.code === 'cars.booked' &&
        notice.cars.some(({ car, bookingId }) => car.id === BOOKED && bookingId !== '')
      );
    },
  },
  {
    req: 'CB-06',
    says: 'a car that somebody else has booked, or that is gone, is not held',
    when: ({ effects, after }) =>
      effects.some((effect) => effect.startsWith('start confirmation')) &&
      groupIn(after).cars.some((each) => standingOf(each) === 'blocked'),
    holds: ({ after }) =>
      groupIn(after)
        .cars.filter((each) => standingOf(each) === 'blocked')
        .every(({ draft }) => itemsOf(groupIn(after)).every(({ subject }) => subject !== draft.car.id)),
  },
  {
    req: 'CB-08',
    says: 'all cars that are ready are held together, in one list',
    when: ({ effects }) => effects.some((effect) => effect.startsWith('start confirmation')),
    holds: ({ after, effects }) => {
      const items = itemsOf(groupIn(after));
      const started = effects.find((effect) => effect.startsWith('start confirmation')) ?? '';
      return items.length > 0 && items.every(({ subject }) => started.includes(`"subject":"${subject}"`));
    },
  },
  {
    req: 'CB-04',
    says: 'what is held can be confirmed without asking for the lost ones again, unless all or nothing is wanted',
    when: (step) =>
      step.event.type === 'hold.requested' &&
      step.event['onlyHeld'] === true &&
      step.effects.some((effect) => effect.startsWith('start confirmation')),
    holds: ({ after }) =>
      groupIn(after).promise === 'fits' &&
      itemsOf(groupIn(after)).length > 0 &&
      itemsOf(groupIn(after)).every(({ holdIsCurrent }) => holdIsCurrent),
  },
  {
    req: 'CB-04',
    says: 'all or nothing holds only when every car is ready, and confirms only when every car has its slot',
    when: (step) =>
      step.before !== null &&
      groupIn(step.before).promise === 'all' &&
      ((step.event.type === 'hold.requested' && step.effects.length > 0) || told(step, 'confirm.requested').length > 0),
    holds: ({ before, event }) => {
      const standings = before === null ? [] : groupIn(before).cars.map(standingOf);
      return standings.every((standing) =>
        event.type === 'hold.requested'
          ? standing !== 'choosing' && standing !== 'blocked'
          : standing === 'held' || standing === 'confirmed',
      );
    },
  },
  {
    req: 'CB-04',
    says: 'cars that are not held, for whatever reason, are named until the next answer; so nothing fails in silence',
    when: ({ before, event }) =>
      event.type === 'confirmation.changed' &&
      event['stage'] === 'settled' &&
      (isReviewing(before) || isAwaiting(before)),
    holds: ({ event, after }) => {
      const silent = groupIn(after).cars.filter(
        (each) =>
          standingOf(each) === 'ready' &&
          each.refusal === null &&
          (event['items'] as readonly ReportedItem[]).some(
            ({ subject, replacement }) => subject === each.draft.car.id && replacement === null,
          ),
      );
      const { notice } = after.context;
      return silent.length === (notice?.code === 'cars.notHeld' ? notice.count : 0);
    },
  },
  {
    req: 'CB-04',
    says: 'a confirm leaves out exactly what has no slot, and keeps its answers',
    when: (step) => told(step, 'confirm.requested').length > 0,
    holds: (step) => {
      const { before, after } = step;
      const left = before === null ? [] : toLeave(groupIn(before));
      const said = told(step, 'item.left');
      return (
        said.length === left.length &&
        left.every((subject) => said.some((effect) => effect.includes(`"${subject}"`))) &&
        before !== null &&
        draftsIn(before) === draftsIn(after)
      );
    },
  },
  {
    req: 'CB-04',
    says: 'while a confirm is on its way, or its outcome unknown, nothing of a person changes or leaves it',
    when: (step) => isAwaiting(step.before) && ofPerson(step),
    holds: ({ before, after }) => before?.context === after.context && stageOf(before) === stageOf(after),
  },
  {
    req: 'CB-04',
    says: 'a confirm that was not answered is asked about before anything else',
    when: ({ event, after }) => event.type === 'xstate.done.actor.reading' && after.context.group.requestKey !== null,
    holds: ({ after, effects }) =>
      stageOf(after) === 'waiting' &&
      effects.some(
        (effect) =>
          effect.startsWith('start confirmation') &&
          effect.includes(`"isOfEarlierSignIn":${String(after.context.group.sentBy !== after.context.company.code)}`),
      ),
  },
  {
    req: 'CB-04',
    says: 'what is confirmed is booked, the rest stays with its answers, and nothing of it is stored any more',
    when: ({ after }) => after.value === 'confirmed',
    holds: ({ before, after }) => {
      const { output } = after;
      return (
        output !== undefined &&
        output.booked.length + output.left.length === groupIn(after).cars.length &&
        output.booked.length > 0 &&
        output.left.every(({ confirmation }) => confirmation === null) &&
        selectGroup(after)?.cars.length === 0 &&
        before !== null &&
        draftsIn(before) === draftsIn(after)
      );
    },
  },
  {
    req: 'CB-04',
    says: 'another slot that was taken becomes that of its car',
    when: ({ before, event }) =>
      isReviewing(before) &&
      event.type === 'confirmation.changed' &&
      JSON.stringify(event).includes('"branchName":"รังสิต"'),
    holds: ({ event, after }) =>
      (event['items'] as readonly { readonly subject: string }[]).every(({ subject }) => {
        const draft = groupIn(after).cars.find((each) => each.draft.car.id === subject)?.draft;
        return draft?.branch?.locationId === 13 && draft.slot.time === '11:00';
      }),
  },
  {
    req: 'CB-04',
    says: 'a lost car says which other slots it may have',
    when: ({ before, event }) =>
      isReviewing(before) && event.type === 'confirmation.changed' && event['stage'] === 'lost',
    holds: ({ event, after }) =>
      (event['items'] as readonly { readonly subject: string; readonly alternatives: unknown }[]).every(
        ({ subject, alternatives }) =>
          groupIn(after).cars.find((each) => each.draft.car.id === subject)?.alternatives === alternatives,
      ),
  },
  {
    req: 'CB-05',
    says: 'another sign-in keeps every answer and who is looked at, and nothing is sent by itself',
    when: ({ event }) => event.type === 'session.superseded',
    holds: ({ before, after, effects }) =>
      before !== null &&
      draftsIn(before) === draftsIn(after) &&
      groupIn(before).opened === groupIn(after).opened &&
      after.context.isSessionOver &&
      !effects.some((effect) => effect.startsWith('start ')),
  },
  {
    req: 'CB-05',
    says: 'going on after it comes back to where one was',
    when: ({ event, before }) => event.type === 'resume.requested' && before?.value === 'interrupted',
    holds: ({ before, after }) =>
      before !== null &&
      draftsIn(before) === draftsIn(after) &&
      groupIn(before).opened === groupIn(after).opened &&
      ['waiting', 'open'].includes(String(stageOf(after))),
  },
  {
    req: 'CB-05',
    says: 'a car that was looked at is opened again',
    when: ({ before, event, after }) =>
      event.type === 'xstate.done.actor.checking' &&
      after.context.message === null &&
      stageOf(after) !== 'unchecked' &&
      before !== null &&
      groupIn(before).opened !== null,
    holds: ({ before, after }) =>
      stageOf(after) === 'car' && before !== null && groupIn(after).opened === groupIn(before).opened,
  },
  {
    req: 'CB-05',
    says: 'a group that another tab has changed is read again before this page goes on, and not written over',
    when: ({ before }) => before?.value === 'changedElsewhere',
    holds: ({ event, after, effects }) =>
      selectGroup(after) === null &&
      (event.type !== 'resume.requested' || effects.some((effect) => effect.startsWith('start reading'))),
  },
  {
    req: 'CB-06',
    says: 'where it is not known which cars can be booked, it can be asked again, and no answer is lost',
    when: ({ after }) => stageOf(after) === 'unchecked',
    holds: ({ before, after }) =>
      after.can({ type: 'retry.requested' }) && (before === null || draftsIn(before) === draftsIn(after)),
  },
  {
    req: 'CB-03',
    says: 'copied answers go to the others that are asked for, never to the car itself',
    when: ({ before, event }) => event.type === 'answers.copied' && before !== null && stageOf(before) === 'open',
    holds: ({ before, event, after }) => {
      if (before === null) return false;
      const source = groupIn(before).cars.find(({ draft }) => draft.car.id === event['from']);
      return groupIn(after).cars.every((each, place) => {
        const former = groupIn(before).cars[place];
        if (source === undefined || each.draft.car.id === event['from'] || former === undefined) return each === former;
        const { car, ...answers } = each.draft;
        const isCopied =
          JSON.stringify([answers.branch, answers.slot, answers.services]) ===
          JSON.stringify([source.draft.branch, source.draft.slot, source.draft.services]);
        return (car === former.draft.car && isCopied) || each === former;
      });
    },
  },
];
