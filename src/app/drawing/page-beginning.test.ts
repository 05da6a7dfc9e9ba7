import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageBeginning, type MatchedRoute } from './page-beginning.ts';

const modulesOf = (...ids: string[]) =>
  pageBeginning(
    'th',
    ['__root__', ...ids].map((id) => ({ id, staticData: {} })),
    {},
  ).modules.filter((source) => source.startsWith('src/routes/'));

it.each([
  ['/$lang', '/$lang/'],
  ['/$lang', '/$lang/booking/'],
  ['/$lang', '/$lang/booking/find'],
  ['/$lang', '/$lang/me', '/$lang/me/'],
  ['/$lang', '/$lang/me', '/$lang/me/cars/$id/history'],
])(
  'a page begins with the parts of all routes around it, so that nothing is drawn without its styles: %s %s %s',
  (...ids) => {
    const files = modulesOf(...ids.filter(Boolean)).map((source) => source.split('?')[0] ?? '');
    expect(files).toHaveLength(ids.filter(Boolean).length);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);

it('a page goes on with what its route names, where the search is so', () => {
  const goesOnWith = {
    sources: ['src/flows/later.part.tsx'],
    area: 'steps' as const,
    isOf: (search: object) => !('later' in search),
  };
  const nextOf = (search: object) =>
    pageBeginning('th', [{ id: '/$lang/page', staticData: { goesOnWith } }], search).next;
  expect(nextOf({})).toEqual(['src/flows/later.part.tsx', 'locales/th/steps.po']);
  expect(nextOf({ later: 1 })).toEqual([]);
});

it('a page looks for what its route says is stored, where the search is so', () => {
  const values = [{ key: 'kept', unless: 'nothing' }];
  const marksStored = { values, isOf: (search: object) => !('wish' in search) };
  const storedOf = (search: object) =>
    pageBeginning('th', [{ id: '/$lang/page', staticData: { marksStored } }], search).stored;
  expect(storedOf({})).toEqual(values);
  expect(storedOf({ wish: 1 })).toEqual([]);
  expect(pageBeginning('th', [{ id: '/$lang/page', staticData: {} }], {}).stored).toEqual([]);
});

it('a page begins with the texts that the nearest route around it names, after the shell’s', () => {
  const textsOf = (...routes: MatchedRoute[]) =>
    pageBeginning('en', routes, {}).modules.filter((source) => source.startsWith('locales/'));
  const around: MatchedRoute = { id: '/$lang/me', staticData: { areas: ['member', 'steps'] } };
  const inMember = ['locales/en/shell.po', 'locales/en/member.po', 'locales/en/steps.po'];
  expect(textsOf(around, { id: '/$lang/me/account', staticData: {} })).toEqual(inMember);
  const own: MatchedRoute = { id: '/$lang/me/other', staticData: { areas: ['content'] } };
  expect(textsOf(around, own)).toEqual(['locales/en/shell.po', 'locales/en/content.po']);
});
