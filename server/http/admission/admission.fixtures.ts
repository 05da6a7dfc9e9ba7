import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { buildApp, type AppDeps } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openPool } from '../../db/pool.ts';
import { makeHandlers } from '../../handlers.ts';
import type { Handlers } from '../handlers.ts';

/** A server without a database: a test's calls have their own handlers. */
export async function openServer(
  handlers: Partial<Handlers>,
  { env = {}, ...rest }: { env?: Record<string, string> } & Pick<AppDeps, 'siteRoot' | 'draw'> = {},
): Promise<{ app: FastifyInstance; port: number }> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const db = openPool('postgres://nobody@127.0.0.1:1/none');
  const app = await buildApp({
    config,
    db,
    handlers: { ...makeHandlers({ db, config, build: 'test' }), ...handlers },
    ...rest,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const bound = app.server.address();
  return { app, port: typeof bound === 'object' && bound !== null ? bound.port : 0 };
}

export interface Asked {
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
  const answer = new Promise<Asked>((resolve, reject) => {
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

/** Work that goes on until the test ends it, with a count of how many run now and at most. */
export function heldWork() {
  const ends: (() => void)[] = [];
  let most = 0;
  return {
    work: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
        most = Math.max(most, ends.length);
      }),
    /** Ends all work until no more starts. */
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

export const parsed = ({ text }: Asked) =>
  JSON.parse(text) as { error_code: number; error_msg: string; results: unknown };

/** Servers and site folders of a test file, gone after each of its tests. */
export function ofOneTest() {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function open(...given: Parameters<typeof openServer>) {
    const server = await openServer(...given);
    ends.push(async () => {
      server.app.server.closeAllConnections();
      await server.app.close();
    });
    return server;
  }

  function siteFolder(): string {
    const root = mkdtempSync(join(tmpdir(), 'admission-'));
    ends.push(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, '.vite'));
    writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
    writeFileSync(join(root, 'index.html'), PAGE);
    return root;
  }

  return { open, siteFolder };
}
