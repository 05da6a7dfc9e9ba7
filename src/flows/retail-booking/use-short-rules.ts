import { useLingui } from '@lingui/react/macro';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import { bookingRules } from '#src/i18n/booking-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useVisit } from './use-retail-booking.ts';

/** The two rules (RB-14) in a line each, for above the button that confirms; none on the other steps, where their texts may not be there. */
export function useShortRules({ screen, sheet: { date, time } }: WizardScreen): readonly string[] {
  const { i18n } = useLingui();
  const { host } = useVisit();
  const language = useLanguage();
  if (screen !== 'summary' || date === null || time === null) return [];
  const { arrive, cancel } = bookingRules(dateTimeOf(date, time), host.now(), language);
  return [i18n._(arrive.plain), i18n._(cancel.rule)];
}
