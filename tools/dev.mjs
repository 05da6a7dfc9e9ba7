import { spawn } from 'node:child_process';
import { install } from './install.mjs';

install();
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const env = { ...process.env, API_PORT: String(apiPort) };
let ending = false;

const children = [
  run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
    ...env,
    PORT: String(apiPort),
    NODE_ENV: 'development',
  }),
  run(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--clearScreen', 'false'], env),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0));
for (const child of children) child.on('exit', (code) => endAll(code ?? 0));

/** In its own process group: otherwise Ctrl-C would reach it twice, and a second signal means "stop immediately". */
function run(args, childEnv) {
  const detached = process.platform !== 'win32';
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env: childEnv, detached });
}

/** If one process ends, all end: half a development server would only be confusing. */
function endAll(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
