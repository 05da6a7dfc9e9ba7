import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import { chooseAccount } from './account.ts';
import { identity } from './command.ts';
import { ask, descendants, isAlive, spawnOwner } from './embedded.fixtures.ts';
import { type EmbeddedDatabase, startEmbedded } from './supervisor.ts';

const folder = ownFolder('embedded-');
const home = join(folder, 'home');
const data = join(home, 'postgresql-18');
const said: string[] = [];
const log = ({ msg }: { msg: string }) => said.push(msg);
const start = () => startEmbedded({ home, database: 'app', durable: true, log, waitMs: 15_000 });
const open: EmbeddedDatabase[] = [];

async function started() {
  const database = await start();
  open.push(database);
  return database;
}

/** A client that the pool has released still notices that PostgreSQL ends. */
const poolOf = (database: EmbeddedDatabase) =>
  new Pool({ connectionString: database.url() })
    .on('error', () => {})
    .on('connect', (client) => client.on('error', () => {}));

const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

const first = await start();
await ask(first.url(), 'create table kept (id int primary key)');
await first.stop();

afterEach(async () => {
  said.length = 0;
  for (const database of open.splice(0)) await database.stop();
});

describe('the embedded PostgreSQL', () => {
  it('answers by its address and by its parts, in UTF-8 and UTC, and listens on no port', async () => {
    const database = await started();
    const settings = `select current_database(), current_setting('server_encoding'), current_setting('TimeZone'),
      current_setting('listen_addresses'), current_setting('fsync')`;
    expect(await ask(database.url(), settings)).toEqual([['app', 'UTF8', 'UTC', '', 'on']]);
    expect(await ask(database.url('postgres'), 'select current_database()')).toEqual([['postgres']]);
    const client = new Client(database.connection);
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('lets nobody else read its data, socket or password', async () => {
    await started();
    const mode = (name: string) => statSync(join(home, name)).mode & 0o777;
    expect([mode('postgresql-18'), mode('sockets'), mode('secret.json')]).toEqual([0o700, 0o700, 0o600]);
    expect(readdirSync(home).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('sorts Thai in dictionary order on request', async () => {
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
    const pool = poolOf(database);
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

  it('restarts PostgreSQL when it ends unexpectedly: a pool reconnects, acknowledged rows are there', async () => {
    const database = await started();
    const pool = poolOf(database);
    await pool.query('insert into kept values (2)');
    const first = postmaster();
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(said).toContain('PostgreSQL is back'), { timeout: 10_000, interval: 50 });
    expect((await pool.query('select id from kept where id = 2')).rowCount).toBe(1);
    expect(postmaster()).not.toBe(first);
    await pool.end();
  });

  it('removes a postmaster.pid and a socket lock that name a living process of the same account', async () => {
    await (await start()).stop();
    const foreign = spawn('sleep', ['60'], { stdio: 'ignore', ...identity(await chooseAccount(data)) });
    const lines = `${foreign.pid}\n${data}\n1\n5432\n${join(home, 'sockets')}\n\n`;
    for (const file of [join(data, 'postmaster.pid'), join(home, 'sockets/.s.PGSQL.5432.lock')]) {
      writeFileSync(file, lines);
      expect(await ask((await started()).url(), 'select 1')).toEqual([[1]]);
      await open.pop()?.stop();
    }
    expect(isAlive(foreign.pid!)).toBe(true);
    foreign.kill();
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

  it('SIGTERM stops Node and PostgreSQL cleanly', async () => {
    const owner = await spawnOwner(home);
    const processes = descendants(owner.pid);
    await owner.kill('SIGTERM');
    expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]);
    expect(readdirSync(join(home, 'sockets'))).toEqual([]);
  });
});
