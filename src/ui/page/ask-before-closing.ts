import { useEffect } from 'react';

/** Closing or reloading the page asks first, since what is typed would be lost (NAV-13). */
export function useAskBeforeClosing(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
