import { useLingui } from '@lingui/react/macro';
import { cancelBy, mayCancel } from '#domain/appointment.ts';
import { ARRIVE_WITHIN_MINUTES } from '#domain/constants.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import type { Sheet } from '#machines/retail-booking/retail-booking.selectors.ts';
import { formatDay, formatTime } from '#src/i18n/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useVisit } from './use-retail-booking.ts';

/** The two rules (RB-14) in a line each, for above the button that confirms. */
export function useShortRules({ date, time }: Sheet): readonly string[] {
  const { t } = useLingui();
  const { host } = useVisit();
  const language = useLanguage();
  if (date === null || time === null) return [];
  const startsAt = dateTimeOf(date, time);
  const minutes = ARRIVE_WITHIN_MINUTES;
  const last = `${formatDay(cancelBy(startsAt), language)} ${formatTime(cancelBy(startsAt))}`;
  return [
    t`If you are over ${minutes} minutes late, you lose this time`,
    mayCancel({ startsAt, now: new Date(host.now()).toISOString() })
      ? t`Cancel until ${last}`
      : t`Too late to cancel online`,
  ];
}
