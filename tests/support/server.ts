import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call, RequestOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import { buildApp } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { makeHandlers } from '#server/handlers.ts';
import { createTestDatabase } from './test-database.ts';

/** A list of pairs if a key has to come more than once. */
export type FormFields = Readonly<Record<string, string>> | [string, string][];

export interface CallOptions {
  readonly language?: Language;
  /** The cookie of a guest session, as `cookie` of an earlier answer. */
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The bytes as text. */
  readonly text: string;
  readonly code: number;
  readonly message: string | undefined;
  readonly results: unknown;
  /** What the answer sets, else what was sent. */
  readonly cookie: string | undefined;
}

export interface TestClient {
  readonly url: string;
  /** A call with values, encoded as the client encodes them. */
  call<N extends CallName>(name: N, request: RequestOf<(typeof calls)[N]>, options?: CallOptions): Promise<Answer>;
  /** A call with whatever text fields; key and fixed fields are not added. */
  send(call: Pick<Call, 'method' | 'path'>, fields: FormFields, options?: CallOptions): Promise<Answer>;
}

export interface TestServer extends TestClient {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** A database that the caller made and drops; without it a clone of the template. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly siteRoot?: string;
}

const body = z.object({ error_code: z.number(), error_msg: z.optional(z.string()), results: z.optional(z.unknown()) });

const APPLICATION_KEY = 'roddee-web';

/** The text fields with which the client would make this call. */
export const encodeCall = (name: CallName, request: unknown): Record<string, string> => {
  const call: Call = calls[name];
  return {
    ...call.fixed,
    ...(z.encode(call.request, request) as Record<string, string>),
    key_account: APPLICATION_KEY,
  };
};

export function clientOf(url: string): TestClient {
  const send: TestClient['send'] = async ({ method, path }, fields, { language = 'th', cookie, headers = {} } = {}) => {
    const sent = new URLSearchParams(fields);
    const response = await fetch(`${url}${path}${method === 'GET' ? `?${sent}` : ''}`, {
      method,
      headers: { 'Accept-Language': language, ...(cookie !== undefined && { Cookie: cookie }), ...headers },
      ...(method === 'POST' && { body: sent }),
    });
    const text = await response.text();
    const parsed = z.safeParse(body, jsonOf(text));
    return {
      status: response.status,
      headers: response.headers,
      text,
      code: parsed.data?.error_code ?? Number.NaN,
      message: parsed.data?.error_msg,
      results: parsed.data?.results,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie,
    };
  };
  return { url, send, call: (name, request, options) => send(calls[name], encodeCall(name, request), options) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A whole suite asks from one address. */
const ONE_ADDRESS = { READS_PER_ADDRESS: '1000000' };

/** The server in this process, on a port that the system chooses. */
export async function startTestServer({
  databaseUrl,
  env = {},
  siteRoot,
}: TestServerOptions = {}): Promise<TestServer> {
  const own = databaseUrl === undefined ? await createTestDatabase() : null;
  const config = readConfig({
    DATABASE_URL: databaseUrl ?? own?.url ?? '',
    LOG_LEVEL: 'silent',
    TEST_CLOCK: '1',
    ...ONE_ADDRESS,
    ...env,
  });
  const db = openPool(config.databaseUrl ?? '', { max: config.poolSize });
  const handlers = makeHandlers({ db, config, build: 'test' });
  const app = await buildApp({ config, db, handlers, ...(siteRoot !== undefined && { siteRoot }) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...clientOf(url),
    app,
    db,
    config,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await closePool(db);
      await own?.drop();
    },
  };
}

export interface SpawnedServer extends TestClient {
  readonly process: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  /** Sends the signal and waits for the end: exit code, or null when the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const START_MS = 60_000;

/** The built server if SERVER_ENTRY names it (it starts faster), else the source. */
const entry = process.env['SERVER_ENTRY'];
export const serverProgram = entry === undefined ? ['--import', 'tsx', 'server/main.ts'] : [entry];

/** The server in its own process, as soon as it says where it answers. */
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<SpawnedServer> {
  const child = spawn(process.execPath, serverProgram, {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', TEST_CLOCK: '1', ...ONE_ADDRESS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${printed}`)), START_MS);
    const look = () => {
      const found = /answers at (http:\/\/\S+)/.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', look);
    void exited.then(() => {
      clearTimeout(timer);
      reject(new Error(`The server ended at its start:\n${printed}`));
    });
  });
  return {
    ...clientOf(url),
    process: child,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
}
