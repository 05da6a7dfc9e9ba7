import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildApp, type AppDeps } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import { makeHandlers } from '#server/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { atTheEnd } from './at-the-end.ts';
import { ownFolder } from './own-folder.ts';

/** The files of a built site in a folder of their own. */
export function siteOf(files: Readonly<Record<string, string | Buffer>>): string {
  const root = ownFolder('site-');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

type Options = Pick<AppDeps, 'siteRoot' | 'studioRoot' | 'draw' | 'readAddress' | 'publicPages'> & {
  readonly env?: Readonly<Record<string, string>>;
  /** In place of the product's own. */
  readonly handlers?: Partial<Handlers>;
};

/** The app without a reachable database, until the end of the test or file that asks for it. */
export async function appOf({ env = {}, handlers = {}, ...rest }: Options = {}) {
  const db = openPool('postgres://nobody@127.0.0.1:1/none');
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const all = { ...makeHandlers({ db, config, build: 'test' }), ...handlers };
  const app = await buildApp({ config, db, handlers: all, ...rest });
  atTheEnd(async () => {
    app.server.closeAllConnections();
    await app.close();
    await closePool(db);
  });
  return app;
}
