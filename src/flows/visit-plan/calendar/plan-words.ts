import { plural, t } from '@lingui/core/macro';
import { hoursOf } from '#domain/services.ts';
import { timeOfCell } from '#domain/thai-calendar.ts';
import type { BrokenWish } from '#domain/visit-plan/check-plan.ts';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { NoVisit, WayOut } from '#domain/visit-plan/ways-out.ts';
import type { Language } from '#domain/constants.ts';
import type { BranchOfPlan } from '#machines/visit-plan/visit-plan.types.ts';
import { formatDistance, formatDuration } from '#src/i18n/units/amounts.ts';
import { formatDay } from '#src/i18n/units/dates.ts';

/** What all texts about a plan need. */
export interface PlanWords {
  readonly language: Language;
  readonly branches: readonly BranchOfPlan[];
}

export const branchName = ({ branches }: PlanWords, id: number): string =>
  branches.find((branch) => branch.id === id)?.name ?? String(id);

/** 'พฤ. 26 พ.ย. 10:30 บางนา' */
export const visitText = (
  words: PlanWords,
  { date, startCell, branchId }: Pick<PlannedVisit, 'date' | 'startCell' | 'branchId'>,
): string => `${formatDay(date, words.language)} ${timeOfCell(startCell)} ${branchName(words, branchId)}`;

/** What a way out costs. */
export function wayCost({ cost }: WayOut, { language }: PlanWords): string {
  switch (cost.kind) {
    case 'dayLimit':
      return plural(cost.cars, { one: '# car off the road that day', other: '# cars off the road that day' });
    case 'until':
      return plural(cost.days, { one: '# day late', other: '# days late' });
    case 'branch': {
      const way = formatDistance(Math.abs(cost.km), language);
      return cost.km > 0 ? t`${way} further` : t`another branch`;
    }
    case 'weekday':
      return t`on a day that you left out`;
    case 'hours':
      return t`at another time of day`;
    case 'away':
      return t`when the car is out`;
  }
}

/** Why a car has no visit, in numbers. */
export function whyNoVisit(why: NoVisit, hours: number, until: string, words: PlanWords): string {
  const { language } = words;
  const length = formatDuration(hours, language);
  const last = formatDay(until, language);
  switch (why.blame) {
    case 'lead': {
      const earliest = formatDay(why.earliest, language);
      return t`The parts take until ${earliest}; your last day is ${last}.`;
    }
    case 'dayLimit': {
      const { fullDays, days } = why;
      return t`${fullDays} of ${days} days have as many cars as you allow.`;
    }
    case 'away':
      return t`It is out on every day on which there would be room.`;
    case 'weekday':
      return t`On the days of the week that you chose nothing is free until ${last}.`;
    case 'length':
    default: {
      const longest = why.longest
        .map(
          ({ branchId, cells }) =>
            `${branchName(words, branchId)} ${cells === 0 ? t`nothing` : formatDuration(hoursOf(cells), language)}`,
        )
        .join(', ');
      return t`It needs ${length} in a row until ${last}. Longest free time: ${longest}.`;
    }
  }
}

export function brokenText(broken: BrokenWish): string {
  switch (broken) {
    case 'from':
      return t`before your first day`;
    case 'until':
      return t`after your last day`;
    case 'weekday':
      return t`on a day that you left out`;
    case 'hours':
      return t`outside of your hours`;
    case 'branch':
      return t`not at one of your branches`;
    case 'away':
      return t`the car is out that day`;
    case 'dayLimit':
      return t`more cars that day than you allow`;
  }
}
