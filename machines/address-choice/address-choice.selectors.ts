import type { SnapshotFrom } from 'xstate';
import { missingLevel } from './address-choice.cascade.ts';
import type { addressChoiceMachine } from './address-choice.machine.ts';
import {
  ADDRESS_LEVELS,
  type AddressChoice,
  type AddressChoiceContext,
  type AddressLevel,
  type AddressLists,
  type NamedAddress,
} from './address-choice.types.ts';

export type AddressChoiceSnapshot = SnapshotFrom<typeof addressChoiceMachine>;

/** Exactly what the guards read: which ids are offered, which levels are chosen, its post codes, and what is still to be chosen by its name. */
export const guardView = ({ context }: AddressChoiceSnapshot) => ({
  offered: ADDRESS_LEVELS.map((level) => context.lists[level]?.map(({ id }) => id) ?? null),
  chosen: ADDRESS_LEVELS.map((level) => context.choice[level]?.id ?? null),
  postCodes: context.choice.subDistrict?.postCodes ?? [],
  wanted: context.wanted.map(({ name }) => name),
});

/** The address as it stands: what is chosen, and what was chosen before and has not been found in its list yet. */
const namedAddress = ({ choice, postCode, wanted, wantedPostCode }: AddressChoiceContext): NamedAddress => {
  const nameOf = (level: AddressLevel) => choice[level]?.th ?? wanted.find((each) => each.level === level)?.name ?? '';
  const isWanted = wanted.some(({ level }) => level === 'subDistrict');
  return {
    province: nameOf('province'),
    district: nameOf('district'),
    subDistrict: nameOf('subDistrict'),
    postCode: isWanted ? wantedPostCode : postCode,
  };
};

export interface AddressChoiceScreen {
  readonly screen: 'loading' | 'choosing' | 'failed';
  /** The level whose list is loading or failed to load. */
  readonly missing: AddressLevel | null;
  readonly lists: AddressLists;
  readonly choice: AddressChoice;
  readonly address: NamedAddress;
  /** The post codes among which the person can choose. */
  readonly postCodes: readonly string[];
  /** The server's message, if it refused. */
  readonly message: string | null;
}

export const selectScreen = ({ value, context }: AddressChoiceSnapshot): AddressChoiceScreen => ({
  screen: value === 'deciding' ? 'choosing' : value,
  missing: missingLevel(context),
  lists: context.lists,
  choice: context.choice,
  address: namedAddress(context),
  postCodes: context.choice.subDistrict?.postCodes ?? [],
  message: value === 'failed' ? context.message : null,
});

/** The whole address, by its Thai names; null if a part is not chosen. */
export const selectAddress = ({ context }: AddressChoiceSnapshot): NamedAddress | null => {
  const address = namedAddress(context);
  return Object.values(address).includes('') ? null : address;
};
