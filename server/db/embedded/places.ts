import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canEnter, chooseAccount } from './account.ts';
import type { Account } from './command.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { makeFolders } from './folders.ts';
import { longestSocketPath, systemFolders } from './platform.ts';

export interface Places {
  readonly home: string;
  /** PostgreSQL's own data folder, one for each major version. */
  readonly data: string;
  /** Holds the socket; its mode is 0700. */
  readonly sockets: string;
  readonly secret: string;
  readonly log: string;
  readonly ownerLock: string;
  readonly ownerPid: string;
  readonly clusterLock: string;
}

const pointerName = 'DATABASE-IS-ELSEWHERE.txt';
const socketName = '.s.PGSQL.5432';

const shortHash = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12);

export function placesIn(home: string, major: string): Places {
  const near = join(home, 'sockets');
  const fits = Buffer.byteLength(join(near, socketName)) <= longestSocketPath;
  return {
    home,
    data: join(home, `postgresql-${major}`),
    sockets: fits ? near : `/tmp/roddee-${shortHash(home)}`,
    secret: join(home, 'secret.json'),
    log: join(home, 'postgresql.log'),
    ownerLock: join(home, 'owner.lock'),
    ownerPid: join(home, 'owner.pid'),
    clusterLock: join(home, 'cluster.lock'),
  };
}

/**
 * Where the data is or will be, and as which account PostgreSQL runs: in the requested folder, or in another place if only root can enter that
 * folder.
 */
export async function settle(
  requested: string,
  major: string,
  elsewhere: string = systemFolders.data,
): Promise<{ places: Places; account: Account | null }> {
  makeFolders(resolve(requested));
  const home = realpathSync(resolve(requested));
  const places = placesIn(pointedTo(home) ?? home, major);
  refuseOtherMajor(places, major);
  const account = await chooseAccount(places.data);
  const who = account?.name ?? 'this user';
  if (await canEnter(places.home, account)) {
    if (existsSync(places.data) && !(await canEnter(places.data, account)))
      throw new EmbeddedDatabaseError(`${places.data} belongs to another user than ${who}: give it back (chown -R).`);
    return { places, account };
  }
  if (existsSync(places.data) || places.home !== home)
    throw new EmbeddedDatabaseError(
      `${places.home} holds the database, but ${who} cannot enter it: let every folder of that path be entered (chmod o+x).`,
    );
  const other = join(elsewhere, shortHash(home));
  makeFolders(other);
  if (!(await canEnter(other, account)))
    throw new EmbeddedDatabaseError(`Neither ${home} nor ${other} can be entered by ${who}.`);
  writeFileSync(join(home, pointerName), `${other}\n`);
  return { places: placesIn(other, major), account };
}

/** Follows the pointer even if the folder has moved since or has become accessible, because the data is at the other place. */
function pointedTo(home: string): string | null {
  const pointer = join(home, pointerName);
  if (!existsSync(pointer)) return null;
  const place = readFileSync(pointer, 'utf8').trim();
  if (existsSync(place)) return place;
  throw new EmbeddedDatabaseError(
    `${pointer} says that the database is in ${place}, which does not exist. Bring that folder back, or remove the file to begin with an empty database.`,
  );
}

function refuseOtherMajor({ home, data }: Places, major: string): void {
  if (existsSync(data)) return;
  const old = readdirSync(home).find((name) => /^postgresql-\d+$/.test(name));
  if (old === undefined) return;
  throw new EmbeddedDatabaseError(
    `${join(home, old)} holds data of PostgreSQL ${old.replace(/\D/g, '')}, and this release brings PostgreSQL ${major}. ` +
      'Write a logical copy with the release that made it, and load that copy with this one.',
  );
}
