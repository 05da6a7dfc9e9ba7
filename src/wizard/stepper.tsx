import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './stepper.module.css';

export interface StepperStep<Step extends string> {
  readonly step: Step;
  readonly name: string;
  readonly current: boolean;
  readonly passed: boolean;
  readonly answered: boolean;
  readonly disabled: boolean;
}

interface StepperProps<Step extends string> {
  readonly steps: readonly StepperStep<Step>[];
  readonly renderLink: (step: Step, content: ReactNode, className: string) => ReactNode;
}

/** Reachable steps are links, passed ones ticked while their answer is there, later ones locked (RB-02). The phone shows a count, the name and a line of segments. */
export function Stepper<Step extends string>({ steps, renderLink }: StepperProps<Step>) {
  const { t } = useLingui();
  const index = steps.findIndex(({ current }) => current);
  const number = index + 1;
  const count = steps.length;
  return (
    <nav className={styles.stepper} aria-label={t`Booking steps`}>
      <Wrap>
        <p className={styles.now}>
          <Trans>
            Step {number} of {count}
          </Trans>{' '}
          <b>{steps[index]?.name}</b>
        </p>
        <ol className={styles.list}>
          {steps.map(({ step, name, current, passed, answered, disabled }, position) => {
            const isTicked = passed && answered && !current;
            const content = (
              <>
                <span className={styles.number} aria-hidden="true">
                  {isTicked ? <IconCheck size={18} stroke={2.25} /> : position + 1}
                </span>
                <span>{name}</span>
              </>
            );
            return (
              <li
                key={step}
                className={classes(passed && !current && styles.passed, current && styles.current)}
                aria-current={current ? 'step' : undefined}
              >
                {disabled || current ? (
                  <span className={styles.step}>{content}</span>
                ) : (
                  renderLink(step, content, styles.step ?? '')
                )}
              </li>
            );
          })}
        </ol>
        <div className={styles.floor} aria-hidden="true">
          {steps.map(({ step }, position) => (
            <i key={step} data-on={position <= index || undefined} />
          ))}
        </div>
      </Wrap>
    </nav>
  );
}
