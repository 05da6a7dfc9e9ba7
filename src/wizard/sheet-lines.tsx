import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './wizard-frame.module.css';

export interface SheetLine<Step extends string> {
  readonly step: Step;
  readonly label: string;
  /** Null: not chosen yet. */
  readonly value: string | null;
  /** Shown until then. */
  readonly missing: string;
  readonly detail?: string;
  /** Somebody's own, which no browser translates. */
  readonly isPersonal?: boolean;
  /** Its part of the summary line in the phone's bar; null for none. */
  readonly digest: string | null;
  /** How another choice has changed it, announced to screen readers. */
  readonly news?: string | null;
}

/** A link to a step: the router's own, so that it works by keyboard and is announced as a link. */
export type StepLink<Step extends string> = (
  step: Step,
  content: ReactNode,
  className: string,
  label?: string,
) => ReactNode;

export interface ClearAction<Step extends string> {
  readonly step: Step;
  /** For screen readers: what is cleared. */
  readonly label: string;
  readonly onPress: () => void;
}

interface SheetLinesProps<Step extends string> {
  readonly lines: readonly SheetLine<Step>[];
  /** The steps that can be gone to. */
  readonly open: ReadonlySet<Step>;
  readonly clear: ClearAction<Step> | null;
  readonly renderStepLink: StepLink<Step>;
}

/** What has been chosen so far, a line for each step. */
export function SheetLines<Step extends string>({ lines, open, clear, renderStepLink }: SheetLinesProps<Step>) {
  const { t } = useLingui();
  return (
    <dl>
      {lines.map(({ step, label, value, missing, detail, isPersonal = false }) => (
        <div key={step} className={classes(value !== null && styles.chosen)}>
          <dt>
            {label}
            {value !== null && open.has(step)
              ? renderStepLink(step, <Trans>Edit</Trans>, styles.edit ?? '', t`Edit ${label}`)
              : null}
            {clear?.step === step ? <ClearButton {...clear} className={styles.edit} /> : null}
          </dt>
          <dd translate={isPersonal && value !== null ? 'no' : undefined}>
            {value ?? missing}
            {detail === undefined ? null : <small>{detail}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The button disappears together with the choice that it clears, so the focus moves to the step's heading. */
export function ClearButton<Step extends string>({
  label,
  onPress,
  className,
}: ClearAction<Step> & { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classes(styles.clear, className)}
      aria-label={label}
      onClick={() => {
        onPress();
        document.querySelector<HTMLElement>('h1')?.focus();
      }}
    >
      <Trans>Remove</Trans>
    </button>
  );
}
