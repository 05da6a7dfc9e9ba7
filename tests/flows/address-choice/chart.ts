import { addressChoiceFixtures } from '#machines/address-choice/address-choice.fixtures.ts';
import { addressChoiceLabels } from '#machines/address-choice/address-choice.labels.ts';
import { addressChoiceMachine } from '#machines/address-choice/address-choice.machine.ts';
import {
  guardView,
  selectScreen,
  type AddressChoiceSnapshot,
} from '#machines/address-choice/address-choice.selectors.ts';
import { ADDRESS_LEVELS } from '#machines/address-choice/address-choice.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

const known = (record: Readonly<Record<string, unknown>>) =>
  ADDRESS_LEVELS.filter((level) => record[level] !== null).join('>') || 'none';

const levels = ({ context }: AddressChoiceSnapshot) => ({
  chosen: known(context.choice),
  loaded: known(context.lists),
  postCode: context.postCode,
});

export const chart: ChartUnderTest = {
  flow: 'address-choice',
  machine: addressChoiceMachine,
  fixtures: addressChoiceFixtures,
  labels: addressChoiceLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { message } }: AddressChoiceSnapshot) => ({ message }),
  baseline: { view: levels, context: levels },
};
