import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether data that only this browser knows may be shown: false on the server and during hydration. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
