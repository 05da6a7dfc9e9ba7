import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import { addressChoiceActors } from '#machines/address-choice/address-choice.ports.ts';
import { selectScreen } from '#machines/address-choice/address-choice.selectors.ts';
import type { AddressChoiceEvent, AddressLevel, NamedAddress } from '#machines/address-choice/address-choice.types.ts';
import { useOwnFlow, type CallHost, type FlowHost, type Receiver } from '#src/flow-host/flow-host.ts';
import { addressChoiceAdapters } from './address-choice.adapters.ts';
import { AddressChoiceFields, type AddressChoiceFieldsProps } from './address-choice.fields.tsx';

interface AddressChoicePartProps extends Pick<AddressChoiceFieldsProps, 'idPrefix' | 'errors'> {
  readonly host: FlowHost;
  /** An address that was chosen before; another one later is not looked at. */
  readonly initial: NamedAddress | null;
  /** Reports the address whenever it changes, '' for the parts that are not chosen. */
  readonly onAddress: (address: NamedAddress) => void;
}

const EVENT_OF = {
  province: 'province.chosen',
  district: 'district.chosen',
  subDistrict: 'subDistrict.chosen',
} as const satisfies Record<AddressLevel, AddressChoiceEvent['type']>;

export const addressHandlers = (actor: Receiver<AddressChoiceEvent>) =>
  ({
    onPlace: (level, id) => actor.send({ type: EVENT_OF[level], id }),
    onPostCode: (postCode) => actor.send({ type: 'postCode.chosen', postCode }),
    onPlacesRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<AddressChoiceFieldsProps>;

const provide = (calls: CallHost) =>
  addressChoiceMachine.provide({ actors: addressChoiceActors(addressChoiceAdapters(calls)) });

/** The chart with its adapters and its fields. */
export function AddressChoicePart({ host, initial, onAddress, ...fields }: AddressChoicePartProps) {
  const actor = useOwnFlow(host, provide, { address: initial });
  const screen = useSelector(actor, selectScreen);
  const tell = useEffectEvent(onAddress);
  const { province, district, subDistrict, postCode } = screen.address;
  useEffect(() => {
    tell({ province, district, subDistrict, postCode });
  }, [province, district, subDistrict, postCode]);
  return <AddressChoiceFields screen={screen} {...fields} {...addressHandlers(actor)} />;
}
