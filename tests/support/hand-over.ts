import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { codeIn } from './card.ts';
import type { Answer, TestClient } from './server.ts';

/** What the page that plays the app answers. */
export const askApp = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}/sso/app`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });

/** The value in the hash of the address with which the app opens the webview; null if there is none. */
export const valueIn = (response: Response): string | null =>
  new URLSearchParams((response.headers.get('location') ?? '').split('#')[1]).get('handover');

export async function handOverOf(url: string, card: string): Promise<string> {
  const response = await askApp(url, { card, lang: 'th' });
  const value = valueIn(response);
  if (value === null) throw new Error(`No value: ${response.status} ${await response.text()}`);
  return value;
}

/** The card of who is signed in. */
export async function cardOf(client: TestClient, cookie: string): Promise<string> {
  const { results } = await client.call('readCardData', { code: codeIn(cookie) }, { cookie });
  return z.parse(calls.readCardData.answer, results).card_number;
}

/** The cookie of an opened webview. */
export const webviewCookie = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((set) => set.split(';')[0] ?? '')
    .find((set) => /^(__Host-)?webview=./.test(set)) ?? '';
