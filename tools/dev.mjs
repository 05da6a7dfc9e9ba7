import { spawn } from 'node:child_process';
import { install } from './install.mjs';

install();
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const env = { ...process.env, API_PORT: String(apiPort) };

const children = [
  run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
    ...env,
    PORT: String(apiPort),
    NODE_ENV: 'development',
  }),
  run(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--clearScreen', 'false'], env),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal));
for (const child of children) child.on('exit', (code) => endAll('SIGTERM', code ?? 0));

function run(args, childEnv) {
  return spawn(process.execPath, args, { stdio: 'inherit', env: childEnv });
}

/** One gone, all gone: half of a development server only confuses. */
function endAll(signal, code = 0) {
  process.exitCode ||= code;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
