import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf, type Located } from './clusters.ts';
import { between } from './projection.ts';

const coordinate = fc.integer({ min: 0, max: 500 });
const pins = fc
  .uniqueArray(fc.tuple(coordinate, coordinate), { maxLength: 40, selector: ([x, y]) => `${x} ${y}` })
  .map((points): Located[] => points.map(([x, y], id) => ({ id, at: { x, y } })));
const reach = fc.double({ min: 0.1, max: 200, noNaN: true });

const idsOf = (found: readonly Located[]) => found.map(({ id }) => id).toSorted((a, b) => a - b);
const shapeOf = (found: ReturnType<typeof clustersOf>) => found.map((each) => idsOf(each.pins).join()).toSorted();

describe('pins that would overlap', () => {
  it('every pin is in one cluster, led by its lowest pin', () => {
    fc.assert(
      fc.property(pins, reach, (all, near) => {
        const clusters = clustersOf(all, near);
        expect(idsOf(clusters.flatMap((each) => each.pins))).toEqual(idsOf(all));
        for (const each of clusters) expect(each.lead.id).toBe(Math.min(...idsOf(each.pins)));
      }),
    );
  });

  it('no two clusters are closer than a finger needs', () => {
    fc.assert(
      fc.property(pins, reach, (all, near) => {
        const clusters = clustersOf(all, near);
        for (const [index, a] of clusters.entries())
          for (const b of clusters.slice(index + 1)) expect(between(a.at, b.at)).toBeGreaterThanOrEqual(near);
      }),
    );
  });

  it('two that overlap become one with a number, and zooming in separates them', () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.5, max: 50, noNaN: true }), (x, y, apart) => {
        const both = [
          { id: 1, at: { x, y } },
          { id: 2, at: { x: x + apart, y } },
        ];
        expect(shapeOf(clustersOf(both, apart * 1.01))).toEqual(['1,2']);
        expect(shapeOf(clustersOf(both, apart * 0.99))).toEqual(['1', '2']);
      }),
    );
  });

  it('zoomed in far enough, every pin stands alone', () => {
    fc.assert(
      // The pins stand on a grid of 1.
      fc.property(pins, (all) => {
        expect(clustersOf(all, 1)).toHaveLength(all.length);
      }),
    );
  });

  it('neither the order of the list nor the position of the map changes the clusters', () => {
    fc.assert(
      fc.property(pins, reach, (all, near) => {
        const moved = all.toReversed().map(({ id, at }) => ({ id, at: { x: at.x + 1000, y: at.y - 500 } }));
        expect(shapeOf(clustersOf(moved, near))).toEqual(shapeOf(clustersOf(all, near)));
      }),
    );
  });
});
