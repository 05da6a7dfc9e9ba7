import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { ask, descendants, isAlive, spawnOwner } from './embedded.fixtures.ts';
import { type EmbeddedDatabase, startEmbedded } from './supervisor.ts';

const folder = temporaryFolder('embedded-');
const home = join(folder, 'home');
const said: string[] = [];
const log = ({ msg }: { msg: string }) => said.push(msg);
const start = () => startEmbedded({ home, database: 'app', durable: true, log, waitMs: 15_000 });
const open: EmbeddedDatabase[] = [];

async function started() {
  const database = await start();
  open.push(database);
  return database;
}

const postmaster = () => Number(readFileSync(join(home, 'postgresql-18/postmaster.pid'), 'utf8').split('\n')[0]);

beforeAll(async () => {
  const database = await start();
  await ask(database.url(), 'create table kept (id int primary key)');
  await database.stop();
});

afterEach(async () => {
  said.length = 0;
  for (const database of open.splice(0)) await database.stop();
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the embedded PostgreSQL', () => {
  it('answers by its address and by its parts, in UTF-8 and UTC, and listens on no port', async () => {
    const database = await started();
    const settings = `select current_database(), current_setting('server_encoding'), current_setting('TimeZone'),
      current_setting('listen_addresses'), current_setting('fsync')`;
    expect(await ask(database.url(), settings)).toEqual([['app', 'UTF8', 'UTC', '', 'on']]);
    expect(await ask(database.url('postgres'), 'select current_database()')).toEqual([['postgres']]);
    const pool = new Pool(database.connection);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('keeps data, socket and password to itself', async () => {
    await started();
    const mode = (name: string) => statSync(join(home, name)).mode & 0o777;
    expect([mode('postgresql-18'), mode('sockets'), mode('secret.json')]).toEqual([0o700, 0o700, 0o600]);
    expect(readdirSync(home).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('sorts Thai by the dictionary when it is asked to', async () => {
    const database = await started();
    const sql = `select name from (values ('เกาะ'), ('ขอนแก่น'), ('กรุงเทพ')) as t (name) order by name collate "th-x-icu"`;
    expect(await ask(database.url(), sql)).toEqual([['กรุงเทพ'], ['เกาะ'], ['ขอนแก่น']]);
  });

  it('refuses a second start in the same folder, and says who holds it', async () => {
    const owner = await started();
    await expect(start()).rejects.toThrow(new RegExp(`${owner.home} is in use .*pid ${process.pid}.*DATABASE_URL`));
    const stranger = await spawnOwner(home);
    expect(stranger).toMatchObject({ ready: false });
    expect(stranger.message).toContain(`pid ${process.pid}`);
    expect(await ask(owner.url(), 'select 1')).toEqual([[1]]);
  });

  it('stops within 5 s though a client is connected, leaves no process and no socket, and keeps the rows', async () => {
    const database = await start();
    await ask(database.url(), 'insert into kept values (1)');
    const pool = new Pool({ connectionString: database.url() }).on('error', () => {});
    await pool.query('select 1');
    const processes = descendants(process.pid).filter(({ args }) => /postgres/.test(args));
    expect(processes.length).toBeGreaterThan(3);
    const before = Date.now();
    await database.stop();
    expect(Date.now() - before).toBeLessThan(5000);
    expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]);
    expect(readdirSync(database.connection.host)).toEqual([]);
    await pool.end();
    expect(await ask((await started()).url(), 'select id from kept where id = 1')).toEqual([[1]]);
  });

  it('starts PostgreSQL again when it ends by itself: a pool reconnects, acknowledged rows are there', async () => {
    const database = await started();
    const pool = new Pool({ connectionString: database.url() }).on('error', () => {});
    await pool.query('insert into kept values (2)');
    const first = postmaster();
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(said).toContain('PostgreSQL is back'), { timeout: 10_000, interval: 50 });
    expect((await pool.query('select id from kept where id = 2')).rowCount).toBe(1);
    expect(postmaster()).not.toBe(first);
    await pool.end();
  });

  it('removes a postmaster.pid and a socket lock that name a living process of somebody else', async () => {
    await (await start()).stop();
    const foreign = `${process.ppid}\n${join(home, 'postgresql-18')}\n1\n5432\n${join(home, 'sockets')}\n\n`;
    writeFileSync(join(home, 'postgresql-18/postmaster.pid'), foreign);
    writeFileSync(join(home, 'sockets/.s.PGSQL.5432.lock'), foreign);
    expect(await ask((await started()).url(), 'select 1')).toEqual([[1]]);
    expect(isAlive(process.ppid)).toBe(true);
  });
});

describe('after kill -9 of Node', () => {
  it('PostgreSQL shuts down by itself, and the next start finds the rows', async () => {
    const owner = await spawnOwner(home);
    await ask(owner.url, 'insert into kept values (3)');
    const processes = descendants(owner.pid);
    expect(processes.length).toBeGreaterThan(3);
    await owner.kill('SIGKILL');
    await vi.waitFor(() => expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]), { timeout: 5000 });
    expect(await ask((await started()).url(), 'select id from kept where id = 3')).toEqual([[3]]);
  });

  it('a PostgreSQL whose guard was killed as well is stopped by the next start', async () => {
    const owner = await spawnOwner(home);
    await ask(owner.url, 'insert into kept values (4)');
    const orphan = postmaster();
    const guards = descendants(owner.pid).filter(({ args }) => args.includes('postgres-guard'));
    process.kill(owner.pid, 'SIGSTOP');
    for (const { pid } of guards) process.kill(pid, 'SIGKILL');
    await owner.kill('SIGKILL');
    expect(isAlive(orphan)).toBe(true);
    const database = await started();
    expect(said).toContain('stopping the PostgreSQL that an earlier start left behind');
    expect(isAlive(orphan)).toBe(false);
    expect(await ask(database.url(), 'select id from kept where id = 4')).toEqual([[4]]);
  });

  it('SIGTERM stops Node and PostgreSQL in good order', async () => {
    const owner = await spawnOwner(home);
    const processes = descendants(owner.pid);
    await owner.kill('SIGTERM');
    expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]);
    expect(readdirSync(join(home, 'sockets'))).toEqual([]);
  });
});
