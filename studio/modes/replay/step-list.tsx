import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/constants.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';
import { faultsIn, faultWords } from './fault.ts';
import type { ReplayedStep } from './replay-trace.ts';
import { innermostNames, seconds } from './step-names.ts';
import styles from './step-list.module.css';

interface StepListProps {
  readonly steps: readonly ReplayedStep[];
  /** The shown one, counted from 1. */
  readonly at: number;
  readonly open: OpenChart;
  readonly language: Language;
  readonly onStep: (at: number) => void;
}

/** As many as can be looked through; others are reached by the buttons. */
const MOST = 200;

/** The steps around the shown one: what happened, and where it led; refused events in grey. */
export function StepList({ steps, at, open, language, onStep }: StepListProps) {
  if (steps.length === 0)
    return (
      <p className={styles.none}>
        <Trans>No steps of this flow yet.</Trans>
      </p>
    );
  const first = Math.max(0, Math.min(at - MOST / 2, steps.length - MOST));
  return (
    <ol className={styles.list} start={first + 1}>
      {steps.slice(first, first + MOST).map((replayed, index) => {
        const { step, misfit } = replayed;
        const place = first + index + 1;
        return (
          <li key={place}>
            <button
              type="button"
              className={styles.step}
              data-refused={step.isRefused}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => onStep(place)}
            >
              <span className={styles.time}>{seconds(step.at)}</span>
              <code>{step.event}</code>
              {faultsIn(step.fields)
                .slice(0, 1)
                .map((fault) => (
                  <code key="fault" className={styles.fault}>
                    {faultWords(fault)}
                  </code>
                ))}
              <span>
                {step.isRefused ? <Trans>Refused</Trans> : innermostNames(open, step.after, language)}
                {misfit === null ? null : (
                  <>
                    {' '}
                    <strong>
                      <Trans>Does not fit this chart</Trans>
                    </strong>
                  </>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
