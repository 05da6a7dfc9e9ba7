import { chownSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atTheEnd } from '#tests/support/at-the-end.ts';
import { ownFolder } from '#tests/support/own-folder.ts';
import { canEnter, chooseAccount, isRoot } from './account.ts';
import { ask, spawnOwner } from './embedded.fixtures.ts';
import { startEmbedded } from './supervisor.ts';

const account = await chooseAccount('', ['nobody']);
const readable = await canEnter(resolve('server/db/embedded'), account);
const folder = (mode: number) => ownFolder('embedded-', mode);

describe('started by root', () => {
  it.skipIf(!isRoot())(
    'if only root can enter the folder, the data is elsewhere and the output says so (needs root)',
    async () => {
      const home = join(folder(0o700), 'home');
      const said: string[] = [];
      const log = ({ msg }: { msg: string }) => said.push(msg);
      const database = await startEmbedded({ home, database: 'app', durable: false, log });
      atTheEnd(() => rmSync(database.home, { recursive: true }));
      expect(database.home.startsWith('/var/lib/roddee/')).toBe(true);
      expect(said).toContain(`only root can enter ${home}: the database is kept elsewhere`);
      expect(readFileSync(join(home, 'DATABASE-IS-ELSEWHERE.txt'), 'utf8').trim()).toBe(database.home);
      expect(await ask(database.url(), 'select 1')).toEqual([[1]]);
      expect(statSync(join(database.home, 'postgresql-18')).uid).not.toBe(0);
      await database.stop();
    },
  );
});

describe('started by an ordinary user', () => {
  it.skipIf(account === null || !readable)(
    "it works, and all files are that user's (needs root and a readable project)",
    async () => {
      const own = folder(0o700);
      chownSync(own, account!.uid, account!.gid);
      const owner = await spawnOwner(join(own, 'home'), account!);
      expect(owner.message).toBe('');
      expect(statSync(join(owner.home, 'postgresql-18')).uid).toBe(account!.uid);
      expect(await ask(owner.url, 'select 1')).toEqual([[1]]);
      await owner.kill('SIGTERM');
      expect(existsSync(join(owner.home, 'postgresql-18/postmaster.pid'))).toBe(false);
    },
  );

  it.skipIf(account === null || !readable)(
    'a folder of somebody else is named, with the way out (needs root and a readable project)',
    async () => {
      const foreign = folder(0o755);
      const owner = await spawnOwner(foreign, account!);
      expect(owner.message).toContain(foreign);
      expect(owner.message).toContain('DATABASE_URL');
    },
  );
});
