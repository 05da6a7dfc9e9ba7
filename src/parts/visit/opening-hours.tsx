import { Trans } from '@lingui/react/macro';
import type { Branch } from '#contract/wire/branch.ts';
import { openingAt, type DayHours, type NextOpening } from '#domain/opening.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

type ListedHours = Pick<Branch, 'open_time' | 'close_time' | 'closed_until' | 'next_opening'>;

/** The hours of a listed branch, as the domain has them. */
export const hoursOf = ({ open_time: opens, close_time: closes, next_opening: next }: ListedHours): DayHours => ({
  opens,
  closes,
  next: next ?? null,
});

interface OpeningHoursProps {
  readonly branch: ListedHours;
  /** In milliseconds. */
  readonly now: number;
}

/** Today's hours while the branch is open, else that it is closed and when it opens. */
export function OpeningHours({ branch, now }: OpeningHoursProps) {
  const language = useLanguage();
  const { open_time: opens, close_time: closes, closed_until: closedUntil } = branch;
  if (closedUntil !== undefined) {
    const until = formatDay(closedUntil, language);
    return <Trans>Closed until {until}</Trans>;
  }
  const opening = openingAt(hoursOf(branch), now);
  if (opening.kind === 'closedNow') return <ClosedNow next={opening.next} now={now} />;
  if (opening.kind === 'closedToday') return <ClosedToday next={opening.next} now={now} />;
  return (
    <Trans>
      Today {opens}–{closes}
    </Trans>
  );
}

interface ClosedProps {
  readonly next: NextOpening | null;
  readonly now: number;
}

function ClosedNow({ next, now }: ClosedProps) {
  const language = useLanguage();
  if (next === null) return <Trans>Closed now</Trans>;
  const { date, time } = next;
  const today = branchNow(now).date;
  if (date === today) return <Trans>Closed now, opens {time}</Trans>;
  if (date === addDays(today, 1)) return <Trans>Closed now, opens tomorrow {time}</Trans>;
  const day = formatDay(date, language);
  return (
    <Trans>
      Closed now, opens {day} {time}
    </Trans>
  );
}

function ClosedToday({ next, now }: ClosedProps) {
  const language = useLanguage();
  if (next === null) return <Trans>Closed today</Trans>;
  const { date, time } = next;
  if (date === addDays(branchNow(now).date, 1)) return <Trans>Closed today, opens tomorrow {time}</Trans>;
  const day = formatDay(date, language);
  return (
    <Trans>
      Closed today, opens {day} {time}
    </Trans>
  );
}
