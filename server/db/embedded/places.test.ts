import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import { chooseAccount, isRoot } from './account.ts';
import { placesIn, settle } from './places.ts';

const folder = ownFolder('embedded-');

const made = (name: string, mode = 0o755) => {
  const path = join(folder, name);
  mkdirSync(path, { mode });
  return path;
};

describe('where the database is', () => {
  it('in the requested folder, which is created', async () => {
    const requested = join(folder, 'new/home');
    expect((await settle(requested, '18')).places.data).toBe(join(requested, 'postgresql-18'));
    expect(existsSync(requested)).toBe(true);
  });

  it('the socket is in the data folder, or elsewhere when its path would be too long for the system', () => {
    expect(placesIn('/srv/x', '18').sockets).toBe('/srv/x/sockets');
    const long = `/srv/${'x'.repeat(90)}`;
    expect(placesIn(long, '18').sockets).toMatch(/^\/tmp\/roddee-[0-9a-f]{12}$/);
    expect(placesIn(`${long}y`, '18').sockets).not.toBe(placesIn(long, '18').sockets);
  });

  it('data of another major version is named with both versions and the way out, and is left alone', async () => {
    const home = made('old');
    mkdirSync(join(home, 'postgresql-17'));
    await expect(settle(home, '18')).rejects.toThrow(/old\/postgresql-17 holds .*17, .*18.*logical copy/);
  });

  it('a pointer to a missing folder does not start a new database', async () => {
    const home = made('pointing');
    writeFileSync(join(home, 'DATABASE-IS-ELSEWHERE.txt'), `${join(folder, 'gone')}\n`);
    await expect(settle(home, '18')).rejects.toThrow(/gone, which does not exist/);
  });

  it.skipIf(!isRoot())(
    'if only root can enter the folder, the data goes elsewhere and a pointer to it stays (needs root)',
    async () => {
      const home = made('private', 0o700);
      const elsewhere = join(folder, 'elsewhere');
      const { places } = await settle(home, '18', elsewhere);
      expect(places.home.startsWith(`${elsewhere}/`)).toBe(true);
      expect(readFileSync(join(home, 'DATABASE-IS-ELSEWHERE.txt'), 'utf8')).toBe(`${places.home}\n`);
      expect((await settle(home, '18', join(folder, 'third'))).places).toEqual(places);
    },
  );

  it.skipIf(!isRoot())(
    'data in a folder that became root-only is not abandoned for an empty database (needs root)',
    async () => {
      const home = made('closed', 0o700);
      mkdirSync(join(home, 'postgresql-18'));
      await expect(settle(home, '18', join(folder, 'elsewhere'))).rejects.toThrow(
        /closed holds the database, but .* cannot enter/,
      );
    },
  );

  it.skipIf(!isRoot())('data that belongs to root is named, since PostgreSQL refuses it (needs root)', async () => {
    const home = made('roots');
    mkdirSync(join(home, 'postgresql-18'), { mode: 0o700 });
    await expect(settle(home, '18')).rejects.toThrow(/postgresql-18 belongs to another user/);
  });
});

describe('as root', () => {
  it.skipIf(!isRoot())(
    'the first account that exists is taken, and the owner of data that exists (needs root)',
    async () => {
      expect(await chooseAccount(join(folder, 'none'), ['no-such-account', 'nobody'])).toMatchObject({
        name: 'nobody',
      });
      await expect(chooseAccount(join(folder, 'none'), ['no-such-account'])).rejects.toThrow(/no-such-account/);
    },
  );

  it.skipIf(isRoot())('is not asked for as an ordinary user', async () => {
    expect(await chooseAccount(folder)).toBeNull();
  });
});
