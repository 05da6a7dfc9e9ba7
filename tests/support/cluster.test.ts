import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { cloneTemplate, startTestCluster } from './cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { atTheEnd } from './at-the-end.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const cluster = await startTestCluster(async (url) => {
  await ask(url, 'create table seeded as select 1 as id');
});
atTheEnd(() => cluster.stop());

describe('databases for the suites', () => {
  it('each has what the template has, and nothing from another', async () => {
    const [one, two] = await Promise.all([cloneTemplate(cluster.url), cloneTemplate(cluster.url)]);
    await ask(one.url, 'insert into seeded values (2)');
    expect(await ask(one.url, 'select id from seeded order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await ask(two.url, 'select id from seeded')).toEqual([{ id: 1 }]);
    await Promise.all([one.drop(), two.drop()]);
    await expect(ask(one.url, 'select 1')).rejects.toThrow(/does not exist/);
  });

  it('many can be made at once, and are dropped even if somebody is connected', async () => {
    const databases = await Promise.all(Array.from({ length: 8 }, () => cloneTemplate(cluster.url)));
    const client = new Client({ connectionString: databases[0]!.url });
    client.on('error', () => {});
    await client.connect();
    await Promise.all(databases.map((database) => database.drop()));
    const left = "select count(*)::int as left from pg_database where datname like 'suite_%'";
    expect(await ask(cluster.url, left)).toEqual([{ left: 0 }]);
  });

  it('nobody can change the template while suites run', async () => {
    const template = cluster.url.replace('/postgres?', '/template_app?');
    await expect(ask(template, 'select 1')).rejects.toThrow(/not currently accepting connections/);
  });

  it('nothing is left of a stopped cluster', async () => {
    const other = await startTestCluster(async () => {});
    const sockets = new URLSearchParams(other.url.split('?')[1]).get('host') ?? '';
    expect(existsSync(sockets)).toBe(true);
    await other.stop();
    expect(existsSync(sockets)).toBe(false);
  });

  it('what a killed run left behind is removed, what belongs to a running one is not', async () => {
    const [dead, living] = [temporaryFolder('roddee-test-'), temporaryFolder('roddee-test-')];
    const ended = spawnSync(process.execPath, ['--version']).pid;
    for (const [folder, pid] of [[dead, ended] as const, [living, process.pid] as const]) {
      mkdirSync(join(folder, 'database'));
      writeFileSync(join(folder, 'database/owner.pid'), `${pid}\n`);
    }
    await (await startTestCluster(async () => {})).stop();
    expect([existsSync(dead), existsSync(living)]).toEqual([false, true]);
    rmSync(living, { recursive: true });
  });

  it('without a cluster the missing variable is reported', async () => {
    await expect(cloneTemplate('')).rejects.toThrow('TEST_CLUSTER_URL');
  });
});
