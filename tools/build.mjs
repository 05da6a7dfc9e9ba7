import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.mjs';
import { install } from './install.mjs';

/** A public build has no studio. */
const hasStudio = process.env['VITE_STUDIO'] !== 'off';
const stamp = 'dist/.build';
const products = [
  stamp,
  ...[
    'client/index.html',
    'render/entry-server.js',
    'server/main.js',
    'server/list-thread.js',
    'server/content.json',
    ...(hasStudio ? ['studio/data/flows.json'] : []),
  ].map((name) => `dist/${name}`),
];
const sources = [
  'src',
  'locales',
  'public',
  'domain',
  'workbook',
  'contract',
  'machines',
  'server',
  'studio',
  'tests/flows',
  'tests/support/model',
  'docs/requirements.tsv',
  'tools/flow-docs',
  'tools/studio',
  'vite',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.studio.config.ts',
  'lingui.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
  'tools/build.mjs',
  'tools/content.ts',
  'tools/compress.mjs',
];
/** Read at run time, so the bundler does not find them and they must be copied next to the bundle. */
const read = ['db/migrations', 'db/functions', 'content/products', 'modules/plan/plan-solver.mjs'];
const settings = ['VITE_API_BASE', 'VITE_APP_KEY', 'VITE_SSO_URL', 'VITE_GOOGLE_MAPS_KEY', 'VITE_STUDIO'];

/** Builds client and server into dist, unless dist was built from these very sources. */
export async function build() {
  const wanted = fingerprint();
  if (products.every((file) => existsSync(file)) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building ...');
  rmSync(stamp, { force: true });
  vite('build', '--config', 'vite.config.ts', '--logLevel', 'warn');
  vite('build', '--config', 'vite.config.ts', '--ssr', 'src/app/drawing/entry-server.tsx', '--logLevel', 'warn');
  vite('build', '--config', 'vite.server.config.ts', '--logLevel', 'warn');
  // A thread is loaded by its address: it is a file of its own.
  vite(
    'build',
    '--config',
    'vite.server.config.ts',
    '--ssr',
    'server/modules/fleet-import/list-thread.ts',
    '--emptyOutDir',
    'false',
    '--logLevel',
    'warn',
  );
  for (const path of read) cpSync(`server/${path}`, `dist/server/${basename(path)}`, { recursive: true });
  run('node_modules/tsx/dist/cli.mjs', 'tools/content.ts', '--out', 'dist/server/content.json');
  await compressFolder('dist/client');
  rmSync('dist/studio', { recursive: true, force: true });
  if (hasStudio) {
    vite('build', '--config', 'vite.studio.config.ts', '--logLevel', 'warn');
    run('node_modules/tsx/dist/cli.mjs', 'tools/studio/write-files.ts', 'dist/studio/data');
    await compressFolder('dist/studio');
  }
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256').update(settings.map((name) => `${name}=${process.env[name] ?? ''}`).join('\n'));
  for (const file of sources.flatMap(filesUnder).filter((name) => !/\.test\.tsx?$/.test(name)))
    hash.update(`\n${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .toSorted();
}

function vite(...args) {
  run('node_modules/vite/bin/vite.js', ...args);
}

function run(...args) {
  const done = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (done.status !== 0) {
    console.error('The build failed: see the lines above.');
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  await build();
}
