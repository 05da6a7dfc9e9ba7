import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/constants.ts';
import { areaOf, AREAS } from '#src/i18n/areas.ts';
import { isTest, repositoryFiles, textOf } from './source-files.ts';

const paths = Object.values(AREAS).flat();
const sources = repositoryFiles.filter((file) => /^src\/.*\.tsx?$/.test(file) && !isTest(file));
const withTexts = sources.filter((file) => /@lingui\/(core|react)\/macro/.test(textOf(file)));

it('no path belongs to two areas, and every path exists', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('each file with texts belongs to one area; a new folder must be listed', () => {
  expect(withTexts.length).toBeGreaterThan(50);
  expect(withTexts.filter((file) => areaOf(file) === null)).toEqual([]);
  expect(areaOf('src/flows/never-made/never-made.screen.tsx')).toBeNull();
  expect(areaOf('src/routes/index.tsx')).toBe('content');
  expect(areaOf('src/flows/retail-booking-too/a.tsx')).toBeNull();
});

it('each area has a catalogue in each language', () => {
  const missing = Object.keys(AREAS).flatMap((area) =>
    LANGUAGES.map((language) => `locales/${language}/${area}.po`).filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});

it('a route’s own texts are in the area that it names', () => {
  const routes = sources.filter((file) => /^src\/routes\/.*\.tsx$/.test(file));
  const areasIn = (file: string) => /areas: \[([^\]]+)\]/.exec(textOf(file))?.[1]?.match(/\w+/g);
  const around = (file: string) =>
    routes.filter((each) => each.endsWith('/route.tsx') && file.startsWith(dirname(each)));
  const named = routes.flatMap((file) => {
    const areas = [file, ...around(file)].map(areasIn).find(Boolean);
    return areas ? [{ file, areas }] : [];
  });
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ file, areas }) => !areas.includes(areaOf(file) ?? ''))).toEqual([]);
});
