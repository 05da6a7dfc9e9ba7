import { useEffect } from 'react';

let isAsking = true;

/** Leaves the page without a question: its session is over, and it can only be left. */
export function leaveUnasked(go: () => void): void {
  isAsking = false;
  // Back may show this very page again.
  window.addEventListener('pageshow', () => (isAsking = true), { once: true });
  go();
}

const ask = (event: Event) => {
  if (isAsking) event.preventDefault();
};

let closings = 0;

/** The browser asks before the page is closed or reloaded, until what this returns is called. It listens only then: a listener may keep a page out of the back/forward cache. */
function warnBeforeClosing(): () => void {
  if ((closings += 1) === 1) window.addEventListener('beforeunload', ask);
  return () => {
    if ((closings -= 1) === 0) window.removeEventListener('beforeunload', ask);
  };
}

let leavings = 0;
const told = new Set<() => void>();
const count = (change: 1 | -1) => {
  leavings += change;
  for (const tell of told) tell();
};

/** Whether going to another page of the site would lose something, too. The app's shell asks then. */
export const leaving = {
  isAsked: (): boolean => leavings > 0,
  subscribe: (tell: () => void): (() => void) => {
    told.add(tell);
    return () => void told.delete(tell);
  },
};

/** Asks before the page is left, whether it is closed or another page of the site is opened (NAV-13). */
export function useLeaveWarning(isOn: boolean): void {
  useCloseWarning(isOn);
  useEffect(() => {
    if (!isOn) return;
    count(1);
    return () => count(-1);
  }, [isOn]);
}

/** Makes the browser ask before the page is closed or reloaded (NAV-13); going to another page of the site and back loses nothing. */
export function useCloseWarning(isOn: boolean): void {
  useEffect(() => (isOn ? warnBeforeClosing() : undefined), [isOn]);
}

interface Losses {
  readonly isAny: () => boolean;
  readonly subscribe: (tell: () => void) => () => void;
}

/** The same for what is not part of a screen; draws nothing again when it changes. */
export function useCloseWarningFor({ isAny, subscribe }: Losses): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const look = () => {
      if (isAny()) stop ??= warnBeforeClosing();
      else {
        stop?.();
        stop = null;
      }
    };
    look();
    const unsubscribe = subscribe(look);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [isAny, subscribe]);
}
