import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { ChartReading } from '#studio/reading/chart-reading.ts';
import styles from './export-mode.module.css';

interface FlowSheetProps {
  readonly reading: ChartReading;
  readonly language: Language;
  readonly drawing: ReactNode;
}

/** A flow on paper: the drawing, then a line for each state and transition. */
export function FlowSheet({ reading, language, drawing }: FlowSheetProps) {
  const { t } = useLingui();
  const { states, transitions } = reading;
  return (
    <section className={styles.sheet}>
      {drawing}
      <SheetTable
        title={t`States`}
        heads={[t`State`, t`Name in the chart`, t`Requirements`]}
        rows={states
          .slice(1)
          .map(({ id, label, req }) => [label[language], <code key="id">{id}</code>, req.join(', ')])}
      />
      <SheetTable
        title={t`Transitions`}
        heads={[t`Transition`, t`From state`, t`On`, t`Does`, t`To state`, t`Requirements`]}
        rows={transitions.map(({ label, from, on, guard, actions, to, req }) => [
          label[language],
          from.label[language],
          <code key="on">{guard === null ? on : `${on} [${guard}]`}</code>,
          <code key="does">{actions.join(', ')}</code>,
          to.length === 0 ? (
            <Trans key="to">stays where it is</Trans>
          ) : (
            to.map((state) => state.label[language]).join(', ')
          ),
          req.join(', '),
        ])}
      />
    </section>
  );
}

interface SheetTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

function SheetTable({ title, heads, rows }: SheetTableProps) {
  return (
    <>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], index) => (
              // Two may have one name, and none is moved.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={heads[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
