import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import type { FleetDue } from '#contract/calls/fleet.shapes.ts';
import { daysBetween, type BranchDate } from '#domain/thai-calendar.ts';
import { formatOdometer } from '#src/i18n/units/amounts.ts';
import { formatDate } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './due-text.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface DueTextProps {
  readonly due: FleetDue;
  readonly today: BranchDate;
}

/** How far away a day is, in words. */
function DaysTo({ days }: { readonly days: number }) {
  if (days === 0) return <Trans>today</Trans>;
  if (days === 1) return <Trans>tomorrow</Trans>;
  if (days > 0) return <Plural value={days} other="in # days" />;
  const late = -days;
  return <Plural value={late} one="# day overdue" other="# days overdue" />;
}

/** What is due next: red and in words only where it is overdue. */
export function DueText({ due, today }: DueTextProps) {
  const language = useLanguage();
  if (due.state === 'unknown' || (due.date === null && due.odometer === null))
    return (
      <span className={styles.quiet}>
        <Trans>Not known</Trans>
      </span>
    );
  const isOver = due.state === 'due';
  const km = due.odometer === null ? '' : formatOdometer(due.odometer, language);
  const days = due.date === null ? null : daysBetween(today, due.date);
  return (
    <span className={isOver ? styles.over : styles.withIcon}>
      {isOver ? <IconAlertCircle {...ICON} /> : <IconClock {...ICON} />}
      <span className={styles.cut}>
        {due.date === null ? <Trans>at {km}</Trans> : formatDate(due.date, language)}{' '}
        {days === null || (isOver && days > 0) ? null : (
          <span className={isOver ? styles.strong : styles.quiet}>
            <DaysTo days={days} />
          </span>
        )}
      </span>
    </span>
  );
}
