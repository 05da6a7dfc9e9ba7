import { definePorts, type PortFn } from '../shared/ports.ts';
import type { CarListOutcome, CarListQuestion } from './car-registration.types.ts';

export interface CarRegistrationPorts {
  readonly listCarMasterData: PortFn<CarListQuestion, CarListOutcome>;
}

export const { placeholders, actorsOf: carRegistrationActors } = definePorts<CarRegistrationPorts>()({
  listCarMasterData: 'reads',
});
