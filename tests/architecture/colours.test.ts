import { expect, it } from 'vitest';
import { codeOf, isTest, repositoryFiles } from './source-files.ts';

const COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w/.-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(?:white|black)\b/i;
const files = repositoryFiles.filter((file) => /^src\/(?!ui\/theme\/).*\.(css|tsx?)$/.test(file) && !isTest(file));

it.each(['color: #fff;', "fill = '#0B1416'", 'rgb(0 0 0 / 16%)', 'background: white'])('%s is a colour', (code) =>
  expect(code).toMatch(COLOUR),
);

it.each(["from '#api/read.ts'", 'href="#account"', 'color: var(--ink)', 'white-space: nowrap'])('%s is none', (code) =>
  expect(code).not.toMatch(COLOUR),
);

it('colours are named in src/ui/theme alone', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => COLOUR.test(codeOf(file)))).toEqual([]);
});
