import * as z from 'zod/mini';
import { HOLD_MINUTES, REDEEM_MINUTES } from '#domain/constants.ts';
import { isAddressOrNetwork, isLoopback } from './network.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface Variable<Value> {
  readonly fallback: string | ((env: Env) => string);
  /** The end of the sentence 'PORT must be ...'. */
  readonly must: string;
  readonly schema: z.ZodMiniType<Value, string>;
}

const wholeNumber = (fallback: number, low: number, high: number): Variable<number> => ({
  fallback: String(fallback),
  must: `a whole number from ${low} to ${high}`,
  schema: z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.number().check(z.gte(low), z.lte(high)),
  ),
});

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names): Variable<Names[number]> => ({
  fallback: names[0],
  must: `one of ${names.join(', ')}`,
  schema: z.enum(names),
});

const text = (fallback: string, must: string, pattern: RegExp): Variable<string> => ({
  fallback,
  must,
  schema: z.string().check(z.regex(pattern)),
});

const isOrigin = (part: string) => /^https?:\/\//.test(part) && URL.canParse(part) && new URL(part).origin === part;

const listOf = (must: string, isPart: (part: string) => boolean): Variable<string[]> => ({
  fallback: '',
  must,
  schema: z.pipe(
    z.pipe(
      z.string(),
      z.transform((list: string) => list.split(',').map((part) => part.trim())),
    ),
    z.pipe(
      z.transform((parts: string[]) => parts.filter((part) => part !== '')),
      z.array(z.string().check(z.refine(isPart))),
    ),
  ),
});

const origins = listOf(
  'nothing, or origins like https://booking.example separated by commas, without a path',
  isOrigin,
);
const networks = listOf(
  'nothing, or addresses and networks like 10.0.0.2,fd00::/8 separated by commas',
  isAddressOrNetwork,
);

/** In production, invented bookings must not mix with real ones, and nobody may sign in without proof. */
const saysProduction = (env: Env) => env['NODE_ENV'] === 'production' || Boolean(env['DATABASE_URL']);

const portOrNone: Variable<number | null> = {
  fallback: '',
  must: 'nothing, or a whole number from 0 to 65535',
  schema: z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{0,5}$/)),
      z.transform((digits) => (digits === '' ? null : Number(digits))),
    ),
    z.nullable(z.number().check(z.lte(65_535))),
  ),
};

const host = text('127.0.0.1', 'a host name or an address', /^[A-Za-z0-9.:_-]{1,253}$/);

const variables = {
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: host,
  DATA_DIR: text('.data', 'the path of a folder', /^[^\0]{1,1000}$/),
  DATABASE_URL: text('', 'an address that begins with postgres:// or postgresql://', /^(|postgres(ql)?:\/\/.+)$/),
  DATABASE_OWNER_URL: text('', 'an address that begins with postgres:// or postgresql://', /^(|postgres(ql)?:\/\/.+)$/),
  KEEP_CONTACT_DAYS: wholeNumber(365, 1, 36_500),
  APP_KEY: text('roddee-web', '1 to 100 letters, digits, dots, hyphens or underscores', /^[\w.-]{1,100}$/),
  HOLD_MINUTES: wholeNumber(HOLD_MINUTES, 1, 120),
  REDEEM_MINUTES: wholeNumber(REDEEM_MINUTES, 1, 1440),
  SEED: { ...oneOf(['demo', 'catalogue']), fallback: (env) => (saysProduction(env) ? 'catalogue' : 'demo') },
  SSO: { ...oneOf(['embedded', 'none']), fallback: (env) => (saysProduction(env) ? 'none' : 'embedded') },
  STUDIO: { ...oneOf(['on', 'off']), fallback: (env) => (saysProduction(env) ? 'off' : 'on') },
  LOG_LEVEL: oneOf(['info', 'silent', 'error', 'warn', 'debug']),
  PUBLIC_ORIGIN: origins,
  TRUSTED_PROXIES: networks,
  GOOGLE_MAPS_KEY: text('', 'nothing, or a key for Google Maps', /^[\w-]{0,200}$/),
  GOOGLE_MAP_ID: text('DEMO_MAP_ID', 'the id of a map style at Google', /^[\w-]{1,100}$/),
  CAPTCHA: oneOf(['work', 'turnstile']),
  TURNSTILE_SITE_KEY: text('', 'nothing, or the site key of a Turnstile widget', /^[\w.-]{0,200}$/),
  TURNSTILE_SECRET: text('', 'nothing, or the secret of a Turnstile widget', /^[\w.-]{0,200}$/),
  TURNSTILE_VERIFY_URL: text(
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    'an address that begins with https://, or with http://127.0.0.1',
    /^(https:\/\/|http:\/\/127\.0\.0\.1(:\d+)?\/)\S+$/,
  ),
  METRICS_PORT: portOrNone,
  METRICS_HOST: host,
  TEST_CLOCK: oneOf(['0', '1']),
  POOL_SIZE: wholeNumber(10, 1, 500),
  HOLDS_PER_SESSION: wholeNumber(20, 1, 1_000_000),
  HOLDS_PER_MEMBER: wholeNumber(60, 1, 1_000_000),
  HOLDS_PER_COMPANY: wholeNumber(800, 1, 1_000_000),
  HOLDS_PER_ADDRESS: wholeNumber(60, 1, 1_000_000),
  HOLDS_PER_NEWCOMER: wholeNumber(3, 1, 1_000_000),
  LOOKUPS_PER_PLATE: wholeNumber(8, 1, 1_000_000),
  LOOKUPS_PER_ADDRESS: wholeNumber(40, 1, 1_000_000),
  FORMS_PER_ADDRESS: wholeNumber(20, 1, 1_000_000),
  CARDS_PER_ADDRESS: wholeNumber(60, 1, 1_000_000),
  SIGN_INS_PER_NAME: wholeNumber(10, 1, 1_000_000),
  SIGN_INS_PER_ADDRESS: wholeNumber(50, 1, 1_000_000),
  READS_PER_ADDRESS: wholeNumber(1200, 1, 1_000_000),
  WRITES_PER_ADDRESS: wholeNumber(1200, 1, 1_000_000),
} satisfies Record<string, Variable<unknown>>;

type Name = keyof typeof variables;

/** Limits per 15 minutes. */
export interface Limits {
  readonly holdsPerSession: number;
  readonly holdsPerMember: number;
  readonly holdsPerCompany: number;
  readonly holdsPerAddress: number;
  /** Of one plate and network, by callers without a session: a browser that refuses cookies never has one, and each of its tries is a new hold. */
  readonly holdsPerNewcomer: number;
  readonly lookupsPerPlate: number;
  readonly lookupsPerAddress: number;
  /** Career and franchise forms and surveys that are sent. */
  readonly formsPerAddress: number;
  /** Cards used or created at the embedded provider. */
  readonly cardsPerAddress: number;
  /** Of one company's user name and network, and of one network. A sign-in that succeeds does not count. */
  readonly signInsPerName: number;
  readonly signInsPerAddress: number;
  /** Per minute: pages, calls that only read, and photos shown. */
  readonly readsPerAddress: number;
  /** Per minute: all other calls, and photo uploads. */
  readonly writesPerAddress: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** null: an embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connects as the owner of the tables in `databaseUrl`; null if that role owns them itself. */
  readonly databaseOwnerUrl: string | null;
  /** How many days after its visit a booking keeps names, numbers and notes, and how many days a form that was sent is kept. */
  readonly keepContactDays: number;
  readonly poolSize: number;
  readonly applicationKey: string;
  readonly holdMinutes: number;
  readonly redeemMinutes: number;
  readonly seed: 'demo' | 'catalogue';
  /** Whether this server plays the provider of the loyalty card, under /sso. */
  readonly sso: 'embedded' | 'none';
  /** Whether the statechart studio is served. */
  readonly studio: 'on' | 'off';
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** May be empty only if the server listens on the loopback: writes are then accepted from whatever host the request names. */
  readonly publicOrigins: readonly string[];
  /** Addresses and networks of proxies that are trusted to name the client's address. */
  readonly trustedProxies: readonly string[];
  /** With what pages open Google's map; null: they have only our own. The key is seen by every visitor. */
  readonly googleMaps: { readonly key: string; readonly mapId: string } | null;
  /** Cloudflare's Turnstile guards the franchise form; null: our own proof of work does. */
  readonly turnstile: { readonly siteKey: string; readonly secret: string; readonly verifyUrl: string } | null;
  /** Where /metrics is served; null if it is not. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The site is reached by https: cookies are Secure, and HSTS is sent. */
  readonly https: boolean;
  readonly testClock: boolean;
  readonly limits: Limits;
}

/** Says which variables are wrong and what they must be, but never their values, which may be secrets. */
export class ConfigProblem extends Error {}

/** An empty variable counts as not set. */
export function readConfig(env: Env): Config {
  const wrong: string[] = [];
  const read = <N extends Name>(name: N): z.output<(typeof variables)[N]['schema']> | undefined => {
    const { fallback, must, schema }: Variable<unknown> = variables[name];
    const parsed = schema.safeParse(env[name] || (typeof fallback === 'string' ? fallback : fallback(env)));
    if (!parsed.success) wrong.push(`${name} must be ${must}.`);
    return parsed.data as z.output<(typeof variables)[N]['schema']> | undefined;
  };
  const values = Object.fromEntries((Object.keys(variables) as Name[]).map((name) => [name, read(name)])) as {
    [N in Name]: z.output<(typeof variables)[N]['schema']>;
  };
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) wrong.push('DATABASE_OWNER_URL needs DATABASE_URL.');
  if (values.HOST && values.PUBLIC_ORIGIN?.length === 0 && !isLoopback(values.HOST))
    wrong.push('PUBLIC_ORIGIN must say at which address people reach the server, as HOST is not the loopback.');
  if (values.CAPTCHA === 'turnstile' && !(values.TURNSTILE_SITE_KEY && values.TURNSTILE_SECRET))
    wrong.push('CAPTCHA=turnstile needs TURNSTILE_SITE_KEY and TURNSTILE_SECRET.');
  if (values.METRICS_PORT && values.METRICS_PORT === values.PORT)
    wrong.push('METRICS_PORT must be another port than PORT.');
  if (wrong.length > 0) throw new ConfigProblem(wrong.join('\n'));
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL || null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL || null,
    keepContactDays: values.KEEP_CONTACT_DAYS,
    poolSize: values.POOL_SIZE,
    applicationKey: values.APP_KEY,
    holdMinutes: values.HOLD_MINUTES,
    redeemMinutes: values.REDEEM_MINUTES,
    seed: values.SEED,
    sso: values.SSO,
    logLevel: values.LOG_LEVEL,
    studio: values.STUDIO,
    publicOrigins: values.PUBLIC_ORIGIN,
    trustedProxies: values.TRUSTED_PROXIES,
    googleMaps: values.GOOGLE_MAPS_KEY ? { key: values.GOOGLE_MAPS_KEY, mapId: values.GOOGLE_MAP_ID } : null,
    turnstile:
      values.CAPTCHA === 'turnstile'
        ? {
            siteKey: values.TURNSTILE_SITE_KEY,
            secret: values.TURNSTILE_SECRET,
            verifyUrl: values.TURNSTILE_VERIFY_URL,
          }
        : null,
    metrics: values.METRICS_PORT === null ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    https: values.PUBLIC_ORIGIN.some((origin) => origin.startsWith('https://')),
    testClock: values.TEST_CLOCK === '1',
    limits: {
      holdsPerSession: values.HOLDS_PER_SESSION,
      holdsPerMember: values.HOLDS_PER_MEMBER,
      holdsPerCompany: values.HOLDS_PER_COMPANY,
      holdsPerAddress: values.HOLDS_PER_ADDRESS,
      holdsPerNewcomer: values.HOLDS_PER_NEWCOMER,
      lookupsPerPlate: values.LOOKUPS_PER_PLATE,
      lookupsPerAddress: values.LOOKUPS_PER_ADDRESS,
      formsPerAddress: values.FORMS_PER_ADDRESS,
      cardsPerAddress: values.CARDS_PER_ADDRESS,
      signInsPerName: values.SIGN_INS_PER_NAME,
      signInsPerAddress: values.SIGN_INS_PER_ADDRESS,
      readsPerAddress: values.READS_PER_ADDRESS,
      writesPerAddress: values.WRITES_PER_ADDRESS,
    },
  };
}
