import { useEffect } from 'react';

let isAsking = true;

/** Leaves the page without a question: its session is over, and it can only be left. */
export function leaveUnasked(go: () => void): void {
  isAsking = false;
  // Back may show this very page again.
  window.addEventListener('pageshow', () => (isAsking = true), { once: true });
  go();
}

/** Makes the browser ask before the page is closed or reloaded (NAV-13). */
export function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: Event) => isAsking && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
