import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { ListTable, type ListColumn } from '#src/parts/list/list-table.tsx';
import { NothingFound, NothingYet } from '#src/parts/list/nothing.tsx';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RuleList } from '#src/ui/layout/rule-list.tsx';
import { Spread } from '#src/ui/layout/spread.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { AskFirst } from '#src/ui/questions/ask-first.tsx';
import styles from './guideline.module.css';
import { Sample } from './sample.tsx';

interface Row {
  readonly plate: string;
  readonly day: string;
}
const ROWS: readonly Row[] = [
  { plate: '1กก 1234', day: '2026-11-27' },
  { plate: 'ฮฮ 9', day: '2026-12-03' },
];
const nothing = () => undefined;
const plateOf = ({ plate }: Row) => <Plate number={plate} />;

/** Buttons, notices and everything that waits, is empty or cannot be shown. */
export function StateSamples() {
  const { t } = useLingui();
  return (
    <>
      <Sample title={t`Buttons`}>
        <p className={styles.row}>
          <Button size="large">{t`Book a service`}</Button>
          <Button>{t`Try again`}</Button>
          <Button kind="outline">{t`Find a booking`}</Button>
          <Button kind="outline" size="small">{t`Find a booking`}</Button>
          <Button kind="text">{t`Skip to content`}</Button>
        </p>
        <p className={styles.row}>
          <Button busy={t`Loading the page`}>{t`Try again`}</Button>
          <Button inactive>{t`Try again`}</Button>
        </p>
      </Sample>
      <Sample title={t`Notices`}>
        <div className={styles.stack}>
          <Notice>{t`No membership needed. A name, a phone number and a licence plate are enough.`}</Notice>
          <Notice kind="warning">{t`This browser cannot keep what you fill in`}</Notice>
          <Notice kind="error" title={t`This page cannot be shown right now.`} />
          <Notice kind="success" title={t`Your booking`} />
        </div>
      </Sample>
      <Sample title={t`A question before something ends`}>
        <AskFirst
          label={t`Delete this car`}
          question={t`Delete the car and its notes?`}
          yes={t`Delete`}
          no={t`Keep it`}
          onYes={nothing}
        />
      </Sample>
      <Sample title={t`A list`}>
        <Cars />
        <RuleList
          rules={[
            { icon: 'clock', rule: t`Come a little early`, reason: t`so that the work starts on time` },
            { icon: 'calendar', rule: t`Cancel a day before`, reason: t`so that somebody else can come` },
          ]}
        />
        <Unfold label={t`More about it`}>
          <p>{t`Good to know`}</p>
        </Unfold>
      </Sample>
      <Sample title={t`Nothing there`}>
        <NothingYet title={t`There are no cars yet`}>
          <Button kind="outline">{t`Add a car`}</Button>
        </NothingYet>
        <NothingFound onClear={nothing} />
      </Sample>
      <Sample title={t`Loading, and what could not be loaded`}>
        <div className={styles.stack}>
          <Skeleton width="12em" />
          <Skeleton height="48px" />
          <ListSkeleton rows={2} />
          <CannotDisplay onRetry={nothing} />
          <CannotDisplay onRetry={nothing} isTrying />
        </div>
      </Sample>
      <Sample title={t`Whole pages`}>
        <Spread>
          <p>
            <Trans>Status pages, a map and the steps of the booking are shown by the pages that have them.</Trans>
          </p>
          <Ways>
            {(['/404', '/branch', '/booking'] as const).map((path) => (
              <Button
                key={path}
                kind="text"
                renderLink={({ children, ...look }) => (
                  <a {...look} href={`/th${path}`}>
                    {children}
                  </a>
                )}
              >
                {path}
              </Button>
            ))}
          </Ways>
        </Spread>
      </Sample>
    </>
  );
}

function Cars() {
  const { t } = useLingui();
  const columns = useMemo(
    (): readonly ListColumn<Row>[] => [
      { id: 'plate', header: t`Licence plate`, cell: plateOf, isTitle: true },
      { id: 'day', header: t`Next visit`, cell: ({ day }) => day },
    ],
    [t],
  );
  return <ListTable label={t`Cars`} columns={columns} rows={ROWS} idOf={({ plate }) => plate} />;
}
