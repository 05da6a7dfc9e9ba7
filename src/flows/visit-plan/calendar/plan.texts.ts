import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hoursOf } from '#domain/services.ts';
import { timeOfCell } from '#domain/thai-calendar.ts';
import type { BrokenWish } from '#domain/visit-plan/check-plan.ts';
import type { PlannedVisit } from '#domain/visit-plan/plan.ts';
import type { NoVisit } from '#domain/visit-plan/ways-out.ts';
import type { Language } from '#domain/constants.ts';
import type { BranchOfPlan } from '#machines/visit-plan/visit-plan.types.ts';
import { formatDuration } from '#src/i18n/units/amounts.ts';
import { formatDay } from '#src/i18n/units/dates.ts';

/** What all texts about a plan need. */
export interface PlanWords {
  readonly i18n: I18n;
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

/** Why a car has no visit, in numbers. */
export function whyNoVisit(why: NoVisit, hours: number, until: string, words: PlanWords): string {
  const { i18n, language } = words;
  const length = formatDuration(hours, language);
  const last = formatDay(until, language);
  switch (why.blame) {
    case 'lead': {
      const earliest = formatDay(why.earliest, language);
      return i18n._(msg`The parts take until ${earliest}; your last day is ${last}.`);
    }
    case 'dayLimit': {
      const { fullDays, days } = why;
      return i18n._(msg`${fullDays} of ${days} days have as many cars as you allow.`);
    }
    case 'away':
      return i18n._(msg`It is out on every day on which there would be room.`);
    case 'weekday':
      return i18n._(msg`On the days of the week that you chose nothing is free until ${last}.`);
    case 'length':
    default: {
      const longest = why.longest
        .map(
          ({ branchId, cells }) =>
            `${branchName(words, branchId)} ${cells === 0 ? i18n._(msg`nothing`) : formatDuration(hoursOf(cells), language)}`,
        )
        .join(', ');
      return i18n._(msg`It needs ${length} in a row until ${last}. Longest free time: ${longest}.`);
    }
  }
}

export function brokenText(broken: BrokenWish, { i18n }: Pick<PlanWords, 'i18n'>): string {
  switch (broken) {
    case 'from':
      return i18n._(msg`before your first day`);
    case 'until':
      return i18n._(msg`after your last day`);
    case 'weekday':
      return i18n._(msg`on a day that you left out`);
    case 'hours':
      return i18n._(msg`outside of your hours`);
    case 'branch':
      return i18n._(msg`not at one of your branches`);
    case 'away':
      return i18n._(msg`the car is out that day`);
    case 'dayLimit':
      return i18n._(msg`more cars that day than you allow`);
  }
}
