import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branches } from '#server/content/branches.ts';
import { project } from '#src/ui/thailand-map/projection.ts';
import { PROVINCES } from '#domain/fields/provinces.ts';
import { outlineFile, outlineText, provincesFile, provincesText } from './thailand-outline.ts';
import { readCountry } from './atlas.ts';
import { readProvinces } from './provinces.ts';
import { clipped, enclosedArea, fromShore, isInside, simplified } from './line.ts';

const country = readCountry();
/** Kilometres in a unit of the map. */
const KM = 1.73;
const SHORE_KM = 3;

describe('the outline of Thailand', () => {
  it('the committed file matches the atlas; if not, run npm run outline', () => {
    expect(readFileSync(outlineFile, 'utf8')).toBe(outlineText(country));
  });

  it('is smaller than 6 kB as it is sent', () => {
    expect(brotliCompressSync(readFileSync(outlineFile)).length).toBeLessThan(6000);
  });

  it.each(branches)('$name.en stands on its land, or within a few km of the shore', (branch) => {
    const at = project(branch);
    const offShore = isInside(at, country.thailand) ? 0 : fromShore(at, country.thailand) * KM;
    expect(offShore).toBeLessThan(SHORE_KM);
  });

  it.each([
    ['the Gulf', { lat: 11, lng: 101 }],
    ['Vientiane', { lat: 18.1, lng: 102.65 }],
    ['Penang', { lat: 5.4, lng: 100.3 }],
    ['Siem Reap', { lat: 13.36, lng: 103.86 }],
  ])('%s is not in Thailand', (_, place) => {
    expect(isInside(project(place), country.thailand)).toBe(false);
  });

  it('Phuket, Samui and Chang are among its islands', () => {
    for (const place of [
      { lat: 7.95, lng: 98.34 },
      { lat: 9.5, lng: 100.0 },
      { lat: 12.08, lng: 102.32 },
    ])
      expect(isInside(project(place), country.thailand)).toBe(true);
  });
});

describe('the provinces', () => {
  const provinces = readProvinces(country.thailand);

  it('the committed file matches the drawing; if not, run npm run outline', () => {
    expect(readFileSync(provincesFile, 'utf8')).toBe(provincesText(provinces));
  });

  it('are smaller than 8 kB as they are sent', () => {
    expect(brotliCompressSync(readFileSync(provincesFile)).length).toBeLessThan(8000);
  });

  it.each(PROVINCES.map(({ en }, index) => [en, index] as const))('the middle of %s is on the land', (_, index) => {
    const at = provinces.middles[index] ?? { x: 0, y: 0 };
    expect(isInside(at, country.thailand) ? 0 : fromShore(at, country.thailand) * KM).toBeLessThan(12);
  });

  it.each(branches)('$name.en is nearer to the middle of its own province than to most others', (branch) => {
    const far = (index: number) => {
      const { x, y } = provinces.middles[index] ?? { x: 0, y: 0 };
      const at = project(branch);
      return Math.hypot(x - at.x, y - at.y);
    };
    const own = PROVINCES.findIndex(({ th }) => th === branch.province.th);
    expect(PROVINCES.filter((_, index) => far(index) < far(own)).length).toBeLessThan(6);
  });

  it('no border lies more than 15 km outside the land, where the two drawings differ', () => {
    const outside = provinces.borders.flat().filter((point) => !isInside(point, country.thailand));
    const off = outside.map((point) => fromShore(point, country.thailand) * KM);
    expect(off.length).toBeGreaterThan(0);
    expect(Math.max(...off)).toBeLessThan(15);
  });
});

describe('simplified lines', () => {
  const coordinate = fc.integer({ min: 0, max: 100 });
  const line = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 30 });

  it('keep their ends, and no point left out is farther away than allowed', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 40 }), (points, least) => {
        const rest = simplified(points, least);
        expect([rest[0], rest.at(-1)]).toEqual([points[0], points.at(-1)]);
        // The line is turned into a ring by going there and back, so that its edges are the line itself.
        const wayBack = [...rest, ...rest.slice(1, -1).toReversed()];
        for (const point of points) expect(fromShore(point, [wayBack])).toBeLessThanOrEqual(least + 1e-9);
      }),
    );
  });

  it('a clipped ring has no point outside the box, and a ring inside it is unchanged', () => {
    const box = { left: 20, top: 30, right: 70, bottom: 80 };
    fc.assert(
      fc.property(line, (ring) => {
        const rest = clipped(ring, box);
        for (const { x, y } of rest) {
          expect(x).toBeGreaterThanOrEqual(box.left - 1e-9);
          expect(x).toBeLessThanOrEqual(box.right + 1e-9);
          expect(y).toBeGreaterThanOrEqual(box.top - 1e-9);
          expect(y).toBeLessThanOrEqual(box.bottom + 1e-9);
        }
      }),
    );
    const inside = [
      { x: 30, y: 40 },
      { x: 60, y: 40 },
      { x: 60, y: 70 },
    ];
    expect(clipped(inside, box)).toEqual(inside);
    expect(enclosedArea(inside)).toBe(450);
  });
});
