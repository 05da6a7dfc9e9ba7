import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { areaOf, AREAS } from './src/i18n/areas.ts';

const filesIn = (folder: string) =>
  readdirSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

const sources = ['src', 'studio']
  .flatMap(filesIn)
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
