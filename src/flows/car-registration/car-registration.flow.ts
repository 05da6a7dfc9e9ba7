import { createActor, type ActorRefFrom } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import { carRegistrationMachine } from '#machines/car-registration/car-registration.machine.ts';
import { carRegistrationActors } from '#machines/car-registration/car-registration.ports.ts';
import type {
  CarLevel,
  CarRegistrationEvent,
  CarRegistrationInput,
} from '#machines/car-registration/car-registration.types.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import { INSPECTED } from '#src/flow-host/inspected.ts';
import type { CarChoiceFieldsProps } from './car-choice.fields.tsx';
import { carRegistrationAdapters } from './car-registration.adapters.ts';

export type CarRegistrationActor = ActorRefFrom<typeof carRegistrationMachine>;

const EVENT_OF = {
  brand: 'brand.chosen',
  model: 'model.chosen',
  variant: 'variant.chosen',
  year: 'year.chosen',
} as const satisfies Record<CarLevel, CarRegistrationEvent['type']>;

/** `onChosen` gets the car as it is after each choice. */
export const carHandlers = (
  actor: CarRegistrationActor,
  onChosen: (choice: CarRegistrationInput['choice']) => void = () => undefined,
) =>
  ({
    onCar: (level, id) => {
      actor.send({ type: EVENT_OF[level], id });
      onChosen(actor.getSnapshot().context.choice);
    },
    onCarRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<CarChoiceFieldsProps>;

export const carRegistration = (host: Pick<CallHost, 'api'>) =>
  carRegistrationMachine.provide({ actors: carRegistrationActors(carRegistrationAdapters(host)) });

/** The car cascade beside a form whose draft keeps names, not ids. */
export const beginCarRegistration = (
  host: Pick<CallHost, 'api'>,
  brands: readonly CarMasterData[],
  wanted: CarRegistrationInput['wanted'],
): CarRegistrationActor =>
  createActor(carRegistration(host), {
    input: { brands: brands.length === 0 ? null : brands, choice: NO_CAR, wanted },
    ...INSPECTED,
  }).start();
