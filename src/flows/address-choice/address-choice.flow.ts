import type { ActorRefFrom } from 'xstate';
import { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import { addressChoiceActors } from '#machines/address-choice/address-choice.ports.ts';
import { selectScreen } from '#machines/address-choice/address-choice.selectors.ts';
import type { AddressChoiceEvent, AddressLevel, NamedAddress } from '#machines/address-choice/address-choice.types.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import { addressChoiceAdapters } from './address-choice.adapters.ts';
import type { AddressChoiceFieldsProps } from './address-choice.fields.tsx';

export type AddressChoiceActor = ActorRefFrom<typeof addressChoiceMachine>;

const EVENT_OF = {
  province: 'province.chosen',
  district: 'district.chosen',
  subDistrict: 'subDistrict.chosen',
} as const satisfies Record<AddressLevel, AddressChoiceEvent['type']>;

/** `onChosen` gets the address as it is after each choice, '' for the parts that are not chosen. */
export const addressHandlers = (
  actor: AddressChoiceActor,
  onChosen: (address: NamedAddress) => void = () => undefined,
) => {
  const send = (event: AddressChoiceEvent) => {
    actor.send(event);
    onChosen(selectScreen(actor.getSnapshot()).address);
  };
  return {
    onPlace: (level, id) => send({ type: EVENT_OF[level], id }),
    onPostCode: (postCode) => send({ type: 'postCode.chosen', postCode }),
    onPlacesRetry: () => actor.send({ type: 'retry.requested' }),
  } satisfies Partial<AddressChoiceFieldsProps>;
};

export const addressChoice = (host: Pick<CallHost, 'api'>) =>
  addressChoiceMachine.provide({ actors: addressChoiceActors(addressChoiceAdapters(host)) });
