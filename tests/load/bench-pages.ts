import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../tools/compress.mjs';

const folder = '.cache/bench/product';
const besides = join(folder, 'client/bench');

/** A copy of the built product with a bare React page among its files, so that the very same server serves both. */
export const copyWithBarePage = (): Promise<string> => copyWith('tests/load/bare-page', 'bare.html');

/** The same with a table of the same libraries. */
export const copyWithBareTable = (): Promise<string> => copyWith('tests/load/bare-table', 'table.html');

async function copyWith(root: string, page: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['client', 'render', 'server'])
    cpSync(join('dist', part), join(folder, part), { recursive: true });
  await build({
    configFile: false,
    root,
    base: '/bench/',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: join(process.cwd(), besides),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${root}/${page}` },
    },
  });
  await compressFolder(besides);
  return join(folder, 'server/main.js');
}

/** The HTML of a page as it arrives, with styles and fonts but without scripts, as another file of the server. */
export async function keepStatic(origin: string, address: string, name: string): Promise<string> {
  const html = await (await fetch(origin + address, { headers: { Accept: 'text/html' } })).text();
  const bare = html.replace(/<script\b[^]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
  if (bare === html || !bare.includes('<h1')) throw new Error(`${address} did not arrive as a whole page.`);
  const at = join(besides, name);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'static.html'), bare);
  await compressFolder(at);
  return `/bench/${name}/static.html`;
}
