import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './step.module.css';

interface StepHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Not on the first page of a visit: there the focus stays where the browser puts it. */
  readonly takesFocus: boolean;
}

/** The heading at the top of each step. It takes the focus, so that a screen reader announces the step. */
export function StepHeading({ children, lead, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

/**
 * Whether a step's heading takes the focus. Not on the first step of a visit, where the focus stays where the browser puts it, unless it was on the
 * placeholder's heading, or on a question that the person has answered to come here (`isAnswer`).
 */
export const useStepFocus = (
  current: string | null,
  isAnswer = false,
): { readonly takesFocus: boolean; readonly takeOver: () => void } => {
  const [takesFocus, setTakesFocus] = useState(isAnswer);
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (seen !== null) setTakesFocus(true);
  }
  return { takesFocus, takeOver: useCallback(() => setTakesFocus(true), []) };
};

/** For a button that disappears when pressed, or whose effect is further up: moves the focus to the step's heading. */
export function toHeading(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
