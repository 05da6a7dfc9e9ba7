import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedNames, widthOf } from './map-names.ts';

const size = { width: 320, height: 480 };
const named = fc.array(
  fc.record({
    name: fc.constantFrom('Bangkok', 'Chiang Mai', 'ภูเก็ต', 'Nakhon Ratchasima', 'หาดใหญ่', ''),
    at: fc.record({ x: fc.integer({ min: -50, max: 370 }), y: fc.integer({ min: -50, max: 530 }) }),
    radius: fc.constantFrom(9, 17),
  }),
  { maxLength: 15 },
);

describe('the names beside the pins', () => {
  it('are on the map, once each, and cover neither a pin nor another name', () => {
    fc.assert(
      fc.property(named, (all) => {
        const placed = placedNames(all, size, []);
        expect(new Set(placed.map(({ name }) => name)).size).toBe(placed.length);
        for (const [index, { name, left, middle }] of placed.entries()) {
          const right = left + widthOf(name);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(size.width);
          for (const { at, radius } of all) {
            const isAside = at.x + radius <= left || at.x - radius >= right;
            expect(isAside || Math.abs(at.y - middle) >= radius + 10).toBe(true);
          }
          for (const other of placed.slice(index + 1)) {
            const isAside = other.left >= right || other.left + widthOf(other.name) <= left;
            expect(isAside || Math.abs(other.middle - middle) >= 20).toBe(true);
          }
        }
      }),
    );
  });

  it('stand to the right, or to the left where the side of the map or the buttons are in the way', () => {
    const at = { x: 160, y: 200 };
    const [right] = placedNames([{ name: 'Bangkok', at, radius: 9 }], size, []);
    expect(right?.left).toBeGreaterThan(at.x);
    const buttons = { left: 170, right: 320, top: 100, bottom: 300 };
    const [left] = placedNames([{ name: 'Bangkok', at, radius: 9 }], size, [buttons]);
    expect(left!.left + widthOf('Bangkok')).toBeLessThan(at.x);
    const [atSide] = placedNames([{ name: 'Bangkok', at: { x: 310, y: 200 }, radius: 9 }], size, []);
    expect(atSide?.left).toBeLessThan(310 - 9);
  });

  it('Thai vowels and tones above and below a letter take no room', () => {
    expect(widthOf('หัวหิน')).toBe(widthOf('หวหน'));
  });
});
