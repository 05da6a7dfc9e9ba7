import type { AnyStateMachine } from 'xstate';
import { changed, leading, stateIn, withSpoilt, without, withoutAction, type WithDraft } from './named-operators.ts';

/** A fault that every tier must find. */
interface NamedMutant {
  /** The id of the chart that has the fault. */
  readonly chart: string;
  /** The folders of the flows whose tests must find it. */
  readonly flows: readonly [string, ...string[]];
  readonly says: string;
  apply(machine: AnyStateMachine): AnyStateMachine;
}

const keepingDate = (was: WithDraft, is: WithDraft) => ({
  ...is.draft,
  slot: was.draft.slot,
  days: was.draft.days,
});

function withOneMore(was: WithDraft, is: WithDraft, event: object): object {
  const { services } = is.draft;
  if (was.draft.services.length !== services.length || !('service' in event)) return is.draft;
  return { ...is.draft, services: [...services, event.service] };
}

export const namedMutants: Readonly<Record<string, NamedMutant>> = {
  'date-kept': {
    chart: 'retailBooking',
    flows: ['retail-booking'],
    says: 'date kept after another branch or service',
    apply: (machine) => withSpoilt(machine, ['takeBranch', 'clearBranch', 'toggleService'], keepingDate),
  },
  'fourth-service': {
    chart: 'retailBooking',
    flows: ['retail-booking'],
    says: 'a fourth service is taken',
    apply: (machine) => withSpoilt(machine, ['toggleService'], withOneMore, { mayToggle: () => true }),
  },
  'draft-kept': {
    chart: 'retailBooking',
    flows: ['retail-booking'],
    says: 'the draft is kept after confirming',
    apply: changed((config) => void (stateIn(config, 'retailBooking.confirmed').entry = [])),
  },
  'editing-after-confirming': {
    chart: 'retailBooking',
    flows: ['retail-booking'],
    says: 'a confirmed booking can be edited',
    apply: changed((config) => {
      const confirmed = stateIn(config, 'retailBooking.confirmed');
      delete confirmed.type;
      confirmed.entry = [];
      confirmed.on['step.requested'] = [{ target: '#retailBooking.reviewing', actions: [] }];
      confirmed.on['back.requested'] = [{ target: '#retailBooking.reviewing', actions: [] }];
    }),
  },
  'hold-ignored': {
    chart: 'bookingConfirmation',
    flows: ['booking-confirmation', 'retail-booking'],
    says: 'the summary goes to confirming without a hold',
    apply: changed((config) => {
      for (const transition of stateIn(config, 'bookingConfirmation.choosingStart').always)
        transition.target = '#bookingConfirmation.held';
    }),
  },
  'timer-dropped': {
    chart: 'bookingConfirmation',
    flows: ['booking-confirmation', 'retail-booking'],
    says: 'the hold has no end',
    apply: changed((config) => void delete stateIn(config, 'bookingConfirmation.held').after['holdTimeLeft']),
  },
  'other-tab-overwritten': {
    chart: 'retailBooking',
    flows: ['retail-booking'],
    says: 'what another tab has written is overwritten',
    apply: without('changedElsewhere'),
  },
  'lost-confirm-refused': {
    chart: 'bookingConfirmation',
    flows: ['booking-confirmation', 'retail-booking'],
    says: 'a confirm whose answer was lost is taken for refused',
    apply: leading('confirming.broken', 'bookingConfirmation.held'),
  },
  'times-of-another-branch': {
    chart: 'carBooking',
    flows: ['car-booking'],
    says: 'the times of the branch before are offered',
    apply: withoutAction('chooseBranch', 'askAvailability'),
  },
  'group-outcome-guessed': {
    chart: 'corporateBooking',
    flows: ['corporate-booking'],
    says: 'cars whose outcome is not known can be booked once more',
    apply: leading('leaveUnanswered', 'corporateBooking.reviewing.settled'),
  },
  'plan-not-checked': {
    chart: 'visitPlan',
    flows: ['visit-plan'],
    says: 'a kept plan is shown though its times may be gone',
    apply: leading('checkAgain', 'visitPlan.shown'),
  },
  'times-not-read-again': {
    chart: 'availability',
    flows: ['availability'],
    says: 'free times that are looked at grow old',
    apply: without('loaded.minuteOver'),
  },
  'cancelled-unasked': {
    chart: 'cancellation',
    flows: ['cancellation'],
    says: 'a booking is cancelled without a question',
    apply: leading('ask', 'cancellation.cancelling'),
  },
  'lost-cancel-refused': {
    chart: 'cancellation',
    flows: ['cancellation'],
    says: 'a cancellation whose answer was lost is taken for refused',
    apply: leading('broken', 'cancellation.refused'),
  },
  'lost-import-refused': {
    chart: 'fleetImport',
    flows: ['fleet-import'],
    says: 'an import whose answer was lost can be sent as a new one',
    apply: leading('broken', 'fleetImport.preview'),
  },
  'points-used-unasked': {
    chart: 'couponRedeem',
    flows: ['coupon-redeem'],
    says: 'points are used without a question',
    apply: leading('obtained', 'couponRedeem.confirming'),
  },
  'code-outlives-its-time': {
    chart: 'couponRedeem',
    flows: ['coupon-redeem'],
    says: 'a code is shown after its time',
    apply: without('timeOver'),
  },
  'foreign-return-verified': {
    chart: 'login',
    flows: ['login'],
    says: 'a sign-in that this browser did not begin is taken',
    apply: without('refuseForeign'),
  },
  'other-device-unheard': {
    chart: 'session',
    flows: ['session'],
    says: 'a sign-in on another device is not said',
    apply: without('member.supersede'),
  },
  'sign-out-guessed': {
    chart: 'session',
    flows: ['session'],
    says: 'a member whose sign-out was not answered is said to be signed out',
    apply: leading('member.failedToSignOut', 'session.member.signedOut'),
  },
  'former-question-answered': {
    chart: 'bookingLookup',
    flows: ['booking-lookup'],
    says: 'the answer to what was asked before the edit is shown',
    apply: without('abandon'),
  },
  'car-deleted-unasked': {
    chart: 'myCars',
    flows: ['my-cars'],
    says: 'a car is deleted without a question',
    apply: leading('resting.ask', 'myCars.changing'),
  },
  'taken-plate-unsaid': {
    chart: 'carForm',
    flows: ['car-form'],
    says: 'that the plate is there already is not said',
    apply: withoutAction('plateExists', 'noteTakenPlate'),
  },
  'link-revoked-unasked': {
    chart: 'driverLink',
    flows: ['driver-link'],
    says: 'a driver’s link is revoked without a question',
    apply: leading('ask', 'driverLink.changing', ['chooseRevoking']),
  },
  'position-not-forgotten': {
    chart: 'geolocation',
    flows: ['geolocation'],
    says: 'a position is used after it was cleared',
    apply: without('clear'),
  },
};

/** The chart with the named fault if it is the one concerned, else the unchanged chart. */
export function withMutant<Machine extends AnyStateMachine>(name: string, machine: Machine): Machine {
  const mutant = namedMutants[name];
  if (!mutant) throw new Error(`no mutant is called ${name}: ${Object.keys(namedMutants).join(', ')}`);
  return mutant.chart === machine.id ? (mutant.apply(machine) as Machine) : machine;
}
