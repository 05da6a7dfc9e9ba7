import { randomUUID } from 'node:crypto';
import type { RequestFor } from '#contract/calls/all.ts';
import { accountCodeOf } from '#server/http/session.ts';
import type { Answer, TestClient } from './server.ts';

/** What the provider's page sends a browser back with, and the state with which the browser was sent there. */
export interface Grant {
  readonly code_authentication: string;
  readonly state: string;
}

/** The answer to a form of the provider's page; `fields` says what is pressed and filled in. */
export const askProvider = (
  url: string,
  fields: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}/sso`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });

/** The answer in the hash of the address to which the page sends the browser back. */
export const hashIn = (response: Response): URLSearchParams =>
  new URLSearchParams(new URL(response.headers.get('location') ?? 'none:').hash.slice(1));

/** The details of a person with a new card from the embedded provider. */
export const NEW_CARD = {
  make: '1',
  first_name: 'สมหญิง',
  last_name: 'ใจงาม',
  tel: '0898765432',
  email: 'somying@example.com',
} as const;

/** A value for a card: `{ card: number }`, or a new one. */
export async function grantFor({ url }: TestClient, card: Readonly<Record<string, string>> = NEW_CARD): Promise<Grant> {
  const state = randomUUID();
  const response = await askProvider(url, { redirect_uri: '/th', state, lang: 'th', ...card });
  const value = hashIn(response).get('oauth');
  if (value === null) throw new Error(`No value: ${response.status} ${await response.text()}`);
  return { code_authentication: value, state };
}

export const registration = (
  grant: Grant,
  change: Partial<RequestFor<'registerMember'>> = {},
): RequestFor<'registerMember'> => ({
  ...grant,
  contact_tel: NEW_CARD.tel,
  contact_email: NEW_CARD.email,
  car_name: 'คันเก่ง',
  car_register_number: '5กก 5555',
  province: 'เชียงใหม่',
  brand: 1,
  genres: 102,
  spec: 10_204,
  master_car_data_id: 1_020_422,
  accept_policy: true,
  request_key: randomUUID(),
  ...change,
});

/** A value that may register. */
export async function newcomer(client: TestClient, card?: Readonly<Record<string, string>>): Promise<Grant> {
  const grant = await grantFor(client, card);
  await client.call('openProfile', { ...grant, request_key: randomUUID() });
  return grant;
}

/** The cookie of a sign-in, without the one for scripts. */
export const memberCookie = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((set) => set.split(';')[0] ?? '')
    .find((set) => /^(__Host-)?member=./.test(set)) ?? '';

const secretOf = (kind: string, cookie: string) => new RegExp(`(?:^|\\s|__Host-)${kind}=([^;]+)`).exec(cookie)?.[1];

/** The secret of a member's session among cookies, else of a company's, else of a webview's. */
export const tokenIn = (cookie: string): string =>
  secretOf('member', cookie) ?? secretOf('company', cookie) ?? secretOf('webview', cookie) ?? 'nobody';

export const codeIn = (cookie: string): string => accountCodeOf(tokenIn(cookie));

/** Somebody with a new card who has registered and is signed in. */
export async function newMember(client: TestClient): Promise<string> {
  const answer = await client.call('registerMember', registration(await newcomer(client)));
  if (answer.code !== 0) throw new Error(`Not registered: ${answer.text}`);
  return memberCookie(answer);
}
