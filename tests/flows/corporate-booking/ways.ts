import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  alternative,
  confirmation,
  LATER_KEY,
  refusal,
  APPOINTMENT_ID,
  OTHER_APPOINTMENT_ID,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type {
  ConfirmationReport,
  ConfirmationStage,
  ReportedItem,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { fleetCar } from '#machines/car-booking/car-booking.fixtures.ts';
import { isComplete } from '#machines/car-booking/car-booking.draft.ts';
import {
  BOOKED,
  carToAdd,
  corporateBookingFixtures,
  FIRST,
  OTHERS_BOOKING,
  PAGE_TIME,
  plannedCar,
  SECOND,
} from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import { takersOf } from '#machines/corporate-booking/corporate-booking.changes.ts';
import { carOf, itemsOf, standingOf } from '#machines/corporate-booking/corporate-booking.group.ts';
import {
  selectScreen,
  type CorporateBookingSnapshot,
} from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type {
  CarToAdd,
  CheckingOutcome,
  CorporateBookingEvent,
} from '#machines/corporate-booking/corporate-booking.types.ts';
import type { CarReport } from '#machines/car-booking/car-booking.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { chart } from './chart.ts';
import type { ListedCar } from './fleet.ts';

export type OwnEvent = CorporateBookingEvent | CarReport | ConfirmationReport;

const snapshotOf = (at: AnyMachineSnapshot) => at as CorporateBookingSnapshot;
export const groupIn = (at: AnyMachineSnapshot) => snapshotOf(at).context.group;
/** Where the confirmation stands, or null where there is none. */
export const stageOf = (at: AnyMachineSnapshot) => {
  const { value } = snapshotOf(at);
  return typeof value === 'object' && 'reviewing' in value ? value.reviewing : null;
};

/** The company's cars, as the page lists them to be added. */
export const FLEET: readonly ListedCar[] = [
  { car: fleetCar(FIRST), bookingId: null },
  { car: fleetCar(SECOND), bookingId: null },
  { car: fleetCar(BOOKED), bookingId: OTHER_APPOINTMENT_ID },
];

/** What the page makes of a fleet: each car of the group and each that is wanted, if it is there. */
function checkedWith({ context: { group, wanted } }: CorporateBookingSnapshot, fleet: readonly ListedCar[]) {
  const find = (id: string) => fleet.filter(({ car }) => car.id === id);
  const toAdd = wanted.flatMap(({ carId, slot }) =>
    find(carId).map(({ bookingId }): CarToAdd => ({ ...(slot ? plannedCar(carId) : carToAdd(carId)), bookingId })),
  );
  const known = group.cars.flatMap(({ draft }) => find(draft.car.id));
  return { kind: 'ok', value: { known, toAdd } } as const satisfies CheckingOutcome;
}

const checks = (at: AnyMachineSnapshot): readonly CheckingOutcome[] => {
  const snapshot = snapshotOf(at);
  const last = groupIn(at).cars.at(-1)?.draft.car.id;
  return [
    checkedWith(snapshot, FLEET),
    ...(last === undefined
      ? []
      : [
          checkedWith(
            snapshot,
            FLEET.filter(({ car }) => car.id !== last),
          ),
          checkedWith(
            snapshot,
            FLEET.map((each) => (each.car.id === last ? { ...each, bookingId: OTHERS_BOOKING } : each)),
          ),
        ]),
    { kind: 'failed', failure: { message: 'ขออภัย ทำรายการไม่สำเร็จ' } },
  ];
};

const NO_HOLD = { appointmentId: null, heldItem: null } as const;
const LOST = { heldItem: null, alternatives: [alternative] } as const;
const UNTIL = { deadline: PAGE_TIME + 900_000 };

/** What the answers that the page can get now make the confirmation report. */
const reports = (at: AnyMachineSnapshot): readonly ConfirmationReport[] => {
  const group = groupIn(at);
  const items = itemsOf(group);
  const said = (
    stage: ConfirmationStage,
    own: (place: number) => Partial<ReportedItem>,
    more: Partial<ConfirmationReport> = {},
  ): ConfirmationReport => ({
    type: 'confirmation.changed',
    stage,
    items: items.map(({ subject, appointmentId }, place) => ({
      subject,
      appointmentId,
      heldItem: null,
      replacement: null,
      alternatives: null,
      refusal: null,
      confirmation: null,
      ...own(place),
    })),
    deadline: null,
    requestKey: null,
    ...more,
  });
  const held = (place: number) => ({
    appointmentId: items[place]?.appointmentId ?? (place === 0 ? APPOINTMENT_ID : OTHER_APPOINTMENT_ID),
    heldItem: items[place]?.item ?? null,
  });
  const isLast = (place: number) => place === items.length - 1;
  const lost = group.cars.flatMap(({ draft, alternatives }) => (alternatives === null ? [] : [draft.car.id]));
  const isHeld = items.length > 0 && items.every(({ holdIsCurrent }) => holdIsCurrent);
  const key = { requestKey: group.requestKey ?? LATER_KEY };
  const afterConfirm = (until: Partial<ConfirmationReport>) => [
    said('settled', (place) => ({ ...held(place), refusal }), until),
    said('settled', () => NO_HOLD),
    ...(items.length > 1
      ? [said('lost', (place) => (isLast(place) ? LOST : { ...held(place), heldItem: null, confirmation }))]
      : []),
  ];
  switch (stageOf(at)) {
    case null:
      return [];
    case 'waiting':
      return [
        ...(items.some(({ holdIsCurrent }) => holdIsCurrent) ? [said('asking', () => NO_HOLD)] : []),
        ...(group.requestKey === null
          ? [
              said('settled', held, UNTIL),
              said('lost', (place) => (isLast(place) ? { ...NO_HOLD, ...LOST } : held(place)), UNTIL),
            ]
          : [said('confirming', held, key), said('unknown', held, key)]),
        said('settled', () => ({ ...NO_HOLD, refusal })),
        said('settled', () => NO_HOLD),
      ];
    case 'settled':
      return [
        ...(isHeld ? [said('confirming', held, key), said('settled', () => NO_HOLD)] : []),
        ...(lost.length === 1
          ? [
              said('asking', (place) =>
                items[place]?.subject === lost[0] ? { heldItem: null, replacement: alternative } : held(place),
              ),
            ]
          : []),
      ];
    case 'locked':
      return [...afterConfirm(UNTIL), said('unknown', held, key)];
    case 'unknown':
      // Where the holds could not be read, their end is not known.
      return [...afterConfirm({}), said('confirming', held, key)];
  }
};

const { fixtures } = chart;
const { confirmation: _confirmation, ...outcomes } = fixtures.outcomes;

/** The chart with the samples that a page can cause: one car is added at a time, and each answer is one to what was asked. */
export const pageChart: ChartUnderTest = {
  ...chart,
  watched: (at) => ({ isNotHeld: snapshotOf(at).context.notice?.code === 'cars.notHeld' }),
  fixtures: {
    ...fixtures,
    events: {
      ...fixtures.events,
      'cars.added': (at) =>
        [FIRST, SECOND]
          .filter((id) => carOf(groupIn(at), id) === null)
          .slice(0, 1)
          .map((id) => ({ type: 'cars.added', cars: [carToAdd(id)] })),
      'car.removed': (at) => corporateBookingFixtures.events['car.removed'](snapshotOf(at)).slice(0, 1),
      'car.opened': (at) => corporateBookingFixtures.events['car.opened'](snapshotOf(at)).slice(0, 1),
      'confirmation.changed': reports,
    },
    outcomes: {
      ...outcomes,
      checking: { done: checks, error: true },
      confirmation: {
        done: (at) => [
          itemsOf(groupIn(at))
            .filter(({ holdIsCurrent }) => holdIsCurrent)
            .map(({ subject, appointmentId }) => ({ subject, confirmation: { ...confirmation, appointmentId } })),
        ],
        error: false,
      },
    },
    delays: { ...fixtures.delays, holdTimeLeft: 900_000 },
  },
};

const checkedAs = (outcome: CheckingOutcome) => {
  if (outcome.kind === 'failed') return 'CB-06 the list of cars is refused';
  const { known, toAdd } = outcome.value;
  const booked = known.filter(({ bookingId }) => bookingId !== null).length;
  return `CB-06 ${known.length} of its cars are there, ${booked} of them booked by others, ${toAdd.length} wanted`;
};

/** Beside each transition: each kind of answer in each place, with what was promised. */
export const invalidation = (step: Step): string | null => {
  const { before, event } = step;
  if (before !== null && event.type === 'xstate.done.actor.checking')
    return checkedAs(event['output'] as CheckingOutcome);
  if (before === null || stageOf(before) === null || event.type !== 'confirmation.changed') return alsoWalked(step);
  const { stage, items } = event as AnyEventObject & ConfirmationReport;
  const kinds = items.map(({ heldItem, alternatives, replacement, refusal: refused, confirmation: confirmed }) =>
    [heldItem, alternatives, replacement, refused, confirmed].map((part) => (part === null ? '-' : '+')).join(''),
  );
  return `CB-04 ${stageOf(before)}, then ${stage} ${kinds.join(' ')}`;
};

/** What actions, answers and time can cause on the page. */
export const isPossible = (at: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const screen = selectScreen(snapshotOf(at));
  const group = groupIn(at);
  const overview = screen.screen === 'overview' ? screen : null;
  const isFree = overview?.stage === 'open' || overview?.stage === 'settled';
  const standing = (carId: string) => {
    const car = carOf(group, carId);
    return car && standingOf(car);
  };
  if (/\.(after\.checkTimeLimit\.corporateBooking\.resuming|error\.actor)\.reading$/.test(event.type)) return false;
  if (event.type === 'xstate.done.actor.reading') return at.matches({ resuming: 'reading' });
  if (event.type === 'xstate.done.actor.confirmation')
    return stageOf(at) === 'locked' || stageOf(at) === 'unknown' || group.requestKey !== null;
  const cause = event as OwnEvent;
  switch (cause.type) {
    case 'cars.added':
      return overview?.stage === 'open';
    case 'car.removed':
      return isFree && standing(cause.carId) !== null && standing(cause.carId) !== 'confirmed';
    case 'car.opened':
      return isFree && !['blocked', 'confirmed', null].includes(standing(cause.carId));
    case 'answers.copied':
      return (
        overview?.stage === 'open' &&
        ['lost', 'ready', 'held'].includes(standing(cause.from) ?? '') &&
        group.cars.some(({ draft }) => draft.car.id === cause.from && takersOf(group, draft, cause.to).length > 0)
      );
    case 'promise.chosen':
      return isFree && cause.promise !== group.promise;
    case 'hold.requested':
      return isFree && at.can(cause) && (overview.stage === 'open' || (overview.toHold > 0 && cause.onlyHeld !== true));
    case 'confirm.requested':
    case 'car.closed':
    case 'back.requested':
    case 'retry.requested':
    case 'resume.requested':
    case 'car.changed':
      return at.can(cause);
    case 'restart.requested':
      return overview?.stage === 'open' && group.cars.length > 0;
    case 'notice.dismissed':
      return overview !== null && overview.notice !== null;
    case 'car.finished': {
      const draft = carOf(group, cause.carId)?.draft;
      return draft !== undefined && isComplete(draft);
    }
    // Nobody signs in elsewhere, or writes in another tab, before the page has read its own store.
    case 'draft.changedElsewhere':
    case 'session.superseded':
      return !at.matches({ resuming: 'reading' });
    default:
      return true;
  }
};
