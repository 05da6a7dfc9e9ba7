import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const read = (name: string) => readFileSync(require.resolve(name), 'utf8');
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const parts = import.meta.glob('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sheets = [
  ...new Set(Object.values(parts).flatMap((text) => allOf(text, /'(@mantine\/\w+\/styles(?:\/\w+)?\.layer\.css)'/g))),
];
const own = readFileSync(new URL('mantine.css', import.meta.url), 'utf8');

it('there are Mantine style sheets to check', () => {
  expect(sheets).toContain('@mantine/core/styles/UnstyledButton.layer.css');
});

it.each(sheets)('each variable that %s reads has a value from our tokens', (sheet) => {
  const text = read(sheet);
  const known = new Set([...allOf(own, /(--mantine-[\w-]+):/g), ...allOf(text, /(--mantine-[\w-]+):/g)]);
  expect(allOf(text, /var\((--mantine-[\w-]+)\)/g).filter((name) => !known.has(name))).toEqual([]);
});
