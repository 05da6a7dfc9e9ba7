import { watchers } from '#src/flow-host/watchers.ts';

/** The storage key under which the page's first script saves the hash of the provider's answer; later it holds the state of the sign-in. */
export const LOGIN_KEY = 'roddee.login';

/** A sign-in that came back from the provider to this tab. The flow is loaded only if there is one. */
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
