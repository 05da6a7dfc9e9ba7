/** A point on the earth, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** A point on the map, from its north-west corner, in units of which the map is 1,000 high; also pixels of a screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const NORTH = 20.75;
const SOUTH = 5.35;
const WEST = 97;
const EAST = 106;
const HEIGHT = 1000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

const TOP = northing(NORTH);
const UNITS = HEIGHT / (TOP - northing(SOUTH));

/** Thailand with a little room around it. */
export const MAP = { width: radians(EAST - WEST) * UNITS, height: HEIGHT };

/** Units of the map in one degree of longitude, everywhere. */
export const UNITS_OF_DEGREE = radians(1) * UNITS;

/** Mercator: north is up everywhere, and a small region has its true shape. */
export const project = ({ lat, lng }: Place): Point => ({
  x: radians(lng - WEST) * UNITS,
  y: (TOP - northing(lat)) * UNITS,
});

export const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
