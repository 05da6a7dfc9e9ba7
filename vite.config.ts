import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './vite/api-proxy.ts';
import { linguiMacro } from './vite/lingui-macro.ts';

const apiPort = process.env['API_PORT'] ?? '3001';

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    linguiMacro(),
    react(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
  ],
  server: { port: 5173, proxy: apiProxy(`http://127.0.0.1:${apiPort}`) },
  build: { outDir: 'dist/client', emptyOutDir: true, manifest: true },
}));
