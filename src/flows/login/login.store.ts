import * as z from 'zod/mini';
import type { LoginInput, Newcomer } from '#machines/login/login.types.ts';
import { browserValue } from '#src/api/browser-value.ts';
import { typedValue } from '#src/api/typed-value.ts';
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
/** What is typed in the form survives a reload, and also an expired sign-in value. */
export const typedRegistration = typedValue('sessionStorage', 'roddee.login.typed', typed);
/** Where the person goes on after signing in, with its anchor. */
export const aimOfLogin = browserValue('sessionStorage', 'roddee.login.aim', z.string());
/** Where the person was when the extra information was asked for. */
export const leftPage = browserValue('sessionStorage', 'roddee.login.from', z.string());

/** The page on which a sign-in link was tapped, as recorded by the page's first script. */
export const tappedPage = browserValue('sessionStorage', 'roddee.login.tapped', z.string());

/** The state with which this tab sends the browser to the provider. */
export const keepState = (state: string): void => {
  storedState.write(state);
};

export const keepLogin = (login: PendingLogin): void => {
  storedPending.write(login);
};

/** The sign-in is over and is removed from the tab. What was typed is kept for another attempt. */
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

/** How the browser came back from the provider; null if there is no sign-in to continue. An answer counts only for the state that this tab sent. */
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
  // A provider may omit the state; if it sends one, it must be this tab's.
  if (state === null || (said.get('state') ?? state) !== state) return { kind: 'foreign' };
  const login = { proof: { value, state }, newcomer: null, isAgreed: false };
  keepLogin(login);
  return { kind: 'proved', ...login };
};
