import { CELL_MINUTES, MAX_SERVICES } from './constants.ts';

/** What booking needs to know of a service: `hours` in quarters of an hour, `preDay` its lead time in days. */
export interface ServiceFacts {
  id: number;
  hours: number;
  preDay: number;
}

/** Chooses a service, or removes it if it was chosen. A fourth is ignored and `refused` (RB-03). */
export function toggleService(chosen: readonly number[], id: number): { chosen: number[]; refused: boolean } {
  if (chosen.includes(id)) return { chosen: chosen.filter((other) => other !== id), refused: false };
  if (chosen.length >= MAX_SERVICES) return { chosen: [...chosen], refused: true };
  return { chosen: [...chosen, id], refused: false };
}

/** The sum of the service times in hours (RB-06), to a hundredth, so that the order of adding makes no difference. */
export function totalHours(services: readonly Pick<ServiceFacts, 'hours'>[]): number {
  return Math.round(services.reduce((sum, { hours }) => sum + hours, 0) * 100) / 100;
}

/** The largest lead time in days (RB-06), 0 for none. */
export function leadDays(services: readonly Pick<ServiceFacts, 'preDay'>[]): number {
  return Math.max(0, ...services.map(({ preDay }) => preDay));
}

/** The number of 15-minute cells that the hours take, rounded up. A RangeError for a negative length or NaN. */
export function cellsFor(hours: number): number {
  if (!(hours >= 0)) throw new RangeError('not a length in hours');
  return Math.ceil((hours * 60) / CELL_MINUTES);
}

/** The length of a number of cells, in hours. */
export const hoursOf = (cells: number): number => (cells * CELL_MINUTES) / 60;
