import { watchers } from '#src/flow-host/watchers.ts';

/** Where the page's first script puts the hash of an answer, before anything else runs; later what is known of the sign-in stands there. */
export const LOGIN_KEY = 'roddee.login';

/** A sign-in that came back from the provider to this tab. Its flow is loaded when there is one. */
export interface LoginVisit {
  readonly isUnderWay: () => boolean;
  readonly subscribe: (tell: () => void) => () => void;
  readonly end: () => void;
}

const isStored = () => {
  try {
    return sessionStorage.getItem(LOGIN_KEY) !== null;
  } catch {
    return false;
  }
};

export const loginVisit = (): LoginVisit => {
  const { subscribe, tell } = watchers();
  let isUnderWay: boolean | undefined;
  return {
    isUnderWay: () => (isUnderWay ??= isStored()),
    subscribe,
    end: () => {
      isUnderWay = false;
      tell();
    },
  };
};
