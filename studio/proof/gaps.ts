import type { Tier } from './record.ts';

/** What a tier does not show, and need not. */
export interface Gap {
  readonly flow: string;
  readonly tier: Exclude<Tier, 'browser'>;
  /** The ids of states or transitions, or `<transition> true` and `<transition> false` for the answer of a guard. */
  readonly parts: readonly string[];
  readonly reason: string;
  /** Who answers for it. */
  readonly who: string;
  /** The last day on which it counts, `2027-05-31`: then somebody looks whether the reason still holds. */
  readonly until: string;
}

const STORE = 'the browser’s store is read at once and never rejects: a denied one is an empty one';
const PORT = 'the child chart never fails: its port catches every fault';
const developers = { tier: 'screens', who: 'developers', until: '2027-05-31' } as const;

export const gaps: readonly Gap[] = [
  {
    ...developers,
    flow: 'booking-confirmation',
    parts: [
      'expired.leave',
      'expired.leaveLast',
      'next.confirmed',
      'next.held',
      'next.lost',
      'notHeld.leave',
      'notHeld.leaveLast',
      'reading.lost',
      'slotLost.leave',
      'slotLost.timeOver',
    ],
    reason: 'the page of this chart is that of one booking, and only a list of several takes them',
  },
  {
    ...developers,
    flow: 'car-booking',
    parts: ['availabilityBroken', 'carBooking.broken', 'startAgain'],
    reason: PORT,
  },
  {
    ...developers,
    flow: 'corporate-booking',
    parts: ['openOther'],
    reason: 'a car is left for the overview before another is opened',
  },
  { ...developers, flow: 'corporate-booking', parts: ['confirmationBroken'], reason: PORT },
  { ...developers, flow: 'corporate-booking', parts: ['reading.broken', 'reading.tooLong'], reason: STORE },
  {
    ...developers,
    flow: 'coupon-redeem',
    parts: ['chooseTooDear'],
    reason: 'the button of a coupon that is too dear does nothing; the chart refuses one all the same',
  },
  {
    ...developers,
    flow: 'fleet-import',
    parts: ['done.close', 'leftUnknown.close', 'undoLeftUnknown.close', 'undone.close'],
    reason: 'they are told when the page is left, and then nothing is left to be seen',
  },
  {
    ...developers,
    flow: 'fleet-import',
    parts: ['checking.choose', 'reading.choose'],
    reason: 'the page offers no other file while one is read or checked',
  },
  {
    ...developers,
    flow: 'fleet-import',
    parts: ['mending.tooLong'],
    reason: 'the reader of files gives up sooner, and says so',
  },
  {
    ...developers,
    flow: 'retail-booking',
    parts: ['checking.refused'],
    reason: 'a refusal of the catalogue is a rejected query',
  },
  {
    ...developers,
    flow: 'retail-booking',
    parts: ['takeOver'],
    reason: 'the store is read at once, with what it then holds; the history suite shows it',
  },
  { ...developers, flow: 'retail-booking', parts: ['availabilityBroken', 'confirmationBroken'], reason: PORT },
  { ...developers, flow: 'retail-booking', parts: ['reading.broken', 'reading.tooLong'], reason: STORE },
];

/** What a tier need not show of a flow, in the order of its names. */
export const gapsOf = (flow: string, tier: Gap['tier']): string[] =>
  gaps
    .filter((gap) => gap.flow === flow && gap.tier === tier)
    .flatMap(({ parts }) => parts)
    .toSorted();
