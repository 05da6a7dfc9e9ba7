import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, isSeen, kept, MAX_ZOOM, onMap, onScreen, panned, partWay, WHOLE, zoomed } from './map-view.ts';
import { MAP } from './projection.ts';

const size = fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 250, max: 900 }) });
const center = fc.record({
  x: fc.double({ min: -200, max: MAP.width + 200, noNaN: true }),
  y: fc.double({ min: -200, max: MAP.height + 200, noNaN: true }),
});
const view = fc.record({ center, zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }) });
const pixel = fc.record({
  x: fc.double({ min: 0, max: 900, noNaN: true }),
  y: fc.double({ min: 0, max: 900, noNaN: true }),
});
const point = fc.record({
  x: fc.double({ min: 50, max: MAP.width - 50, noNaN: true }),
  y: fc.double({ min: 50, max: MAP.height - 50, noNaN: true }),
});

describe('which part of the map is seen', () => {
  it('a point on the screen is the point of the map drawn there', () => {
    fc.assert(
      fc.property(view, size, pixel, (at, room, from) => {
        const back = onScreen(at, room, onMap(at, room, from));
        expect(back.x).toBeCloseTo(from.x, 6);
        expect(back.y).toBeCloseTo(from.y, 6);
      }),
    );
  });

  it('what is under the pointer stays there while zooming', () => {
    fc.assert(
      fc.property(view, size, pixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (from, room, at, factor) => {
        const under = onMap(from, room, at);
        const still = onScreen(zoomed(from, room, factor, at), room, under);
        expect(still.x).toBeCloseTo(at.x, 4);
        expect(still.y).toBeCloseTo(at.y, 4);
      }),
    );
  });

  it('the map moves by as many pixels as it is dragged', () => {
    fc.assert(
      fc.property(view, size, pixel, point, (from, room, by, at) => {
        const before = onScreen(from, room, at);
        const after = onScreen(panned(from, room, by), room, at);
        expect(after.x - before.x).toBeCloseTo(by.x, 4);
        expect(after.y - before.y).toBeCloseTo(by.y, 4);
      }),
    );
  });

  it('the view never leaves the map: what fits is shown whole, otherwise it fills the view', () => {
    fc.assert(
      fc.property(view, size, (from, room) => {
        const at = kept(from, room);
        const corner = onScreen(at, room, { x: 0, y: 0 });
        const end = onScreen(at, room, { x: MAP.width, y: MAP.height });
        for (const [least, most, length] of [
          [corner.x, end.x, room.width],
          [corner.y, end.y, room.height],
        ] as const) {
          const [before, after] = [least, length - most];
          if (most - least > length + 0.001) expect(Math.max(before, after)).toBeLessThan(0.001);
          else expect(before).toBeCloseTo(after, 3);
        }
        expect(kept(at, room).center.x).toBeCloseTo(at.center.x, 6);
      }),
    );
  });

  it('all points that are fitted are seen, and none is left of the whole country', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), size, (points, room) => {
        const at = fitting(points, room);
        for (const each of points) expect(isSeen(onScreen(at, room, each), room)).toBe(true);
      }),
    );
    expect(fitting([], { width: 300, height: 500 })).toEqual(WHOLE);
  });

  it('a glide begins and ends where it should, and a point still at both ends stays still throughout', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(view, size, pixel, fc.constantFrom(0.5, 1, 2), part, (from, room, at, factor, way) => {
        const to = zoomed(from, room, factor, at);
        expect(partWay(from, to, 0).center.x).toBeCloseTo(from.center.x, 6);
        expect(partWay(from, to, 1).center.y).toBeCloseTo(to.center.y, 6);
        expect(partWay(from, to, 1).zoom).toBeCloseTo(to.zoom, 6);
        const still = onScreen(partWay(from, to, way), room, onMap(from, room, at));
        expect(still.x).toBeCloseTo(at.x, 2);
        expect(still.y).toBeCloseTo(at.y, 2);
      }),
    );
  });
});
