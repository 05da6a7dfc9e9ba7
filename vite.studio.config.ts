import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiMacro } from './vite/lingui-macro.ts';
import { wholeWords } from './vite/whole-words.ts';

/** The statechart studio: a page beside the app, in a folder that can be served anywhere. The charts keep their notes here. */
export default defineConfig(({ command }) => ({
  root: 'studio',
  base: './',
  publicDir: false,
  plugins: [
    linguiMacro(),
    react(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    wholeWords(),
  ],
  build: { outDir: '../dist/studio', emptyOutDir: true, modulePreload: { polyfill: false } },
}));
