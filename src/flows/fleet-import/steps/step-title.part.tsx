import type { ReactNode } from 'react';

export const STEP_TITLE = 'import-step';

/** The heading of a step, which gets the focus when the step is reached. */
export const StepTitle = ({ children }: { readonly children: ReactNode }) => (
  <h2 id={STEP_TITLE} tabIndex={-1}>
    {children}
  </h2>
);
