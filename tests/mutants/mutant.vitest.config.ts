import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from 'vitest/config';
import sound from '../../vitest.config.ts';
import { mutantPlugin } from './mutant-plugin.ts';

const isInline = (project: TestProjectConfiguration): project is TestProjectInlineConfiguration =>
  typeof project === 'object' && !(project instanceof Promise);

/** The unchanged suites, run on charts with the fault that MUTANT names. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    projects: (sound.test?.projects ?? []).filter(isInline).map((project) => ({
      ...project,
      plugins: [mutantPlugin(), project.plugins],
    })),
  },
});
