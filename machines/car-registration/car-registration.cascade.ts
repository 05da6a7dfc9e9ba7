import { assertEvent } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import {
  CAR_LEVELS,
  type CarChoice,
  type CarLevel,
  type CarListQuestion,
  type CarRegistrationChartEvent,
  type CarRegistrationContext,
  type CarRegistrationInput,
} from './car-registration.types.ts';

export const NO_CAR: CarChoice = { brand: null, model: null, variant: null, year: null };

/** The level that an event chooses, and the id, null to clear it. */
export const choiceIn = (event: CarRegistrationChartEvent): { level: CarLevel; id: number | null } => {
  assertEvent(event, ['brand.chosen', 'model.chosen', 'variant.chosen', 'year.chosen']);
  return { level: LEVEL_OF[event.type], id: event.id };
};

const LEVEL_OF = {
  'brand.chosen': 'brand',
  'model.chosen': 'model',
  'variant.chosen': 'variant',
  'year.chosen': 'year',
} as const;

/** The first level that needs a list and has none. Brands always need one, the others once the level above is chosen. */
export const missingLevel = ({ lists, choice }: CarRegistrationContext): CarLevel | null =>
  CAR_LEVELS.find((level, index) => {
    const above = CAR_LEVELS[index - 1];
    return lists[level] === null && (above === undefined || choice[above] !== null);
  }) ?? null;

/** The names from the brand down to the first one missing. */
export const namedLevels = (names: CarRegistrationInput['wanted']): CarRegistrationContext['wanted'] => {
  const levels = CAR_LEVELS.map((level) => ({ level, name: names[level] ?? '' }));
  const end = levels.findIndex(({ name }) => name === '');
  return end < 0 ? levels : levels.slice(0, end);
};

export const questionFor = (level: CarLevel, { brand, model, variant }: CarChoice): CarListQuestion => ({
  level,
  brandId: level === 'brand' ? null : (brand?.id ?? null),
  modelId: level === 'brand' || level === 'model' ? null : (model?.id ?? null),
  variantId: level === 'year' ? (variant?.id ?? null) : null,
});

/** Makes a choice and clears everything below it, including the lists (REG-05). */
export const choose = (
  context: CarRegistrationContext,
  level: CarLevel,
  entry: CarMasterData | null,
): Pick<CarRegistrationContext, 'choice' | 'lists'> => {
  const below = CAR_LEVELS.slice(CAR_LEVELS.indexOf(level) + 1);
  const cleared = Object.fromEntries(below.map((lower) => [lower, null]));
  return {
    choice: { ...context.choice, [level]: entry, ...cleared },
    lists: { ...context.lists, ...cleared },
  };
};
