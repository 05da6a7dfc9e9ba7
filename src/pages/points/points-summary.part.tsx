import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '#src/api/client.ts';
import { pointsQuery } from '#src/api/queries/points.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { formatDayYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import styles from './points-summary.module.css';

interface PointsSummaryProps {
  /** The owner of the query cache. */
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  /** Links to where points are spent and to the history. */
  readonly children: ReactNode;
}

/** The points that can be spent, and those that expire first. */
export function PointsSummary({ host, api, code, children }: PointsSummaryProps) {
  const language = useLanguage();
  const query = useQuery(pointsQuery(api, code), queryClientOf(host));
  return (
    <section className={styles.summary} aria-labelledby="points-summary">
      <h2 id="points-summary">
        <Trans>My points</Trans>
      </h2>
      <ReadList query={query} rows={1}>
        {({ point, expire_list: [first] }) => (
          <div className={styles.card}>
            <p>
              <b>
                <Plural value={point} one="# point" other="# points" />
              </b>
              {first === undefined ? null : <Ending points={first.point} day={formatDayYear(first.date, language)} />}
            </p>
            <div className={styles.ways}>{children}</div>
          </div>
        )}
      </ReadList>
    </section>
  );
}

function Ending({ points, day }: { points: number; day: string }) {
  return (
    <span>
      <Plural value={points} one={`# of them ends after ${day}`} other={`# of them end after ${day}`} />
    </span>
  );
}
