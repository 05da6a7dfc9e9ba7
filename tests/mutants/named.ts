import { enqueueActions, type AnyStateMachine } from 'xstate';
import {
  configOf,
  rebuilt,
  statesOf,
  transitionSlots,
  type StateConfig,
  type TransitionSlot,
} from '#tests/support/model/chart-config.ts';

/** A fault that every tier must find. */
interface NamedMutant {
  /** The id of the chart that has the fault. */
  readonly chart: string;
  /** The folders of the flows whose tests must find it. */
  readonly flows: readonly [string, ...string[]];
  readonly says: string;
  apply(machine: AnyStateMachine): AnyStateMachine;
}

interface DraftParts {
  readonly services: readonly object[];
  readonly slot: object;
  readonly days: readonly object[];
}
interface WithDraft {
  readonly draft: DraftParts;
}

function stateIn(config: StateConfig, id: string): StateConfig {
  const found = statesOf(config).find(({ state }) => state.id === id);
  if (!found) throw new Error(`no state ${id}`);
  return found.state;
}

const changed = (change: (config: StateConfig) => void) => (machine: AnyStateMachine) => {
  const config = configOf(machine);
  change(config);
  return rebuilt(config, machine);
};

/** The chart with its transition of this name changed. */
const withTransition = (name: string, change: (slot: TransitionSlot) => void) =>
  changed((config) => {
    const found = transitionSlots(config).find(({ transition }) => transition.meta?.id === name);
    if (!found) throw new Error(`no transition ${name}`);
    change(found);
  });
const without = (name: string) => withTransition(name, ({ list, index }) => list.splice(index, 1));
const leading = (name: string, state: string, actions?: readonly string[]) =>
  withTransition(name, ({ transition }) => {
    transition.target = `#${state}`;
    if (actions) transition.actions = [...actions];
  });
const withoutAction = (name: string, action: string) =>
  withTransition(name, ({ transition }) => {
    const left = transition.actions.filter((each) => each !== action);
    if (left.length === transition.actions.length) throw new Error(`${name} has no ${action}`);
    transition.actions = left;
  });

const soundName = (name: string) => `sound ${name}`;

/** Runs the original action, then lets `after` change the draft again, given the draft from before. */
const spoilt = (name: string, after: (was: WithDraft, is: WithDraft, event: object) => object) =>
  enqueueActions(({ context, event, enqueue }) => {
    enqueue({ type: soundName(name) });
    enqueue.assign(({ context: now }) => ({ draft: after(context as WithDraft, now as WithDraft, event) }));
  });

/** The chart with these actions replaced by faulty ones, which can still call the originals. */
function withSpoilt(
  machine: AnyStateMachine,
  names: readonly string[],
  after: Parameters<typeof spoilt>[1],
  guards = {},
) {
  const sound: unknown = machine.implementations.actions;
  const actions = names.flatMap((name): [string, unknown][] => [
    [soundName(name), Reflect.get(sound as object, name)],
    [name, spoilt(name, after)],
  ]);
  return rebuilt(configOf(machine), machine, {
    guards,
    actions: Object.fromEntries(actions) as AnyStateMachine['implementations']['actions'],
  });
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
