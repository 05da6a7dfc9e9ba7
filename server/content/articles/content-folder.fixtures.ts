import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Folders } from './read-file.ts';

/** Lines of front matter. A value is written as JSON, which YAML contains. */
export const matter = (fields: Readonly<Record<string, unknown>>): string =>
  [
    '---',
    ...Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
    '',
  ].join('\n');

export const newsItem = {
  name: 'สาขาใหม่',
  desc: 'เปิดแล้ว',
  cover: 'tyre',
  cover_alt: 'ยางรถ',
  post_on: '2026-11-01',
  categories: ['branches'],
};
export const englishWords = { name: 'A new branch', desc: 'It is open', cover_alt: 'A tyre' };

/** A folder of content files below `root`, with one drawing and the kinds' own categories. */
export function contentFolder(root: string, files: Readonly<Record<string, string>>): Folders {
  const folders = { content: join(root, 'content'), public: join(root, 'public') };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const kind of ['news', 'knowledge', 'promotions', 'privileges'])
    cpSync(`server/content/${kind}/categories.yaml`, join(folders.content, kind, 'categories.yaml'));
  write(
    join(folders.public, 'drawings/articles/tyre.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"/>',
  );
  for (const [name, text] of Object.entries(files)) write(join(folders.content, name), text);
  return folders;
}
