import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';

// Asks drizzle-kit for the next migration, in a copy: there must be none.
const schema = './server/db/schema/*.ts';
const committed = 'server/db/migrations';
const copy = '.cache/migrations';

rmSync(copy, { recursive: true, force: true });
mkdirSync('.cache', { recursive: true });
cpSync(committed, copy, { recursive: true });

drizzle('check', '--dialect', 'postgresql', '--out', copy);
drizzle('generate', '--dialect', 'postgresql', '--schema', schema, '--out', copy);

const sql = (folder) => readdirSync(folder).filter((name) => name.endsWith('.sql'));
const missing = sql(copy).filter((name) => !sql(committed).includes(name));
if (sql(committed).length === 0 || missing.length > 0) {
  console.error(`The schema is ahead of its migrations: run "npx drizzle-kit generate" (${missing.join(', ')}).`);
  process.exit(1);
}

function drizzle(...args) {
  const done = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
