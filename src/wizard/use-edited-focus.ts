import { useEffect } from 'react';
import type { Box } from '#src/flow-host/box.ts';

/**
 * Whoever comes to a step to edit something there has the focus on its control, named by a selector: after the heading, which took it when the
 * step was shown. `step` is null where it is edited from.
 */
export const useEditedFocus = (edited: Box<string | null>, step: string | null): void => {
  useEffect(() => {
    if (step === null) return;
    const named = edited.get();
    edited.set(null);
    const control = named === null ? null : document.querySelector<HTMLElement>(named);
    if (!control) return;
    control.scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
  }, [edited, step]);
};
