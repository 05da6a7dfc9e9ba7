import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCountry, type Country } from './atlas.ts';
import type { Line } from './line.ts';
import { readProvinces, type Provinces } from './provinces.ts';

export const outlineFile = 'src/ui/thailand-map/thailand-outline.gen.ts';
export const provincesFile = 'src/ui/thailand-map/thailand-provinces.gen.ts';
/** The fractions of a unit in which path coordinates are written. */
const PARTS = 8;

const minified = (numbers: readonly number[]) =>
  numbers.map((number, index) => (index === 0 || number < 0 ? `${number}` : ` ${number}`)).join('');

/** The path in whole numbers, each point relative to the previous one. */
function pathOf(line: Line, end: 'z' | ''): string {
  const points = line.map(({ x, y }) => [Math.round(x * PARTS), Math.round(y * PARTS)] as const);
  const steps = points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    return x === beforeX && y === beforeY ? [] : [x - beforeX, y - beforeY];
  });
  return `M${minified(points[0] ?? [])}l${minified(steps)}${end}`;
}

/** The file that `npm run outline` writes. */
export function outlineText({ land, thailand, borders }: Country): string {
  const paths = {
    land: land.map((ring) => pathOf(ring, 'z')),
    thailand: thailand.map((ring) => pathOf(ring, 'z')),
    borders: borders.map((line) => pathOf(line, '')),
  };
  return [
    '// Written by npm run outline from world-atlas (Natural Earth, public domain). Do not edit.',
    `export const PARTS_OF_UNIT = ${PARTS};`,
    'export const OUTLINE = {',
    ...Object.entries(paths).map(([name, lines]) => `  ${name}: '${lines.join('')}',`),
    '};',
    '',
  ].join('\n');
}

/** The second file that `npm run outline` writes. */
export function provincesText({ borders, middles }: Provinces): string {
  return [
    '// Written by npm run outline from @svg-maps/thailand (CC BY 4.0, by MapSVG; simplified and fitted to our map). Do not edit.',
    '/** In the fractions of a unit of the outline. */',
    `export const BORDERS = '${borders.map((line) => pathOf(line, '')).join('')}';`,
    '/** The middle of each province, in the order of PROVINCES: x and y in units of the map. */',
    `export const MIDDLES = '${middles.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(',')}';`,
    '',
  ].join('\n');
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || text !== readFileSync(file, 'utf8')) writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const country = readCountry();
  writeIfChanged(outlineFile, outlineText(country));
  writeIfChanged(provincesFile, provincesText(readProvinces(country.thailand)));
}
