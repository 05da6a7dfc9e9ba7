import { useLingui } from '@lingui/react/macro';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { fullName } from '#domain/fields/person-name.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { formatDuration } from '#src/i18n/units/amounts.ts';
import { formatDay, formatDayYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { SheetLine } from '#src/wizard/sheet-lines.tsx';
import { STEP_NAMES } from './step-names.texts.ts';

/** The live summary, one line per step. */
export function useSheetLines({ screen, sheet }: WizardScreen): readonly SheetLine<Step>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { branch, services, otherService, hours, date, time, wished, lost, customer } = sheet;
  // On the summary step everything else is already on the page, so the bar shows only the time and its countdown, in one line.
  const isShort = screen === 'summary';
  const count = services.length;
  const short = (on: string, at: string) => `${formatDay(on, language)} ${at}`;
  const when = (on: string, at: string) => `${formatDayYear(on, language)} · ${at}`;
  const tapped = wished === null || wished.time === null ? null : when(wished.date, wished.time);
  const lostTime = lost && short(lost.date, lost.time);
  const cleared = lost === null || lost.isTaken ? null : t`${lostTime} cleared`;
  // Of a time that others have taken, only the step speaks: here it would look like what is being booked.
  const news = lost?.isFree ? t`${lostTime} is still free` : cleared;
  // There the step and its button speak of the time that can be taken again.
  const said = screen === 'time' && lost?.isFree ? null : news;
  const name = customer === null ? null : fullName(customer.firstName, customer.lastName);
  const notChosen = t`Not chosen`;
  const detail = (text: string) => (text === '' ? {} : { detail: text });
  return [
    {
      step: 'branch',
      label: i18n._(STEP_NAMES.branch),
      value: branch?.name ?? null,
      missing: notChosen,
      digest: isShort ? null : (branch?.name ?? null),
    },
    {
      step: 'services',
      label: i18n._(STEP_NAMES.services),
      value: count === 0 ? null : services.map((service) => service.name).join(', '),
      missing: notChosen,
      ...detail(
        count === 0 ? otherService : [formatDuration(hours, language), otherService].filter(Boolean).join(' · '),
      ),
      // Not a plural: loading the browser's plural rules takes a phone a tenth of a second, and a page opened by a link starts with this line.
      digest: isShort || count === 0 ? null : count === 1 ? t`1 service` : t`${count} services`,
    },
    {
      step: 'time',
      label: i18n._(STEP_NAMES.time),
      value: date === null || time === null ? null : when(date, time),
      missing: notChosen,
      ...detail(said ?? (tapped === null ? '' : t`${tapped}, if it is free for your services`)),
      digest:
        date !== null && time !== null
          ? short(date, time)
          : (said ?? (wished && wished.time && short(wished.date, wished.time))),
      news,
    },
    {
      step: 'information',
      label: i18n._(STEP_NAMES.information),
      value: name,
      isPersonal: true,
      missing: t`Not filled in`,
      ...detail(customer === null ? '' : displayPlate(customer.plate)),
      digest: null,
    },
  ];
}
