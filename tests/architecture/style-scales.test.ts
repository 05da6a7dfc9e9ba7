import { expect, it } from 'vitest';
import { codeOf, repositoryFiles, textOf } from './source-files.ts';

/** Widths at which the layout changes, and why. */
const widths: Readonly<Record<number, string>> = {
  360: 'narrower than the phones for which the texts are set',
  576: 'the specification',
  768: 'a tablet held upright: lists become tables, and the tab bar of the account goes to the top',
  992: 'the specification',
  1200: 'a third column, or the map beside its list',
};

const sheets = repositoryFiles.filter((file) => /^src\/.*\.css$/.test(file));
/** In the map, parts overlap only each other. */
const modules = sheets.filter((file) => !/^src\/ui\/(theme|thailand-map)\//.test(file));

/** Widths that are not on the list, and have no comment above them that gives their reason. */
const unexplained = (css: string) =>
  [...css.matchAll(/(\*\/\n)?@media ([^{]+)/g)].flatMap(([, comment, query = '']) =>
    comment === undefined
      ? [...query.matchAll(/(min|max)-width: (\d+)px/g)]
          .filter(([, end, width]) => widths[Number(width) + (end === 'max' ? 1 : 0)] === undefined)
          .map(([condition]) => condition)
      : [],
  );

/** Sizes above those of the scale stand where they are used: titles, countdowns, drawn plates. */
const textSize = /font-size: (?:1?\d|2[0-3])(?:\.\d+)?px/;

const layer = /z-index: \d/;

it('a change of layout is at a width of the scale, or says why not', () => {
  expect(unexplained('@media (max-width: 575px) {')).toEqual([]);
  expect(unexplained('/* A reason. */\n@media (max-width: 339px) {')).toEqual([]);
  expect(unexplained('\n@media (min-width: 992px) and (max-width: 1111px) {')).toEqual(['max-width: 1111px']);
  expect(sheets.length).toBeGreaterThan(60);
  expect(sheets.flatMap((file) => unexplained(textOf(file)).map((width) => `${file} ${width}`))).toEqual([]);
});

it.each([
  ['text size', textSize, 'font-size: 15px;', 'font-size: 34px;'],
  ['layer over the page', layer, 'z-index: 400;', 'z-index: var(--z-skip);'],
])('a %s is named in src/ui/theme alone', (_, literal, wrong, right) => {
  expect(wrong).toMatch(literal);
  expect(right).not.toMatch(literal);
  expect(modules.filter((file) => literal.test(codeOf(file)))).toEqual([]);
});
