import { defineConfig, mergeConfig } from 'vite';
import sound from '../../vite.config.ts';
import { mutantPlugin } from './mutant-plugin.ts';

/** The app with the fault that MUTANT names, built beside the real one: `dist/mutants/<name>/client`. */
export default defineConfig((environment) =>
  mergeConfig(typeof sound === 'function' ? sound(environment) : sound, {
    root: new URL('../..', import.meta.url).pathname,
    plugins: [mutantPlugin()],
    build: { outDir: `dist/mutants/${process.env['MUTANT'] ?? 'none'}/client` },
  }),
);
