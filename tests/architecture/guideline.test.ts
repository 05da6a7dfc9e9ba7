import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isTest, repositoryFiles } from './source-files.ts';

/** Parts that the guideline does not show, each with the reason. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'src/ui/inputs/month.tsx': 'the month of the time step; the guideline leads to /th/booking',
  'src/ui/layout/status-page.tsx': 'a whole page with its own first heading; the guideline leads to /th/404',
  'src/ui/thailand-map/thailand-map.tsx': 'needs the branches; the guideline leads to /th/branch',
  'src/ui/thailand-map/map-country.tsx': 'drawn by the map',
  'src/ui/thailand-map/map-inset.tsx': 'drawn by the map',
  'src/ui/thailand-map/map-name-list.tsx': 'drawn by the map',
  'src/ui/thailand-map/map-pin.tsx': 'drawn by the map',
  'src/ui/thailand-map/map-province-names.tsx': 'drawn by the map',
  'src/ui/thailand-map/map-zoom.tsx': 'drawn by the map',
  'src/ui/theme/theme-provider.tsx': 'around every page, nothing to see',
};

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'((?:#|\.)[^']+\.tsx)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  );

const parts = repositoryFiles.filter((file) => /^src\/ui\/.*\.tsx$/.test(file) && !isTest(file));

/** What the guideline's files import, and what those parts are made of. */
function shown(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    for (const path of importsOf(file)) {
      if (seen.has(path) || !repositoryFiles.includes(path) || !/^src\/(ui|parts|pages\/guideline)\//.test(path))
        continue;
      seen.add(path);
      visit(path);
    }
  };
  visit('src/routes/guideline.tsx');
  return seen;
}

it('every part of src/ui is shown in the guideline, or is listed with the reason', () => {
  const there = shown();
  expect(parts.filter((file) => there.has(file)).length).toBeGreaterThan(25);
  expect(parts.filter((file) => !there.has(file)).toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted());
});
