import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The functions of the database are files, and a migration replaces those that have changed. Writes the next migration if there are any;
// with `--check` only reports it.
const functions = 'server/db/functions';
const migrations = 'server/db/migrations';

const BREAK = '--> statement-breakpoint\n';

const textsIn = (folder, names) => names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
const functionsOf = (text) => Array.from(text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm), ([, name]) => name);
const written = () => readdirSync(migrations).filter((name) => name.endsWith('_functions.sql'));

/** The file text with which each function was last created. */
const made = new Map(
  textsIn(migrations, written())
    .flatMap((migration) => migration.split(BREAK))
    .flatMap((text) => functionsOf(text).map((name) => [name, text])),
);
const files = readdirSync(functions).filter((name) => name.endsWith('.sql'));
const changed = textsIn(functions, files).filter((text) => {
  const names = functionsOf(text);
  return names.length === 0 || names.some((name) => made.get(name) !== text);
});

if (changed.length > 0) {
  if (process.argv.includes('--check')) {
    console.error('The functions of the database are ahead of their migrations: run "npm run functions".');
    process.exit(1);
  }
  const before = new Set(written());
  const kit = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--custom', '--name', 'functions'];
  const done = spawnSync(process.execPath, kit, { stdio: ['ignore', 'ignore', 'inherit'] });
  const migration = written().find((name) => !before.has(name));
  if (done.status !== 0 || migration === undefined) process.exit(done.status || 1);
  writeFileSync(join(migrations, migration), changed.join(BREAK));
  console.log(`${migration} written.`);
}
