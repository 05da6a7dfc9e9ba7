import { useEffect, useRef } from 'react';
import { focusHeadingIfLost } from '#src/ui/page/lost-focus.ts';

/** What had the focus may be gone with each change of this; not when the page is first shown. */
export const useHeadingIfLost = (change: string): void => {
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    focusHeadingIfLost();
  }, [change]);
};
