import { describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const problemOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigProblem) return error.message;
    throw error;
  }
};

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      applicationKey: 'roddee-web',
      holdMinutes: 15,
      redeemMinutes: 15,
      seed: 'demo',
      sso: 'embedded',
      publicOrigins: [],
      trustedProxies: [],
      googleMaps: null,
      metrics: null,
      https: false,
      testClock: false,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SEED: '', TRUSTED_PROXIES: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'http://somewhere'],
    ['DATABASE_URL', 'mysql://user:word@host/name'],
    ['DATABASE_OWNER_URL', 'mysql://user:word@host/name'],
    ['KEEP_CONTACT_DAYS', '0'],
    ['APP_KEY', 'two words'],
    ['HOLD_MINUTES', '0'],
    ['REDEEM_MINUTES', '0'],
    ['SEED', 'everything'],
    ['SSO', 'external'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_ORIGIN', 'https://booking.example/th'],
    ['PUBLIC_ORIGIN', 'https://booking.example, javascript:alert(1)'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.2, 0.0.0.0/0'],
    ['TRUSTED_PROXIES', 'fd00::/129'],
    ['TRUSTED_PROXIES', 'loopback'],
    ['METRICS_PORT', '70000'],
    ['METRICS_HOST', 'http://somewhere'],
    ['TEST_CLOCK', 'yes'],
    ['POOL_SIZE', '0'],
    ['LOOKUPS_PER_PLATE', 'many'],
  ])('%s=%s names itself and what it must be, never its value', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must be .+\\.$`));
    if (value.length > 2) expect(problem).not.toContain(value);
  });

  it('takes a table owner only together with an external database', () => {
    const owner = 'postgres://owner:word@host/name';
    expect(problemOf({ DATABASE_OWNER_URL: owner })).toBe('DATABASE_OWNER_URL needs DATABASE_URL.');
    const both = readConfig({ DATABASE_OWNER_URL: owner, DATABASE_URL: 'postgres://server:word@host/name' });
    expect(both.databaseOwnerUrl).toBe(owner);
  });

  it('names everything that is wrong at once', () => {
    expect(problemOf({ PORT: 'x', SEED: 'y', HOST: 'localhost' }).split('\n')).toHaveLength(2);
  });

  it('tells from its public origins whether it is reached by https', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'https://booking.example, http://localhost:3000' });
    expect(config.publicOrigins).toEqual(['https://booking.example', 'http://localhost:3000']);
    expect(config.https).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'booking.example', '128.0.0.1', '::ffff:10.0.0.1'])(
    'HOST=%s needs PUBLIC_ORIGIN',
    (HOST) => {
      expect(problemOf({ HOST })).toMatch(/^PUBLIC_ORIGIN must say .+ HOST is not the loopback\.$/);
      expect(readConfig({ HOST, PUBLIC_ORIGIN: 'https://booking.example' }).host).toBe(HOST);
    },
  );

  it.each(['127.0.0.1', '127.9.8.7', '::1', 'localhost', 'LOCALHOST', '::ffff:127.0.0.1'])(
    'HOST=%s is this machine and needs nothing',
    (HOST) => {
      expect(readConfig({ HOST }).host).toBe(HOST);
    },
  );

  it.each<[what: string, env: Record<string, string>, seed: 'demo' | 'catalogue']>([
    ['a machine for trying', {}, 'demo'],
    ['a machine for developing', { NODE_ENV: 'development' }, 'demo'],
    ['production', { NODE_ENV: 'production' }, 'catalogue'],
    ['a database of its own', { DATABASE_URL: 'postgres://host/name' }, 'catalogue'],
    ['production where it is asked for', { NODE_ENV: 'production', SEED: 'demo' }, 'demo'],
    ['a database where it is asked for', { DATABASE_URL: 'postgres://host/name', SEED: 'demo' }, 'demo'],
    ['anywhere without bookings', { SEED: 'catalogue' }, 'catalogue'],
  ])('invented bookings: %s %o has SEED=%s', (_what, env, seed) => {
    expect(readConfig(env).seed).toBe(seed);
  });

  it('takes proxy addresses and networks, and a separate port for the metrics', () => {
    const config = readConfig({ TRUSTED_PROXIES: '10.0.0.2, 192.168.0.0/16,fd00::/8', METRICS_PORT: '9464' });
    expect(config.trustedProxies).toEqual(['10.0.0.2', '192.168.0.0/16', 'fd00::/8']);
    expect(config.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(problemOf({ PORT: '9464', METRICS_PORT: '9464' })).toBe('METRICS_PORT must be another port than PORT.');
  });
});
