import { useCallback, useState } from 'react';

/**
 * Whether a step's heading takes the focus: not on the first step of a visit, where the focus stays where the browser puts it,
 * unless it had been on the heading of the page that waited for the step.
 */
export const useStepFocus = (
  current: string | null,
): { readonly takesFocus: boolean; readonly takeOver: () => void } => {
  const [takesFocus, setTakesFocus] = useState(false);
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (seen !== null) setTakesFocus(true);
  }
  return { takesFocus, takeOver: useCallback(() => setTakesFocus(true), []) };
};
