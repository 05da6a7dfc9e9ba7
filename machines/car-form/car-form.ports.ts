import { definePorts, type PortFn } from '../shared/ports.ts';
import type { CarToSave, SavingOutcome } from './car-form.types.ts';

export interface CarFormPorts {
  /** Repeating it adds nothing twice and gives the outcome of the first try. */
  readonly saveCar: PortFn<CarToSave, SavingOutcome>;
}

export const { placeholders, actorsOf: carFormActors } = definePorts<CarFormPorts>()({ saveCar: 'writes' });
