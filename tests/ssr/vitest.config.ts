import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from '../../vite/lingui-macro.ts';

export default defineConfig({
  plugins: [linguiMacro(), react(), lingui()],
  test: { name: 'ssr', root: import.meta.dirname, environment: 'node', include: ['**/*.test.tsx'] },
});
