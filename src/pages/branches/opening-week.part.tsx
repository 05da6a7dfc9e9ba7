import { Trans } from '@lingui/react/macro';
import type { BranchPage } from '#contract/calls/branch.shapes.ts';
import { addDays, branchNow, weekday } from '#domain/thai-calendar.ts';
import { formatDay, formatDayLong } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import styles from './branch-page.module.css';

interface OpeningWeekProps extends Pick<BranchPage, 'hours_list' | 'closure_list'> {
  /** In milliseconds. */
  readonly now: number;
}

/** The hours of each weekday, today's marked, then the days on which they do not hold. */
export function OpeningWeek({ hours_list: week, closure_list: closures, now }: OpeningWeekProps) {
  const language = useLanguage();
  const { date } = branchNow(now);
  const today = weekday(date);
  /** Any date of that weekday, for its name. */
  const dayNamed = (day: number) => formatDayLong(addDays(date, (day - today + 7) % 7), language).split(/ |ที่/)[0] ?? '';
  return (
    <>
      <table className={styles.week}>
        <tbody>
          {week.map(({ weekday: day, open_time: opens, close_time: closes }) => (
            <tr key={day} data-today={day === today || undefined}>
              <th scope="row">
                {dayNamed(day)} {day === today ? <small>({<Trans>today</Trans>})</small> : null}
              </th>
              <td>
                {opens === null || closes === null ? (
                  <Trans>Closed</Trans>
                ) : (
                  <>
                    {opens}–{closes}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ThaiTime />
      {closures.length === 0 ? null : (
        <>
          <h3 className={styles.small}>
            <Trans>Closed on other days</Trans>
          </h3>
          <ul className={styles.closures}>
            {closures.map(({ from, to, reason }) => (
              <li key={from}>
                <b>
                  {formatDay(from, language)}
                  {to === from ? null : `–${formatDay(to, language)}`}
                </b>{' '}
                {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
