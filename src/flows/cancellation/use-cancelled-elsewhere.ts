import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { otherTabs } from '#src/flow-host/other-tabs.ts';
import { onWake } from '#src/ui/page/on-wake.ts';

const isId = (message: unknown): message is string => typeof message === 'string';
const cancelledInTabs = () => otherTabs('roddee.cancelled', isId);

/**
 * `hear` is called with a booking that another tab has cancelled, and with null when the page is looked at again, since another device may
 * have cancelled one. What is returned tells the other tabs, and stays the same function.
 */
export function useCancelledElsewhere(hear?: (id: string | null) => void): (ids: readonly string[]) => void {
  const [tabs] = useState(cancelledInTabs);
  const heard = useEffectEvent((id: string | null) => hear?.(id));
  useEffect(() => {
    const stopHearing = tabs.follow((id) => heard(id));
    const stopWaking = onWake(() => heard(null));
    return () => {
      stopHearing();
      stopWaking();
    };
  }, [tabs]);
  return useCallback(
    (ids) => {
      for (const id of ids) tabs.tell(id);
    },
    [tabs],
  );
}
