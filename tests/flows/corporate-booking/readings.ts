import {
  selectScreen,
  type CorporateBookingSnapshot,
} from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { CorporateBookingEvent, Group } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

type Snapshot = CorporateBookingSnapshot;
type Step = Taken<Snapshot>;

export const groupIn = ({ context }: Snapshot): Group => context.group;
export const draftsIn = (snapshot: Snapshot) => JSON.stringify(groupIn(snapshot).cars.map(({ draft }) => draft));
export const idsIn = (snapshot: Snapshot) => groupIn(snapshot).cars.map(({ draft }) => draft.car.id);
export const stageOf = (snapshot: Snapshot | null) => {
  const screen = snapshot && selectScreen(snapshot);
  return screen?.screen === 'overview' ? screen.stage : (screen?.screen ?? null);
};
export const isAwaiting = (snapshot: Snapshot | null) =>
  stageOf(snapshot) === 'locked' || stageOf(snapshot) === 'unknown';
export const isReviewing = (snapshot: Snapshot | null) =>
  typeof snapshot?.value === 'object' && 'reviewing' in snapshot.value && !isAwaiting(snapshot);
export const told = ({ effects }: Step, text: string) =>
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
export const ofPerson = ({ event }: Step) => OF_PERSON.some((type) => type === event.type);
