import { isComplete, stepsOf } from '#machines/car-booking/car-booking.draft.ts';
import type { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import type { CarBookingSnapshot } from '#machines/car-booking/car-booking.selectors.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';

type Step = Taken<CarBookingSnapshot>;

const draftIn = (snapshot: CarBookingSnapshot) => snapshot.context.draft;
const isBroken = ({ value }: CarBookingSnapshot) => value === 'broken';
const told = ({ effects }: Step, type: string) =>
  effects.some((effect) => effect.startsWith('tell ') && effect.includes(`"type":"${type}"`));
const choicesIn = (snapshot: CarBookingSnapshot) => {
  const { steps: _steps, ...choices } = draftIn(snapshot);
  return JSON.stringify(choices);
};
const isAnother = (step: Step, part: 'branch' | 'services') =>
  step.before !== null && draftIn(step.before)[part] !== draftIn(step.after)[part];

export const rules: RulesOf<typeof carBookingMachine> = [
  {
    req: 'CB-01',
    says: 'a car has four steps, or five with the address first if it is collected',
    when: ({ after }) => !isBroken(after),
    holds: ({ after }) => {
      const { isCollected, steps } = draftIn(after);
      const all = stepsOf({ isCollected });
      return all.length === (isCollected ? 5 : 4) && all.includes(steps.current) && all.includes(steps.reached);
    },
  },
  {
    req: 'CB-02',
    says: 'changing the flag begins the steps of the car again, and takes no answer away',
    when: ({ before, after }) => before !== null && draftIn(before).isCollected !== draftIn(after).isCollected,
    holds: ({ before, after }) => {
      const { steps, isCollected, ...answers } = draftIn(after);
      const { steps: _steps, isCollected: _isCollected, ...former } = draftIn(before ?? after);
      const [first] = stepsOf({ isCollected });
      return steps.current === first && steps.reached === first && JSON.stringify(answers) === JSON.stringify(former);
    },
  },
  {
    req: 'CB-02',
    says: 'the flag can be changed in every step',
    when: ({ before, event }) =>
      before !== null &&
      !isBroken(before) &&
      event.type === 'collection.chosen' &&
      event['isCollected'] !== draftIn(before).isCollected,
    holds: ({ event, after }) => draftIn(after).isCollected === event['isCollected'],
  },
  {
    req: 'CB-03',
    says: 'every change of the choices is told to the parent, as it is',
    when: (step) => step.before !== null && choicesIn(step.before) !== choicesIn(step.after),
    holds: (step) => told(step, 'car.changed'),
  },
  {
    req: 'CB-01',
    says: 'another branch or set of services clears date and time, and asks for the times of the new one',
    when: (step) => isAnother(step, 'branch') || isAnother(step, 'services'),
    holds: ({ after, effects }) =>
      draftIn(after).slot.date === null &&
      draftIn(after).slot.startsAt === null &&
      after.context.offer.days.length === 0 &&
      effects.some((effect) => effect.startsWith('tell availability') && effect.includes('question.asked')),
  },
  {
    req: 'CB-01',
    says: 'no more than three services are chosen, and the refusal is said',
    holds: ({ after, event, before }) =>
      draftIn(after).services.length <= 3 &&
      (event.type !== 'service.toggled' ||
        before === null ||
        draftIn(before) !== draftIn(after) ||
        draftIn(before).steps.current !== 'services' ||
        isBroken(before) ||
        after.context.notice?.code === 'services.limit'),
  },
  {
    req: 'CB-01',
    says: 'a chosen time is one that was offered, and only fresh times take it away, which is said',
    when: ({ before, after }) =>
      before !== null && draftIn(before).slot.startsAt !== draftIn(after).slot.startsAt && before !== null,
    holds: ({ before, event, after }) => {
      const { slot } = draftIn(after);
      if (slot.startsAt !== null)
        return after.context.offer.days.some(({ times }) => times.some(({ startsAt }) => startsAt === slot.startsAt));
      if (['branch.chosen', 'service.toggled', 'date.chosen'].includes(event.type)) return true;
      return (
        after.context.offer.freshness === 'fresh' &&
        after.context.notice?.code === 'time.lost' &&
        before !== null &&
        draftIn(before).slot.time !== null
      );
    },
  },
  {
    req: 'CB-01',
    says: 'times of another question are not taken',
    when: ({ before, event }) =>
      before !== null && event.type === 'availability.changed' && JSON.stringify(event).includes('"locationId":99'),
    holds: ({ before, after }) => before?.context.offer === after.context.offer,
  },
  {
    req: 'CB-01',
    says: 'the car is finished only with every answer, and from its last step',
    when: (step) => told(step, 'car.finished'),
    holds: ({ before, after, event }) =>
      event.type === 'next.requested' &&
      isComplete(draftIn(after)) &&
      before !== null &&
      draftIn(before).steps.current === 'information',
  },
  {
    req: 'CB-01',
    says: 'going on from a step needs its answer',
    when: ({ before, event, after }) =>
      event.type === 'next.requested' &&
      before !== null &&
      draftIn(before).steps.current !== draftIn(after).steps.current,
    holds: ({ after }) => {
      const { steps, address, branch, services, slot } = draftIn(after);
      const needs = { address: true, branch: address !== null, services: branch !== null, time: services.length > 0 };
      return steps.current === 'information' ? slot.startsAt !== null : needs[steps.current];
    },
  },
  {
    req: 'CB-01',
    says: 'only a step that has been reached can be gone to',
    when: ({ before, event }) => event.type === 'step.requested' && before !== null && !isBroken(before),
    holds: ({ before, event, after }) => {
      const draft = draftIn(before ?? after);
      const order = stepsOf(draft);
      const asked = order.findIndex((step) => step === event['step']);
      const isOpen = asked >= 0 && asked <= order.indexOf(draft.steps.reached);
      return draftIn(after).steps.current === (isOpen ? event['step'] : draft.steps.current);
    },
  },
  {
    req: 'CB-01',
    says: 'times are kept up to date only while they are looked at',
    when: ({ effects }) => effects.some((effect) => effect.includes('times.shown')),
    holds: ({ after }) => draftIn(after).steps.current === 'time',
  },
];
