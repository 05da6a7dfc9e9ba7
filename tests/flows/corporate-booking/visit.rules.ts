import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  asType,
  carIn,
  groupOf,
  isGroup,
  isIgnored,
  isOfPerson,
  isOverview,
  itemFor,
  placeOf,
  same,
  startedFor,
  type Place,
  type Step,
} from './readings.ts';

const OF_OVERVIEW = [
  'cars.added',
  'car.removed',
  'car.opened',
  'answers.copied',
  'promise.chosen',
  'hold.requested',
  'confirm.requested',
  'restart.requested',
  'notice.dismissed',
];
/** What a person may do on each screen. */
const OFFERED: Readonly<Record<Place, readonly string[]>> = {
  reading: [],
  weighing: [],
  checking: [],
  arriving: [],
  unchecked: ['retry.requested'],
  ready: OF_OVERVIEW,
  releasing: OF_OVERVIEW,
  choosing: ['car.closed', 'car.opened', 'tab.left', 'tab.returned'],
  waiting: ['tab.returned'],
  settled: [
    'back.requested',
    'car.opened',
    'car.removed',
    'hold.requested',
    'promise.chosen',
    'notice.dismissed',
    'confirm.requested',
    'tab.returned',
  ],
  locked: ['tab.returned'],
  unknown: ['tab.returned'],
  interrupted: ['resume.requested'],
  changedElsewhere: ['resume.requested'],
  confirmed: [],
};

const openedIn = ({ before, event }: Step) =>
  isOverview(before) || placeOf(before) === 'settled' || placeOf(before) === 'choosing'
    ? asType(event, 'car.opened')
    : null;
const isOpening = (step: Step) => carIn(groupOf(step.before), openedIn(step)?.carId)?.confirmation === null;
const carsOf = (snapshot: Step['after']) =>
  Object.entries(snapshot.children).flatMap(([id, child]) => (child && id.startsWith('car-') ? [id] : []));

export const visitRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-04',
    says: 'only what a screen offers is done there: while a confirm is on its way, or its outcome unknown, nothing of a person changes or leaves it',
    when: (step) => {
      const place = placeOf(step.before);
      return place !== null && isOfPerson(step) && !OFFERED[place].includes(step.event.type);
    },
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'a car that is opened begins with its own draft and hold, and what was said of the group is put away',
    when: isOpening,
    holds: (step) => {
      const [former, carId] = [groupOf(step.before), openedIn(step)?.carId ?? null];
      return (
        placeOf(step.after) === 'choosing' &&
        isGroup(step.after, former, { opened: carId }) &&
        step.after.context.notice === null
      );
    },
  },
  {
    req: 'CB-06',
    says: 'a car that is booked or not in the group is not opened',
    when: (step) => openedIn(step) !== null && !isOpening(step),
    holds: isIgnored,
  },
  {
    req: 'CB-03',
    says: 'whichever way a car is come to, its steps begin from its draft and its hold, and report to the group',
    when: (step) => placeOf(step.after) === 'choosing' && (placeOf(step.before) !== 'choosing' || isOpening(step)),
    holds: (step) => {
      const carId = groupOf(step.after)?.opened ?? null;
      const opened = carIn(groupOf(step.after), carId);
      return (
        opened !== null &&
        same(startedFor(step, carId), {
          parent: '<actor>',
          draft: opened.draft,
          appointmentId: opened.appointmentId,
        })
      );
    },
  },
  {
    req: 'CB-03',
    says: 'the steps of a car live exactly while it is looked at, and never those of two',
    holds: ({ after }) => {
      const { opened } = after.context.group;
      return same(carsOf(after), placeOf(after) === 'choosing' ? [`car-${opened}`] : []);
    },
  },
  {
    req: 'CB-03',
    says: 'what is chosen for a car is kept as it is told, and changes no other',
    when: ({ before, event }) => placeOf(before) === 'choosing' && event.type === 'car.changed',
    holds: ({ before, event, after, effects }) => {
      const { carId, draft } = asType(event, 'car.changed') ?? {};
      const former = groupOf(before);
      const cars = former?.cars.map((each) => {
        if (each.draft.car.id !== carId || draft === undefined) return each;
        const isSame = same(itemFor(each.draft), itemFor(draft));
        // What was lost or refused was so with the former answers.
        return isSame ? { ...each, draft } : { ...each, draft, alternatives: null, refusal: null };
      });
      return cars !== undefined && isGroup(after, former, { cars }) && effects.length === 0;
    },
  },
  {
    req: 'CB-01',
    says: 'a car that is finished or closed leads back to all cars, with every answer',
    when: ({ before, event }) =>
      placeOf(before) === 'choosing' && (event.type === 'car.finished' || event.type === 'car.closed'),
    holds: ({ before, after }) =>
      placeOf(after) === 'ready' && isGroup(after, groupOf(before), { opened: null, onlyHeld: false }),
  },
  {
    req: 'CB-01',
    says: 'the car that is looked at hears whether its tab is, and nobody else does',
    when: ({ before, event }) =>
      placeOf(before) === 'choosing' && (event.type === 'tab.left' || event.type === 'tab.returned'),
    holds: ({ before, event, after, effects }) =>
      before?.context === after.context &&
      same(effects, [`tell carBooking(${groupOf(after)?.opened}) {"type":"${event.type}"}`]),
  },
];
