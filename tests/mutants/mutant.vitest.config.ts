import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import sound from '../../vitest.config.ts';
import { mutantPlugin } from './mutant-plugin.ts';

const isInline = (project: TestProjectConfiguration) => typeof project === 'object';

/** The suites as they are, over charts with the fault that MUTANT names. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    projects: (sound.test?.projects ?? []).filter(isInline).map((project) => ({
      ...project,
      plugins: [mutantPlugin(), ...('plugins' in project ? [project.plugins] : [])],
    })),
  },
});
