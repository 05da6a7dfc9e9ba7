import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { merge, mesh } from 'topojson-client';
import { project } from '#src/ui/thailand-map/projection.ts';
import { enclosedArea, clipped, simplified, type Box, type Line } from './line.ts';

type Topology = Parameters<typeof merge>[0];
type Area = Extract<Parameters<typeof merge>[1], unknown[]>[number];
type Countries = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;
type Atlas = Topology & { objects: { countries: Countries } };

/** How far a line may be from the true one, in units of the map: 1.7 km each. */
const FINE = 0.26;
const COARSE = 4;
/** Smaller islands are left out, in square units. */
const LEAST_ISLAND = 3;
const LEAST_ISLAND_ABROAD = 150;
/** The area around the country that the widest screen can show. */
const SEEN = { north: 22.5, south: 3.5, west: 89, east: 114 };

const topLeft = project({ lat: SEEN.north, lng: SEEN.west });
const bottomRight = project({ lat: SEEN.south, lng: SEEN.east });
const box: Box = { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y };

export interface Country {
  readonly thailand: readonly Line[];
  /** All land, including Thailand: shared shores cost nothing twice. */
  readonly land: readonly Line[];
  readonly borders: readonly Line[];
}

function readAtlas(): Atlas {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas;
}

const isArea = (geometry: { type: string | null }): geometry is Area =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
const isThailand = ({ properties }: { properties?: object | undefined }) =>
  properties !== undefined && 'name' in properties && properties.name === 'Thailand';

/** Projected onto the map. Each line between two crossings is simplified once, so that neighbours still touch. */
function drawn({ transform, arcs, ...atlas }: Atlas): Atlas {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [fromX, fromY] = transform?.translate ?? [0, 0];
  const ours = new Set(
    atlas.objects.countries.geometries
      .filter(isArea)
      .filter(isThailand)
      .flatMap((area) => area.arcs.flat(2))
      .map((arc) => (arc < 0 ? ~arc : arc)),
  );
  const lines = arcs.map((arc, index) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return project({ lng: x * scaleX + fromX, lat: Math.max(-85, y * scaleY + fromY) });
    });
    return simplified(line, ours.has(index) ? FINE : COARSE).map((point) => [point.x, point.y]);
  });
  return { ...atlas, arcs: lines };
}

const lineOf = (positions: readonly (readonly number[])[]): Line => positions.map(([x = 0, y = 0]) => ({ x, y }));
/** Without the last point, which repeats the first. */
const ringOf = (positions: readonly (readonly number[])[]): Line => lineOf(positions.slice(0, -1));
const isSeen = ({ x, y }: Line[number]) => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The visible stretches of a line. */
function seenParts(line: Line): Line[] {
  const parts: Line[] = [];
  let from = 0;
  for (const [index, point] of [...line, null].entries()) {
    if (point !== null && isSeen(point)) continue;
    if (index - from > 1) parts.push(line.slice(from, index));
    from = index + 1;
  }
  return parts;
}

export function readCountry(): Country {
  const atlas = drawn(readAtlas());
  const { countries } = atlas.objects;
  const areas = countries.geometries.filter(isArea);
  const own = merge(atlas, areas.filter(isThailand));
  const land = merge(atlas, areas);
  const borders = mesh(atlas, countries, (a, b) => a !== b && !isThailand(a) && !isThailand(b));
  return {
    thailand: own.coordinates
      .flat()
      .map(ringOf)
      .filter((ring) => enclosedArea(ring) > LEAST_ISLAND),
    land: land.coordinates
      .flat()
      .map((ring) => clipped(ringOf(ring), box))
      .filter((ring) => enclosedArea(ring) > LEAST_ISLAND_ABROAD),
    borders: borders.coordinates.map(lineOf).flatMap(seenParts),
  };
}
