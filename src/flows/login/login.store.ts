import * as z from 'zod/mini';
import type { LoginInput, Newcomer } from '#machines/login/login.types.ts';
import { browserValue } from '#src/api/browser-value.ts';
import { LOGIN_KEY } from './login.visit.ts';

const holder = z.object({ firstName: z.string(), lastName: z.string(), phone: z.string(), email: z.string() });
const newcomer: z.ZodMiniType<Newcomer> = z.object({ kind: z.enum(['new', 'incomplete']), holder });
const pending = z.object({
  proof: z.object({ value: z.string(), state: z.string() }),
  newcomer: z.nullable(newcomer),
  isAgreed: z.boolean(),
});
export type PendingLogin = z.output<typeof pending>;

const typed = z.object({
  phone: z.string(),
  email: z.string(),
  carName: z.string(),
  plate: z.string(),
  province: z.string(),
  car: z.object({ brand: z.string(), model: z.string(), variant: z.string(), year: z.string() }),
});

const storedPending = browserValue('sessionStorage', LOGIN_KEY, pending);
const storedState = browserValue('sessionStorage', 'roddee.login.state', z.string());
/** What is typed in the form outlives a reload, and a value that has run out. */
export const typedRegistration = browserValue('sessionStorage', 'roddee.login.typed', typed);
/** Where the person was when the extra information was asked for. */
export const leftPage = browserValue('sessionStorage', 'roddee.login.from', z.string());

/** Where a link to sign in was tapped, as the page's first script tells it. */
export const tappedPage = browserValue('sessionStorage', 'roddee.login.tapped', z.string());

/** The state with which this tab sends the browser to the provider. */
export const keepState = (state: string): void => storedState.write(state);

export const keepLogin = (login: PendingLogin): void => storedPending.write(login);

/** It is over: nothing of it stays in the tab. What was typed may serve another try. */
export const forgetLogin = (): void => {
  storedPending.write(null);
  storedState.write(null);
};

const answerIn = (): string => {
  try {
    return sessionStorage.getItem(LOGIN_KEY) ?? '';
  } catch {
    return '';
  }
};

/** How the browser came back; null where there is nothing to go on with. An answer counts only for the state that was sent from this tab. */
export const readLogin = (): LoginInput | null => {
  const answer = answerIn();
  if (!answer.startsWith('#')) {
    const kept = storedPending.read();
    return kept && { kind: 'proved', ...kept };
  }
  const said = new URLSearchParams(answer.slice(1));
  const state = storedState.read();
  const value = said.get('oauth') ?? '';
  forgetLogin();
  if (said.has('error') || value === '') return said.has('error') && state !== null ? { kind: 'declined' } : null;
  // A provider may send no state back; what it sends has to be this tab's.
  if (state === null || (said.get('state') ?? state) !== state) return { kind: 'foreign' };
  const login = { proof: { value, state }, newcomer: null, isAgreed: false };
  keepLogin(login);
  return { kind: 'proved', ...login };
};
