import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React answers here and what only this browser knows may be shown: false on the server, and while its drawing is taken over. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
