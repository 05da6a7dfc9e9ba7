import { definePorts, type PortFn } from '../shared/ports.ts';
import type { AddressListOutcome, AddressListQuestion } from './address-choice.types.ts';

export interface AddressChoicePorts {
  readonly listPlaces: PortFn<AddressListQuestion, AddressListOutcome>;
}

export const { placeholders, actorsOf: addressChoiceActors } = definePorts<AddressChoicePorts>()({
  listPlaces: 'reads',
});
