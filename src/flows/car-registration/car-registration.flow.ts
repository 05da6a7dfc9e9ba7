import { createActor, type ActorRefFrom } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import { carRegistrationMachine } from '#machines/car-registration/car-registration.machine.ts';
import { carRegistrationActors } from '#machines/car-registration/car-registration.ports.ts';
import {
  CAR_LEVELS,
  type CarChoice,
  type CarLevel,
  type CarRegistrationEvent,
} from '#machines/car-registration/car-registration.types.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import { carRegistrationAdapters } from './car-registration.adapters.ts';

export type CarRegistrationActor = ActorRefFrom<typeof carRegistrationMachine>;

const EVENT_OF = {
  brand: 'brand.chosen',
  model: 'model.chosen',
  variant: 'variant.chosen',
  year: 'year.chosen',
} as const satisfies Record<CarLevel, CarRegistrationEvent['type']>;

export const carChosen = (level: CarLevel, id: number | null): CarRegistrationEvent => ({ type: EVENT_OF[level], id });

/** The names from the brand down to the first one missing. */
const namedLevels = (names: Partial<Record<CarLevel, string>>) => {
  const levels = CAR_LEVELS.map((level) => ({ level, name: names[level] ?? '' }));
  const end = levels.findIndex(({ name }) => name === '');
  return end < 0 ? levels : levels.slice(0, end);
};

/**
 * The car cascade of one form. The booking's draft keeps names, not ids, so after a reload the car is chosen again level by level as its
 * lists arrive, until the person makes another choice. With a `choice` it is chosen from the start.
 */
export const beginCarRegistration = (
  host: Pick<CallHost, 'api'>,
  brands: readonly CarMasterData[],
  entered: Partial<Record<CarLevel, string>>,
  choice: CarChoice = NO_CAR,
): CarRegistrationActor => {
  const actors = carRegistrationActors(carRegistrationAdapters(host));
  const actor = createActor(carRegistrationMachine.provide({ actors }), {
    input: { brands: brands.length === 0 ? null : brands, choice },
  });
  const wanted = namedLevels(entered);
  actor.subscribe(({ context }) => {
    const next = wanted[0];
    const list = next && context.lists[next.level];
    if (!next || !list) return;
    wanted.shift();
    const entry = list.find(({ name }) => name === next.name);
    if (entry === undefined || context.choice[next.level] !== null) wanted.length = 0;
    else actor.send(carChosen(next.level, entry.id));
  });
  return actor.start();
};
