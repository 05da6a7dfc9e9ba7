import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { branches } from '#server/content/branches.ts';
import { arrowTarget } from './arrow-target.ts';
import { clustersOf } from './clusters.ts';
import { project } from './projection.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const pins = branches.map(({ locationId, lat, lng }) => ({ id: locationId, at: project({ lat, lng }) }));

describe('the arrow keys on the map', () => {
  it('go to the nearest pin in their direction', () => {
    const spots = [
      { name: 'near', at: { x: 20, y: 4 } },
      { name: 'far', at: { x: 90, y: 0 } },
      { name: 'aside', at: { x: 5, y: 30 } },
      { name: 'behind', at: { x: -3, y: 0 } },
    ];
    const from = { x: 0, y: 0 };
    expect(arrowTarget('ArrowRight', from, spots)?.name).toBe('near');
    expect(arrowTarget('ArrowLeft', from, spots)?.name).toBe('behind');
    expect(arrowTarget('ArrowDown', from, spots)?.name).toBe('aside');
    expect(arrowTarget('ArrowUp', from, spots)).toBeNull();
    expect(arrowTarget('Enter', from, spots)).toBeNull();
  });

  it('never stay, and never go back', () => {
    const coordinate = fc.integer({ min: 0, max: 100 });
    const spot = fc.record({ at: fc.record({ x: coordinate, y: coordinate }) });
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 20 }), spot, (spots, { at: from }) => {
        const right = arrowTarget('ArrowRight', from, spots);
        const isAhead = spots.some(({ at }) => at.x > from.x);
        expect(right === null).toBe(!isAhead);
        if (right) expect(right.at.x).toBeGreaterThan(from.x);
      }),
    );
  });

  it.each([1, 10, 100])('lead from every branch to every other, even with those within %i grouped', (reach) => {
    const clusters = clustersOf(pins, reach);
    for (const start of clusters) {
      const reached = new Set([start]);
      for (const each of reached)
        for (const key of KEYS) {
          const next = arrowTarget(key, each.at, clusters);
          if (next) reached.add(next);
        }
      expect(reached.size).toBe(clusters.length);
    }
  });
});
