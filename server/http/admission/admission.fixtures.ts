import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { appOf, siteOf } from '#tests/support/site-app.ts';
import type { Handlers } from '../handlers.ts';

/** A server without a database, whose calls a test handles itself. */
export async function open(handlers: Partial<Handlers>, options: Parameters<typeof appOf>[0] = {}) {
  const app = await appOf({ ...options, handlers });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const bound = app.server.address();
  return { app, port: typeof bound === 'object' && bound !== null ? bound.port : 0 };
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** One request on a connection of its own; `gone` breaks it. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: 'GET' | 'POST'; headers?: Record<string, string> } = {},
) {
  const [route = '', query = ''] = path.split('?');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = request({
    port,
    host: '127.0.0.1',
    method,
    path: method === 'GET' ? path : route,
    headers: { ...(method === 'POST' && form), ...headers },
    agent: new Agent({ keepAlive: false }),
  });
  const answer = new Promise<HttpAnswer>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
  });
  sent.end(method === 'POST' ? query : undefined);
  return { answer, gone: () => sent.destroy() };
}

/** Work that runs until the test ends it; counts how much is running now and the maximum at once. */
export function heldWork() {
  const ends: (() => void)[] = [];
  let most = 0;
  return {
    work: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
        most = Math.max(most, ends.length);
      }),
    /** Ends all work, including work that starts meanwhile. */
    async endAll() {
      for (let quiet = 0; quiet < 5; quiet += 1) {
        if (ends.length > 0) quiet = 0;
        for (const end of ends.splice(0)) end();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    get atWork() {
      return ends.length;
    },
    get most() {
      return most;
    },
  };
}

export const KEY = 'key_account=roddee-web';
export const MENU = `/applayout/list/?${KEY}&applayout_id=menu-services`;
export const menu: Partial<Handlers> = { listMenuServices: async () => ({ shoppening_list: [] }) };
const PAGE = `<!doctype html><html lang="th"><head><!--ssr-head--></head><body><div id="root"><!--ssr-app--></div><!--ssr-tail--></body></html>`;

export const parsed = ({ text }: HttpAnswer) =>
  JSON.parse(text) as { error_code: number; error_msg: string; results: unknown };

export const siteFolder = () => siteOf({ '.vite/manifest.json': '{}', 'index.html': PAGE });

/** What the app draws of a page. */
export const drawnPage = {
  status: 200,
  language: 'th',
  head: '',
  body: 'drawn',
  tail: '',
  modules: [],
  first: [],
  next: [],
  stored: [],
};
