import type { ReactNode, Ref } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './question.module.css';

interface QuestionProps {
  /** The id of the element with the question's text. */
  readonly labelledBy: string;
  readonly className?: string | undefined;
  /** Called when the person says no; null while the action is running. */
  readonly onNo: (() => void) | null;
  /** For callers that move the focus to the question itself. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly answers: ReactNode;
  readonly children: ReactNode;
}

/** A question in the page, with its answers. Escape says no. */
export const Question = ({ labelledBy, className, onNo, ref, answers, children }: QuestionProps) => (
  // The buttons are the answers; Escape is a shortcut for one of them.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <div
    ref={ref}
    role="group"
    aria-labelledby={labelledBy}
    tabIndex={ref === undefined ? undefined : -1}
    className={classes(styles.question, className)}
    onKeyDown={({ key }) => {
      if (key === 'Escape') onNo?.();
    }}
  >
    {children}
    <Actions>{answers}</Actions>
  </div>
);

interface ActionsProps {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Buttons that belong together, side by side if there is room. */
export const Actions = ({ children, ref }: ActionsProps) => (
  <div ref={ref} className={styles.actions}>
    {children}
  </div>
);
