import { connect, port, type PortFn } from '../shared/ports.ts';
import type { CarListOutcome, CarListQuestion } from './car-registration.types.ts';

export interface CarRegistrationPorts {
  readonly listCarMasterData: PortFn<CarListQuestion, CarListOutcome>;
}

export const placeholders = { listCarMasterData: port<CarListQuestion, CarListOutcome>('listCarMasterData') };

/** The actors to `provide`, all of them. */
export const carRegistrationActors = (ports: CarRegistrationPorts): typeof placeholders => ({
  listCarMasterData: connect(ports.listCarMasterData),
});
