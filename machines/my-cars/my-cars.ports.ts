import { definePorts, type PortFn } from '../shared/ports.ts';
import type { CarTask, CarTaskOutcome } from './my-cars.types.ts';

export interface MyCarsPorts {
  /** Makes a car the favourite, or deletes it. Repeating it does nothing twice and gives the outcome of the first try. */
  readonly changeCar: PortFn<CarTask, CarTaskOutcome>;
}

export const { placeholders, actorsOf: myCarsActors } = definePorts<MyCarsPorts>()({ changeCar: 'writes' });
