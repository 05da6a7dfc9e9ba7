import { Plural, Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { daysBetween, type BranchDate } from '#domain/thai-calendar.ts';
import { formatDayYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './points.module.css';

interface EndingPointsProps {
  readonly list: readonly { readonly date: BranchDate; readonly point: number }[];
  readonly today: BranchDate;
}

/** The points that expire, by date, as bars; the first to expire is marked. */
export function EndingPoints({ list, today }: EndingPointsProps) {
  const language = useLanguage();
  const most = Math.max(1, ...list.map(({ point }) => point));
  return (
    <section className={styles.section} aria-labelledby="ending">
      <h2 id="ending">
        <Trans>When your points end</Trans>
      </h2>
      {list.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>No points end, because there are none yet.</Trans>
        </p>
      ) : (
        <ol className={styles.bars}>
          {list.map(({ date, point }, index) => {
            const width: CSSProperties = { width: `${Math.max(3, (point / most) * 100)}%` };
            const days = daysBetween(today, date);
            return (
              <li key={date} data-next={index === 0 || undefined}>
                <span>{formatDayYear(date, language)}</span>
                <b>
                  <Plural value={point} one="# point" other="# points" />
                </b>
                <span className={styles.track} aria-hidden="true">
                  <i style={width} />
                </span>
                {index === 0 ? (
                  <span className={styles.soon}>
                    <Plural value={days} _0="They end tonight" one="# day left" other="# days left" />
                  </span>
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
