import type { Language } from '#domain/constants.ts';
import { newRequestKey } from '#src/api/request-key.ts';
import { interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { aimOfLogin, keepState, leftPage, tappedPage } from './login.store.ts';
import { providerAddress, returnTo } from './sign-in.address.ts';

/** Leaves for the provider, in place of this page: Back leads to the one before. */
export const goToProvider = (from: string | undefined, language: Language): void => {
  const page = from ?? tappedPage.read() ?? undefined;
  leftPage.write(null);
  const state = newRequestKey();
  keepState(state);
  const { back, aim } = returnTo(
    { from: page, interrupted: interrupted.read()?.href },
    language,
    window.location.origin,
  );
  aimOfLogin.write(aim);
  window.location.replace(providerAddress(back, state, language));
};
