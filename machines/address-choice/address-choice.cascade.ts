import { assertEvent } from 'xstate';
import {
  ADDRESS_LEVELS,
  type AddressChoice,
  type AddressChoiceChartEvent,
  type AddressChoiceContext,
  type AddressLevel,
  type AddressListQuestion,
  type NamedAddress,
  type Place,
  type WantedPlace,
} from './address-choice.types.ts';

export const NO_PLACES: AddressChoice = { province: null, district: null, subDistrict: null };

const LEVEL_OF = {
  'province.chosen': 'province',
  'district.chosen': 'district',
  'subDistrict.chosen': 'subDistrict',
} as const;

/** The level that an event chooses, and the id, null to clear it. */
export const choiceIn = (event: AddressChoiceChartEvent): { level: AddressLevel; id: number | null } => {
  assertEvent(event, ['province.chosen', 'district.chosen', 'subDistrict.chosen']);
  return { level: LEVEL_OF[event.type], id: event.id };
};

/** The first level that needs a list and has none. Provinces always need one, the others once the level above is chosen. */
export const missingLevel = ({ lists, choice }: AddressChoiceContext): AddressLevel | null =>
  ADDRESS_LEVELS.find((level, index) => {
    const above = ADDRESS_LEVELS[index - 1];
    return lists[level] === null && (above === undefined || choice[above] !== null);
  }) ?? null;

/** The names from the province down to the first one missing. */
export const namedLevels = (address: NamedAddress | null): WantedPlace[] => {
  const levels = ADDRESS_LEVELS.map((level) => ({ level, name: address?.[level] ?? '' }));
  const end = levels.findIndex(({ name }) => name === '');
  return end < 0 ? levels : levels.slice(0, end);
};

export const questionFor = (level: AddressLevel, { province, district }: AddressChoice): AddressListQuestion => ({
  level,
  provinceId: level === 'province' ? null : (province?.id ?? null),
  districtId: level === 'subDistrict' ? (district?.id ?? null) : null,
});

/** Makes a choice and clears everything below it, including the lists. The post code is the sub-district's: `wanted` if it has it, or its usual one. */
export const choose = (
  context: AddressChoiceContext,
  level: AddressLevel,
  place: Place | null,
  wanted = '',
): Pick<AddressChoiceContext, 'choice' | 'lists' | 'postCode'> => {
  const below = ADDRESS_LEVELS.slice(ADDRESS_LEVELS.indexOf(level) + 1);
  const cleared = Object.fromEntries(below.map((lower) => [lower, null]));
  const postCodes = level === 'subDistrict' ? (place?.postCodes ?? []) : [];
  return {
    choice: { ...context.choice, [level]: place, ...cleared },
    lists: { ...context.lists, ...cleared },
    postCode: postCodes.includes(wanted) ? wanted : (postCodes[0] ?? ''),
  };
};
