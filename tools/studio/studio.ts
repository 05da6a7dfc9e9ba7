import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function run(file: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const tsx = 'node_modules/tsx/dist/cli.mjs';
const vite = 'node_modules/vite/bin/vite.js';

// What tests with COVERAGE=1 left since the last time.
if (existsSync('.cache/coverage/browser')) run(tsx, 'tools/proof.ts', '--browser');
run(vite, 'build', '--config', 'vite.studio.config.ts', '--logLevel', 'warn');
run(tsx, 'tools/studio/write-files.ts', 'dist/studio/data');
console.log('The studio is in dist/studio, a folder that can be served anywhere.');
run(vite, 'preview', '--config', 'vite.studio.config.ts', '--open', ...process.argv.slice(2));
