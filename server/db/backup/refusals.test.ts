import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, look, openCopies, rewriteManifest } from '#tests/support/copies.ts';
import { bookingRows, rowCounts } from '#tests/support/stored-rows.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { readConfig } from '../../config.ts';
import { backUp } from './back-up.ts';
import { MANIFEST } from './manifest.ts';
import { reasonOf } from './problem.ts';
import { restore } from './restore.ts';
import { isLaterSchema } from './schema-version.ts';

const copies = openCopies();
const nowhere = 'postgres://app:secret@127.0.0.1:3349/app';
const { url: source } = await ownDatabase();
const { url: target } = await ownDatabase();
const empty = await emptyDatabase();
await without(100, target);
const whole = copies.newPlace();
await copies.take(source, whole);

/** So that it differs from the copy. */
async function without(bookings: number, url: string): Promise<void> {
  await look(url, (db) =>
    db.execute(sql`delete from appointment where id in (select id from appointment order by id limit ${bookings})`),
  );
}

const contentOf = (url: string) =>
  look(url, async (db) => {
    const counts = await rowCounts(db);
    return [counts, Object.keys(counts).length > 0 ? await bookingRows(db) : []];
  });

const reason = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was not refused',
    (error: unknown) => reasonOf(error),
  );

function spoiled(spoil: (place: string) => void): string {
  const place = copies.newPlace();
  cpSync(whole, place, { recursive: true });
  spoil(place);
  return place;
}

const table = (place: string, name: string) => join(place, `tables/${name}.copy`);
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));
const otherManifest = (change: object) => (place: string) =>
  rewriteManifest(place, (manifest) => ({ ...manifest, ...change }));

describe('a copy that is refused, and nothing is changed', () => {
  it.each<[what: string, spoil: (place: string) => void, says: RegExp]>([
    [
      'one letter of a file',
      (at) => edit(table(at, 'branch'), (text) => text.replace('0', '1')),
      /content of tables\/branch/,
    ],
    [
      'a file cut short',
      (at) => truncateSync(table(at, 'claim'), 1000),
      /tables\/claim.copy has 1000 bytes and should have/,
    ],
    ['a file away', (at) => rmSync(table(at, 'session')), /tables\/session.copy is missing/],
    [
      'another row count',
      (at) => edit(join(at, MANIFEST), (text) => text.replace(/"rows": \d+/, '"rows": 7')),
      /its sum is not/,
    ],
    ['a manifest cut short', (at) => truncateSync(join(at, MANIFEST), 200), /is not a manifest/],
    ['no manifest', (at) => rmSync(join(at, MANIFEST)), /not a finished copy/],
    ['another format', otherManifest({ format: 2 }), /of format 2, and this release reads format 1/],
    ['tables of a later release', otherManifest({ schema: '0099_later' }), /another release \(0099_later\)/],
    [
      'a name that leads out of the folder',
      otherManifest({ tables: [{ name: 'branch', columns: [], rows: 0, file: '../out' }] }),
      /not a manifest that this/,
    ],
  ])('%s', async (_, spoil, says) => {
    const before = await contentOf(target);
    expect(await reason(copies.restore(target, spoiled(spoil), true))).toMatch(says);
    expect(await contentOf(target)).toEqual(before);
  });

  it('a row that breaks a rule, found half way: the old data stays, and the row is not shown', async () => {
    const place = spoiled((at) => {
      edit(table(at, 'claim'), (text) => `${text}${text.split('\n')[0]}\n`);
      otherManifest({})(at);
    });
    const before = await contentOf(target);
    expect(await reason(copies.restore(target, place, true))).toBe('The database refused (23505).');
    expect(await contentOf(target)).toEqual(before);
  });

  it('one row too many, found at the end', async () => {
    const place = spoiled((at) => {
      edit(table(at, 'rate_limit'), (text) => `${text}x\t2026-01-01 00:00:00+00\t1\n`);
      otherManifest({})(at);
    });
    const before = await contentOf(target);
    expect(await reason(copies.restore(target, place, true))).toMatch(/rate_limit got \d+ rows and should have/);
    expect(await contentOf(target)).toEqual(before);
  });
});

describe('a target that is refused', () => {
  it('holds data, unless told otherwise: then the copy takes its place', async () => {
    const { url: fuller } = await ownDatabase();
    await without(1000, fuller);
    const before = await contentOf(fuller);
    expect(await reason(copies.restore(fuller, whole))).toMatch(/holds data\. With --force/);
    expect(await contentOf(fuller)).toEqual(before);
    await copies.restore(fuller, whole, true);
    expect(await contentOf(fuller)).toEqual(await contentOf(source));
  });

  it('is in use, force or not', async () => {
    const product = new Client({ connectionString: target });
    await product.connect();
    expect(await reason(copies.restore(target, whole, true))).toMatch(/is in use \(1 other connections?\)/);
    await product.end();
  });

  it('has newer tables than the copy, by the order of the migrations', () => {
    const known = ['0000_tables', '0001_more', '0002_most'];
    expect(isLaterSchema('0002_most', '0001_more', known)).toBe(true);
    expect(isLaterSchema('0001_more', '0001_more', known)).toBe(false);
    expect(isLaterSchema('0000_tables', '0001_more', known)).toBe(false);
  });

  it('does not answer, and the address is not shown', async () => {
    for (const work of [copies.restore(nowhere, whole), copies.take(nowhere, copies.newPlace())]) {
      const why = await reason(work);
      expect(why).toMatch(/cannot be reached \(ECONNREFUSED\)/);
      expect(why).not.toContain('secret');
    }
  });
});

describe('a place for a copy that is refused, and nothing is left there', () => {
  it.each<[what: string, place: () => string, says: RegExp]>([
    ['an earlier copy', () => whole, /is there already/],
    ['a file', () => join(whole, MANIFEST), /is there already/],
    ['below a file', () => join(whole, MANIFEST, 'x'), /does not exist/],
    ['in no folder', () => join(copies.folder, 'no/such'), /does not exist/],
  ])('%s', async (_, place, says) => {
    const before = readdirSync(copies.folder, { recursive: true });
    expect(await reason(copies.take(source, place()))).toMatch(says);
    expect(readdirSync(copies.folder, { recursive: true })).toEqual(before);
  });

  it('a database without the tables of the product', async () => {
    const before = readdirSync(copies.folder);
    expect(await reason(copies.take(empty, copies.newPlace()))).toMatch(/nothing to copy/);
    expect(readdirSync(copies.folder)).toEqual(before);
  });

  it('a DATA_DIR that was never used, which is not created either', async () => {
    const config = readConfig({ DATA_DIR: join(copies.folder, 'never') });
    const taken = backUp({ config, folder: copies.newPlace(), version: '1.2.3', say: () => undefined });
    expect(await reason(taken)).toMatch(/There is no database in .*never/);
    const restored = restore({ config, folder: copies.newPlace(), force: false, say: () => undefined });
    expect(await reason(restored)).toMatch(/not a finished copy/);
    expect(existsSync(config.dataDir)).toBe(false);
  });
});
