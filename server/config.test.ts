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
      seed: 'demo',
      publicOrigins: [],
      https: false,
      testClock: false,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SEED: '' })).toEqual(readConfig({}));
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
    ['SEED', 'everything'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_ORIGIN', 'https://booking.example/th'],
    ['PUBLIC_ORIGIN', 'https://booking.example, javascript:alert(1)'],
    ['TEST_CLOCK', 'yes'],
    ['POOL_SIZE', '0'],
    ['LOOKUPS_PER_PLATE', 'many'],
  ])('%s=%s names itself and what it must be, never its value', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must be .+\\.$`));
    if (value.length > 2) expect(problem).not.toContain(value);
  });

  it("takes an owner of the tables only beside a database of one's own", () => {
    const owner = 'postgres://owner:word@host/name';
    expect(problemOf({ DATABASE_OWNER_URL: owner })).toBe('DATABASE_OWNER_URL needs DATABASE_URL.');
    const both = readConfig({ DATABASE_OWNER_URL: owner, DATABASE_URL: 'postgres://server:word@host/name' });
    expect(both.databaseOwnerUrl).toBe(owner);
  });

  it('names all that is wrong at once', () => {
    expect(problemOf({ PORT: 'x', SEED: 'y', HOST: 'ok' }).split('\n')).toHaveLength(2);
  });

  it('knows that it is reached by https from its public origins', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'https://booking.example, http://localhost:3000' });
    expect(config.publicOrigins).toEqual(['https://booking.example', 'http://localhost:3000']);
    expect(config.https).toBe(true);
  });
});
