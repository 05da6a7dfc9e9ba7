import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { bodyPlugin } from './body-plugin.ts';

/** One process's share of the mutants of a flow: `worker.ts <flow> <sample> <from> <count> <file for the answer>`. */
await runnerImport(fileURLToPath(new URL('share.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
  plugins: [bodyPlugin(process.argv[2] ?? '')],
});
