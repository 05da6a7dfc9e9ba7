import type { ReactNode, Ref } from 'react';

interface QuestionProps {
  /** The id of the words that ask. */
  readonly labelledBy: string;
  readonly className: string | undefined;
  /** Leaves everything as it is; null while it is being done. */
  readonly onNo: (() => void) | null;
  /** For who puts the focus on the question itself. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A question in the page, with its answers. Escape says no. */
export const Question = ({ labelledBy, className, onNo, ref, children }: QuestionProps) => (
  // Its answers are the buttons; Escape is a second way to one of them.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <div
    ref={ref}
    role="group"
    aria-labelledby={labelledBy}
    tabIndex={ref === undefined ? undefined : -1}
    className={className}
    onKeyDown={({ key }) => {
      if (key === 'Escape') onNo?.();
    }}
  >
    {children}
  </div>
);
