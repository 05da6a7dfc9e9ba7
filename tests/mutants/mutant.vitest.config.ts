import { defineConfig, type TestProjectConfiguration, type TestProjectInlineConfiguration } from 'vitest/config';
import sound from '../../vitest.config.ts';
import { mutantPlugin } from './mutant-plugin.ts';
import { pageFaultPlugin } from './page-fault-plugin.ts';

const isInline = (project: TestProjectConfiguration): project is TestProjectInlineConfiguration =>
  typeof project === 'object' && !(project instanceof Promise);

/** The unchanged suites, run on charts with the fault that MUTANT names, or on pages with the one of PAGE_FAULT. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    projects: (sound.test?.projects ?? []).filter(isInline).map((project) => ({
      ...project,
      plugins: [mutantPlugin(), pageFaultPlugin(), project.plugins],
    })),
  },
});
