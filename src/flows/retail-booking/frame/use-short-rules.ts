import { useLingui } from '@lingui/react/macro';
import { cancelBy, mayCancel } from '#domain/appointment.ts';
import { ARRIVE_WITHIN_MINUTES, CANCEL_HOURS } from '#domain/constants.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import type { Sheet } from '#machines/retail-booking/retail-booking.screens.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

interface ShortRules {
  /** Both rules, for the confirm button (RB-14). */
  readonly all: readonly string[];
  /** For the time step: only the warning that this time can no longer be cancelled, while another can still be chosen. */
  readonly late: readonly string[];
}

/** The two rules, one line each, shown above the button. */
export function useShortRules({ date, time }: Sheet): ShortRules {
  const { t } = useLingui();
  const { host } = useVisit();
  const language = useLanguage();
  if (date === null || time === null) return { all: [], late: [] };
  const startsAt = dateTimeOf(date, time);
  const minutes = ARRIVE_WITHIN_MINUTES;
  const hours = CANCEL_HOURS;
  const last = formatDayTime(cancelBy(startsAt), language);
  const late = mayCancel({ startsAt, now: new Date(host.now()).toISOString() })
    ? []
    : [t`Under ${hours} hours away: no cancelling online`];
  return {
    all: [t`If you are over ${minutes} minutes late, you lose this time`, late[0] ?? t`Cancel until ${last}`],
    late,
  };
}
