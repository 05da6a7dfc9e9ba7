// Runs before node_modules exists: nothing but Node may be imported here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);

const stamp = 'node_modules/.roddee-install';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/** Installs what the lock file names, unless that is what node_modules already holds. */
export function install() {
  refuseOldNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages, about a minute ...');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js')
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  // Not "npm ci", which first removes node_modules, from which a server may be running.
  const options = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(command, [...args, ...options], {
    stdio: 'inherit',
    shell: command === 'npm.cmd',
  });
  if (done.status !== 0) {
    console.error('The installation failed: see the lines above.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed, 24 is recommended.`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
