import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '#src/ui/actions/button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { ClearButton, SheetLines, type ClearAction, type SheetLine, type StepLink } from './sheet-lines.tsx';
import { Stepper, type StepperStep } from './stepper.tsx';
import { useRest } from './use-rest.ts';
import styles from './wizard-frame.module.css';

export interface PrimaryAction {
  readonly label: string;
  readonly busy?: string;
  readonly inactive?: boolean;
  /** Why it is inactive: what is not chosen yet. Pressing it says so and moves the focus to what the step marks as `data-needed`. */
  readonly missing?: string;
  readonly note?: string;
  /** The rules that the person accepts by pressing it, one line each, shown above it. */
  readonly rules?: readonly string[];
  /** Submits this form instead of calling `onPress`. */
  readonly form?: string;
  readonly onPress?: () => void;
}

interface WizardFrameProps<Step extends string> {
  readonly steps: readonly StepperStep<Step>[];
  readonly lines: readonly SheetLine<Step>[];
  readonly renderStepLink: StepLink<Step>;
  readonly duration: string | null;
  readonly primary: PrimaryAction | null;
  /** Clears the choice of this step; shown beside its name. */
  readonly clear: ClearAction<Step> | null;
  /** Shown in the phone's bar, beside the summary line. */
  readonly beside?: ReactNode;
  /** The same at the head of the live summary, which a phone does not show. */
  readonly besideTitle?: ReactNode;
  /** Inactive it keeps its place, so that the button beside it does not move under a finger. */
  readonly back: { readonly onPress: () => void; readonly inactive: boolean } | null;
  readonly children: ReactNode;
  /** Below the step, such as starting over: null keeps its place, so that the footer stays where it is when it comes. */
  readonly below?: ReactNode;
  /** What can come at any time; it is last, so that it moves nothing. */
  readonly passing?: ReactNode;
}

/** The step on the left and the live summary on the right; on the phone one column with a bar at the bottom. */
export function WizardFrame<Step extends string>(props: WizardFrameProps<Step>) {
  const {
    steps,
    lines,
    renderStepLink,
    duration,
    primary,
    clear,
    beside,
    besideTitle,
    back,
    children,
    below,
    passing,
  } = props;
  const open = new Set(steps.flatMap(({ step, disabled, current }) => (disabled || current ? [] : [step])));
  const digest = lines.flatMap((line) => line.digest ?? []).join(' · ');
  const { t } = useLingui();
  const missing = primary?.missing;
  const [saidMissing, setSaidMissing] = useState<string>();
  // Forget an earlier press of the inactive button once the step has changed or something has been chosen.
  if (saidMissing !== undefined && saidMissing !== missing) setSaidMissing(undefined);
  const isSaid = saidMissing !== undefined;
  const current = steps.findIndex((each) => each.current);
  const rest = useRest(current, current === steps.length - 1);
  const why = useId();
  const button = (id: string) =>
    primary && (
      <PrimaryButton
        {...primary}
        {...rest}
        why={missing === undefined ? undefined : id}
        onInactive={() => {
          setSaidMissing(missing);
          showNeeded();
        }}
      />
    );
  return (
    <>
      {steps.length === 0 ? null : <Stepper steps={steps} renderLink={renderStepLink} />}
      <Wrap className={styles.columns}>
        <div className={styles.main}>
          {children}
          {below === undefined ? null : <div className={styles.below}>{below}</div>}
          {passing}
        </div>
        <aside className={styles.side} aria-label={t`Your booking`}>
          <div className={styles.sheet}>
            <div className={styles.head}>
              <h2>
                <Trans>Your booking</Trans>
              </h2>
              {besideTitle}
            </div>
            <SheetLines lines={lines} open={open} clear={clear} renderStepLink={renderStepLink} />
            {duration === null ? null : (
              <p className={styles.duration}>
                <Trans>Takes about</Trans> <b>{duration}</b>
              </p>
            )}
            {primary ? (
              <>
                <Rules rules={primary.rules} />
                {button(`${why}-side`)}
                {missing === undefined ? null : (
                  <p id={`${why}-side`} className={styles.note} data-said={isSaid || undefined}>
                    {missing}
                  </p>
                )}
                {primary.note === undefined ? null : <p className={styles.note}>{primary.note}</p>}
              </>
            ) : null}
          </div>
        </aside>
      </Wrap>
      <div className={styles.bar}>
        <div className={styles.line}>
          <p className={styles.digest}>
            {missing === undefined ? null : (
              <span id={`${why}-bar`} data-said={isSaid || undefined}>
                {missing}
              </span>
            )}
            {missing === undefined || digest === '' ? null : ' · '}
            {digest}
          </p>
          {beside}
          {clear === null ? null : <ClearButton {...clear} />}
        </div>
        <Rules rules={primary?.rules} />
        <div className={styles.actions}>
          {back ? (
            <Button kind="outline" aria-label={t`Back`} inactive={back.inactive} onClick={back.onPress}>
              <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
              {primary ? null : t`Back`}
            </Button>
          ) : null}
          {button(`${why}-bar`)}
        </div>
      </div>
      <VisuallyHidden role="status">{lines.map(({ news }) => news)}</VisuallyHidden>
      {isSaid ? <VisuallyHidden role="alert">{missing}</VisuallyHidden> : null}
    </>
  );
}

const Rules = ({ rules = [] }: { rules: readonly string[] | undefined }) =>
  rules.length === 0 ? null : (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );

/** Focuses the first control in what the step marks. */
function showNeeded() {
  const needed = document.querySelector('[data-needed]');
  const choice = needed?.querySelector<HTMLElement>('input, [role="radio"]:not([aria-disabled])');
  const target = choice ?? document.querySelector<HTMLElement>('h1');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

interface PrimaryButtonProps extends PrimaryAction {
  readonly why: string | undefined;
  readonly onInactive: () => void;
  readonly isResting: boolean;
  readonly onPointed: (event: MouseEvent) => void;
}

/** A new button for each form: one that became `submit` during its own click would submit the form of the step it leads to. */
function PrimaryButton(props: PrimaryButtonProps) {
  const { label, busy, inactive, form, onPress, why, onInactive, isResting, onPointed } = props;
  return (
    <Button
      key={form}
      wide
      busy={busy}
      inactive={inactive}
      resting={isResting}
      onInactive={onInactive}
      aria-describedby={why}
      type={form === undefined ? 'button' : 'submit'}
      form={form}
      onClick={(event) => {
        onPointed(event);
        onPress?.();
      }}
    >
      {label}
    </Button>
  );
}
