import { NEAR_KM } from './constants.ts';

/** A point on the earth, in degrees. */
export interface Place {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const within = (x: unknown, limit: number) => typeof x === 'number' && Math.abs(x) <= limit;

/** Whether a value is a place: latitude within 90 degrees, longitude within 180. */
export function isPlace(x: unknown): x is Place {
  return typeof x === 'object' && x !== null && 'lat' in x && 'lng' in x && within(x.lat, 90) && within(x.lng, 180);
}

/** The great-circle distance in kilometres (haversine). */
export function kmBetween(a: Place, b: Place): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const h = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Whether a distance counts as near; an unknown distance, and that of the branch itself, count as near. */
export const isNear = (km: number | null | undefined): boolean => km == null || km <= NEAR_KM;
