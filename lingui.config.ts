import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { areaOf, AREAS } from './src/i18n/areas.ts';

const sources = readdirSync(fileURLToPath(new URL('src', import.meta.url)), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.test|\.gen)\.tsx?$/.test(file))
  .toSorted();

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en'],
  fallbackLocales: { default: 'th' },
  catalogs: Object.keys(AREAS).map((area) => ({
    path: `<rootDir>/locales/{locale}/${area}`,
    include: sources.filter((file) => areaOf(file) === area).map((file) => `<rootDir>/${file}`),
  })),
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
});
