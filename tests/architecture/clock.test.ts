import { describe, expect, it } from 'vitest';
import { codeOf, isTest, repositoryFiles } from './source-files.ts';

const inCode =
  /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bperformance\.(now|timeOrigin)\b|\bprocess\.(hrtime|uptime)\b|\bTemporal\.Now\b|\bdayjs\(\s*\)/;
const inSql =
  /\b(clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(|\b(current_timestamp|current_date|current_time|localtimestamp)\b|(?<![\w.])now\(\)/i;
const readsClock = (text: string) => inCode.test(text) || inSql.test(text);

/** The only files that may read a clock, and why. */
const allowed: Readonly<Record<string, string>> = {
  'server/db/functions/app_now.sql': 'defines app_now()',
  'server/http/admission/elapsed.ts': 'how much a caller may read again is kept in memory, by time gone by and no date',
};

const layers = /^(domain|workbook|contract|machines|server)\/.*\.(ts|sql)$/;
const reads = (file: string) => readsClock(codeOf(file));
const judged = repositoryFiles.filter((file) => layers.test(file) && !isTest(file));

describe('the only clock is the app_now() of the database', () => {
  it.each([
    'const now = Date.now();',
    'const today = new Date();',
    'performance.now()',
    'select clock_timestamp()',
    'default now()',
    'where starts > CURRENT_TIMESTAMP',
    'process.hrtime.bigint()',
    'dayjs()',
  ])('the check finds: %s', (line) => expect(readsClock(line)).toBe(true));

  it.each([
    'new Date(epoch)',
    'select app_now()',
    'clock.now()',
    'ports.now()',
    'Date.UTC(2026, 0, 1)',
    'dayjs(day)',
    'z.iso.date()',
  ])('the check accepts: %s', (line) => expect(readsClock(line)).toBe(false));

  it('no file of domain, contract, machines and server reads another clock', () => {
    expect(judged.length).toBeGreaterThan(5);
    expect(judged.filter((file) => reads(file) && !(file in allowed))).toEqual([]);
  });

  it('no exception outlives its reason', () => {
    expect(Object.keys(allowed).filter((file) => !judged.includes(file) || !reads(file))).toEqual([]);
  });
});
