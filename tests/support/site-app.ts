import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import { makeHandlers } from '#server/handlers.ts';
import { atTheEnd } from './at-the-end.ts';
import { ownFolder } from './own-folder.ts';

type Drawing = Pick<Parameters<typeof buildApp>[0], 'draw' | 'readAddress'>;

/** The files of a built site in a folder of their own. */
export function siteOf(files: Readonly<Record<string, string | Buffer>>): string {
  const root = ownFolder('site-');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

/** The app over a built site, with a database that is not there. */
export async function appOver(siteRoot: string, env: Readonly<Record<string, string>> = {}, drawing: Drawing = {}) {
  const db = openPool('postgres://nobody@127.0.0.1:1/none');
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const app = await buildApp({
    config,
    db,
    handlers: makeHandlers({ db, config, build: 'test' }),
    siteRoot,
    ...drawing,
  });
  atTheEnd(async () => {
    await app.close();
    await closePool(db);
  });
  return app;
}
