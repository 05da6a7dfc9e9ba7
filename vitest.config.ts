import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,contract,machines,tools}/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
        },
      },
    ],
  },
});
