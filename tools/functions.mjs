import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The functions of the database are files; a migration brings them all as they are. `--check` says whether the newest one is up to date,
// without it the next one is written if it is not.
const functions = 'server/db/functions';
const migrations = 'server/db/migrations';

const text = readdirSync(functions)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(join(functions, name), 'utf8'))
  .join('--> statement-breakpoint\n');

const written = () => readdirSync(migrations).filter((name) => name.endsWith('_functions.sql'));
const newest = written().toSorted().at(-1);

if (newest === undefined || readFileSync(join(migrations, newest), 'utf8') !== text) {
  if (process.argv.includes('--check')) {
    console.error('The functions of the database are ahead of their migrations: run "npm run functions".');
    process.exit(1);
  }
  const before = new Set(written());
  const kit = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--custom', '--name', 'functions'];
  const done = spawnSync(process.execPath, kit, { stdio: ['ignore', 'ignore', 'inherit'] });
  const made = written().find((name) => !before.has(name));
  if (done.status !== 0 || made === undefined) process.exit(done.status || 1);
  writeFileSync(join(migrations, made), text);
  console.log(`${made} written.`);
}
