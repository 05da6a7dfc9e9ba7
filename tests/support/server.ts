import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call, RequestOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import { buildApp } from '#server/app.ts';
import type { ReadLibrary } from '#server/content/articles/library.ts';
import { readConfig, type Config } from '#server/config.ts';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { makeHandlers } from '#server/handlers.ts';
import { jsonOf } from '#server/json-text.ts';
import { atTheEnd } from './at-the-end.ts';
import { LOCATION_ID } from './booked-branch.ts';
import { startProgram, type Program } from './program.ts';
import { ownDatabase } from './test-database.ts';

/** A list of pairs if a key is to be repeated. A file of a multipart call is a File here too, whatever the type says: tests change fields as texts. */
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
  /** The cookie that the answer sets, else the one that was sent. */
  readonly cookie: string | undefined;
}

export interface TestClient {
  readonly url: string;
  /** A call with values, encoded as the client encodes them. */
  call<N extends CallName>(name: N, request: RequestOf<(typeof calls)[N]>, options?: CallOptions): Promise<Answer>;
  /** A call with any text fields; key and fixed fields are not added. */
  send(
    call: Pick<Call, 'method' | 'path' | 'query' | 'multipart'>,
    fields: FormFields,
    options?: CallOptions,
  ): Promise<Answer>;
}

export interface TestServer extends TestClient {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
}

export interface TestServerOptions {
  /** An existing database; without it a clone of the template. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly siteRoot?: string;
  /** Other content files than the product's own. */
  readonly content?: ReadLibrary;
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

function formOf(fields: readonly [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

export function clientOf(url: string): TestClient {
  const send: TestClient['send'] = async (call, fields, { language = 'th', cookie, headers = {} } = {}) => {
    const { method, path, query = [], multipart } = call;
    const all: [string, string][] = Array.isArray(fields) ? fields : Object.entries(fields);
    const isInAddress = ([name]: [string, unknown]) => method === 'GET' || query.includes(name);
    const address = new URLSearchParams(all.filter(isInAddress)).toString();
    const form = all.filter((field) => !isInAddress(field));
    const response = await fetch(`${url}${path}${address === '' ? '' : `?${address}`}`, {
      method,
      headers: { 'Accept-Language': language, ...(cookie !== undefined && { Cookie: cookie }), ...headers },
      ...(method === 'POST' && { body: multipart ? formOf(form) : new URLSearchParams(form) }),
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

/**
 * The invented bookings differ from day to day, so the upcoming ones at the branch where tests book are removed, and every time has room for several.
 */
async function makeRoom(db: Db): Promise<void> {
  const invented = sql`select id from appointment where location_id = ${LOCATION_ID} and starts_at > app_now()`;
  await db.execute(sql`delete from claim where appointment_id in (${invented})`);
  await db.execute(sql`delete from appointment where id in (${invented})`);
}

/** A whole suite calls from one address, and signs in with the embedded provider. */
const ONE_ADDRESS = {
  HOLDS_PER_NEWCOMER: '1000000',
  READS_PER_ADDRESS: '1000000',
  WRITES_PER_ADDRESS: '1000000',
  FORMS_PER_ADDRESS: '1000000',
  CARDS_PER_ADDRESS: '1000000',
  SIGN_INS_PER_NAME: '1000000',
  SIGN_INS_PER_ADDRESS: '1000000',
  SSO: 'embedded',
};

/** The server in this process, on a free port, until the end of the test or file that asks for it. */
export async function startTestServer({
  databaseUrl,
  env = {},
  siteRoot,
  content,
}: TestServerOptions = {}): Promise<TestServer> {
  const config = readConfig({
    DATABASE_URL: databaseUrl ?? (await ownDatabase()).url,
    LOG_LEVEL: 'silent',
    TEST_CLOCK: '1',
    ...ONE_ADDRESS,
    ...env,
  });
  const db = openPool(config.databaseUrl ?? '', { max: config.poolSize });
  if (databaseUrl === undefined) await makeRoom(db);
  const handlers = makeHandlers({ db, config, build: 'test', ...(content !== undefined && { content }) });
  const app = await buildApp({ config, db, handlers, ...(siteRoot !== undefined && { siteRoot }) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  atTheEnd(async () => {
    app.server.closeAllConnections();
    await app.close();
    if (!db.$client.ended) await closePool(db);
  });
  return { ...clientOf(url), app, db, config };
}

export interface SpawnedServer extends TestClient, Program {}

/** The built server if SERVER_ENTRY names it (it starts faster), else the source. */
const entry = process.env['SERVER_ENTRY'];
export const serverProgram = entry === undefined ? ['--import', 'tsx', 'server/main.ts'] : [entry];

/** The server in its own process, once it has printed its address, until the end of the test or file that asks for it. */
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<SpawnedServer> {
  const program = startProgram(process.execPath, serverProgram, {
    PORT: '0',
    LOG_LEVEL: 'silent',
    TEST_CLOCK: '1',
    ...ONE_ADDRESS,
    ...env,
  });
  return { ...clientOf(await program.says(/answers at (http:\/\/\S+)/)), ...program };
}
