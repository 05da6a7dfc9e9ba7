import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { NO_CAR } from '#machines/car-registration/car-registration.cascade.ts';
import { selectScreen } from '#machines/car-registration/car-registration.selectors.ts';
import { CAR_LEVELS, type CarRegistrationInput } from '#machines/car-registration/car-registration.types.ts';
import { useOwnFlow, type FlowHost } from '#src/flow-host/flow-host.ts';
import { CarChoiceFields } from './car-choice.fields.tsx';
import { carHandlers, carRegistration } from './car-registration.flow.ts';

export interface CarChoicePartProps {
  readonly host: FlowHost;
  readonly idPrefix: string;
  /** The names of a car that was chosen before; another one later is not looked at. */
  readonly wanted: CarRegistrationInput['wanted'];
  /** Shown at the first level without a choice. */
  readonly error?: ReactNode;
  /** The `master_car_data_id` after each choice, null while no year is chosen. */
  readonly onCar: (id: number | null) => void;
}

/** The cascade alone, for whoever needs no more than which car it is. */
export function CarChoicePart({ host, idPrefix, wanted, error, onCar }: CarChoicePartProps) {
  const actor = useOwnFlow(host, carRegistration, { brands: null, choice: NO_CAR, wanted });
  const screen = useSelector(actor, selectScreen);
  const open = CAR_LEVELS.find((level) => screen.choice[level] === null);
  return (
    <CarChoiceFields
      screen={screen}
      idPrefix={idPrefix}
      {...(error && open ? { errors: { [open]: error } } : {})}
      {...carHandlers(actor, ({ year }) => onCar(year?.id ?? null))}
    />
  );
}
