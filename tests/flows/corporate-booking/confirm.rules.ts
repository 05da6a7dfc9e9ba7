import type { ReportedItem } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { itemsOf, standingOf, toLeave } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import { selectGroup } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { groupIn, draftsIn, stageOf, isAwaiting, isReviewing, told, ofPerson } from './readings.ts';

export const confirmRules: RulesOf<typeof corporateBookingMachine> = [
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
];
