import { msg } from '@lingui/core/macro';
import { CAPS, EARNING, FUELS, SHOPS, type Bought, type Cut } from '#domain/membership/loyalty.ts';

/** Amounts in the rules are in hundredths of a litre or of a baht. */
const UNIT = 100;

export const isFuel = (bought: Bought): boolean => EARNING[bought].family === 'fuel';

export const BOUGHT: readonly Bought[] = [...FUELS, ...SHOPS];

export const NAMES = {
  petrol: msg`Petrol`,
  gasohol: msg`Gasohol`,
  premiumDiesel: msg`Premium diesel`,
  diesel: msg`Diesel`,
  lubricants: msg`Lubricants`,
  cafe: msg`Café`,
  convenience: msg`Convenience store`,
  other: msg`Other shops`,
} as const satisfies Record<Bought, unknown>;

/** The amount that earns one point: litres of fuel, or baht in a shop. */
export const aPointOf = (bought: Bought): number => EARNING[bought].aPoint / UNIT;
export const aTimeOf = (bought: Bought): number => EARNING[bought].aTime / UNIT;
export const timesADayOf = (bought: Bought): number => CAPS[EARNING[bought].family].timesADay;
export const aMonthOf = (bought: Bought): number => CAPS[EARNING[bought].family].aMonth / UNIT;

const shown = (amount: number) => amount.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** Why only part of a purchase counted, or none of it. */
export function cutText(bought: Bought, cut: Cut) {
  const [time, times, month] = [shown(aTimeOf(bought)), timesADayOf(bought), shown(aMonthOf(bought))];
  if (cut === 'timesADay') return msg`It was over ${times} times a day at one branch, so it earned nothing.`;
  if (cut === 'aTime')
    return isFuel(bought) ? msg`At most ${time} litres count at a time.` : msg`At most ${time} baht count at a time.`;
  return isFuel(bought) ? msg`At most ${month} litres count in a month.` : msg`At most ${month} baht count in a month.`;
}

export const amountText = (bought: Bought, amount: number) => {
  const text = shown(amount);
  return isFuel(bought) ? msg`${text} litres` : msg`${text} baht`;
};

export const ruleText = (bought: Bought) => {
  const each = aPointOf(bought);
  if (!isFuel(bought)) return msg`1 point for every ${each} baht`;
  return each === 1 ? msg`1 point a litre` : msg`1 point for every ${each} litres`;
};
