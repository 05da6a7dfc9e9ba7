import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP, project } from './projection.ts';

const lat = fc.double({ min: 5.4, max: 20.7, noNaN: true });
const lng = fc.double({ min: 97.1, max: 105.9, noNaN: true });
const place = fc.record({ lat, lng });

describe('the projection of the map', () => {
  it('has every place of the country on the map', () => {
    fc.assert(
      fc.property(place, (from) => {
        const at = project(from);
        expect(at.x).toBeGreaterThan(0);
        expect(at.x).toBeLessThan(MAP.width);
        expect(at.y).toBeGreaterThan(0);
        expect(at.y).toBeLessThan(MAP.height);
      }),
    );
  });

  it('north is up and east is right', () => {
    const [chiangMai, hatYai, ubon] = [
      { lat: 18.79, lng: 98.98 },
      { lat: 7.0, lng: 100.48 },
      { lat: 15.24, lng: 104.85 },
    ].map(project);
    expect(chiangMai!.y).toBeLessThan(ubon!.y);
    expect(ubon!.y).toBeLessThan(hatYai!.y);
    expect(ubon!.x).toBeGreaterThan(hatYai!.x);
  });

  it('a small square of the country is a square on the map', () => {
    fc.assert(
      fc.property(place, ({ lat, lng }) => {
        const side = 0.01;
        const wide = project({ lat, lng: lng + side }).x - project({ lat, lng }).x;
        const high = project({ lat, lng }).y - project({ lat: lat + side, lng }).y;
        // A degree of longitude is shorter by the cosine of the latitude.
        expect(wide / high / Math.cos((lat * Math.PI) / 180)).toBeCloseTo(1, 3);
      }),
    );
  });
});
