import type { Language } from '#domain/constants.ts';
import { newRequestKey } from '#src/api/request-key.ts';
import { keepState, tappedPage } from './login.store.ts';
import { providerAddress, returnTo } from './sign-in.address.ts';

/** Leaves for the provider, in place of this page: Back leads to the one before. */
export const goToProvider = (from: string | undefined, language: Language): void => {
  const page = from ?? tappedPage.read() ?? undefined;
  tappedPage.write(null);
  const state = newRequestKey();
  keepState(state);
  window.location.replace(providerAddress(returnTo(page, language, window.location.origin), state, language));
};
