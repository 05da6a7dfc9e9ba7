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
      <h3>
        <Trans>States</Trans>
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <div className={styles.scroll} role="region" aria-label={t`States`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>State</Trans>
              </th>
              <th scope="col">
                <Trans>Name in the chart</Trans>
              </th>
              <th scope="col">
                <Trans>Requirements</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {states.slice(1).map((state) => (
              <tr key={state.id}>
                <th scope="row">{state.label[language]}</th>
                <td>
                  <code>{state.id}</code>
                </td>
                <td>{state.req.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>
        <Trans>Transitions</Trans>
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <div className={styles.scroll} role="region" aria-label={t`Transitions`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Transition</Trans>
              </th>
              <th scope="col">
                <Trans>From state</Trans>
              </th>
              <th scope="col">
                <Trans>On</Trans>
              </th>
              <th scope="col">
                <Trans>To state</Trans>
              </th>
              <th scope="col">
                <Trans>Requirements</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {transitions.map(({ id, label, from, on, guard, to, req }) => (
              <tr key={id}>
                <th scope="row">{label[language]}</th>
                <td>{from.label[language]}</td>
                <td>
                  <code>
                    {on}
                    {guard !== null && ` [${guard}]`}
                  </code>
                </td>
                <td>{to.map((state) => state.label[language]).join(', ')}</td>
                <td>{req.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
