import { enqueueActions, type AnyStateMachine } from 'xstate';
import { configOf, rebuilt, statesOf, type StateConfig } from '#tests/support/model/chart-config.ts';

/** A fault that every tier must find. */
interface NamedMutant {
  /** The id of the chart that has the fault. */
  readonly chart: string;
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
    says: 'date kept after another branch or service',
    apply: (machine) => withSpoilt(machine, ['takeBranch', 'clearBranch', 'toggleService'], keepingDate),
  },
  'fourth-service': {
    chart: 'retailBooking',
    says: 'a fourth service is taken',
    apply: (machine) => withSpoilt(machine, ['toggleService'], withOneMore, { mayToggle: () => true }),
  },
  'draft-kept': {
    chart: 'retailBooking',
    says: 'the draft is kept after confirming',
    apply: changed((config) => void (stateIn(config, 'retailBooking.confirmed').entry = [])),
  },
  'editing-after-confirming': {
    chart: 'retailBooking',
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
    says: 'the summary goes to confirming without a hold',
    apply: changed((config) => {
      for (const transition of stateIn(config, 'bookingConfirmation.choosingStart').always)
        transition.target = '#bookingConfirmation.held';
    }),
  },
  'timer-dropped': {
    chart: 'bookingConfirmation',
    says: 'the hold has no end',
    apply: changed((config) => void delete stateIn(config, 'bookingConfirmation.held').after['holdTimeLeft']),
  },
};

/** The chart with the named fault if it is the one concerned, else the unchanged chart. */
export function withMutant<Machine extends AnyStateMachine>(name: string, machine: Machine): Machine {
  const mutant = namedMutants[name];
  if (!mutant) throw new Error(`no mutant is called ${name}: ${Object.keys(namedMutants).join(', ')}`);
  return mutant.chart === machine.id ? (mutant.apply(machine) as Machine) : machine;
}
