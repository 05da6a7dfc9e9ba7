import { CELL_MINUTES, MAX_SERVICES, SLOT_MINUTES } from '#domain/constants.ts';
import { cellsFor, totalHours } from '#domain/services.ts';
import { addDays, cellOf, weekday } from '#domain/thai-calendar.ts';
import { closuresFor } from '../closures.ts';
import type { BranchContent, ServiceContent } from '../content.schema.ts';
import { demoCustomer, type DemoCustomer } from './people.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';

export interface DemoBooking extends DemoCustomer {
  locationId: number;
  date: string;
  startCell: number;
  cells: number;
  lane: number;
  serviceIds: number[];
  status: 'confirmed' | 'completed';
}

interface DemoPeriod {
  today: string;
  branches: readonly BranchContent[];
  services: readonly ServiceContent[];
  daysBack: number;
  daysAhead: number;
}

/** Up to which cell the lanes are filled, and how much of the rest is taken (0 to 1). */
interface Crowd {
  packedUntil: number;
  share: number;
}

type Visit = Pick<DemoBooking, 'startCell' | 'cells' | 'lane' | 'serviceIds'>;

const SLOT_CELLS = SLOT_MINUTES / CELL_MINUTES;
const NOON = cellOf('12:00');
const SATURDAY = 6;
const TRIES_IN_VAIN = 40;
/** Of 20 visits, how many have one service and how many two; the rest have three. */
const ONE_SERVICE = 13;
const TWO_SERVICES = 18;

/** The coming days are the fullest, Saturdays above all; the past only needs some history. */
const crowdOf = (random: SeededRandom, date: string, ahead: number, closeCell: number): Crowd => {
  const luck = random.next();
  if (ahead < 0) return { packedUntil: 0, share: 0.01 + luck * 0.06 };
  const isSaturday = weekday(date) === SATURDAY;
  const nearness = Math.max(0, 1 - ahead / 22);
  if (isSaturday && luck < nearness * 0.5) return { packedUntil: closeCell, share: 0 };
  if (luck < nearness * (isSaturday ? 1 : 0.18)) return { packedUntil: NOON, share: 0.15 };
  if (luck > 0.9) return { packedUntil: 0, share: 0.01 };
  return { packedUntil: 0, share: 0.02 + nearness * (isSaturday ? 0.5 : 0.22) * luck };
};

const chooseServices = (random: SeededRandom, services: readonly ServiceContent[]): ServiceContent[] => {
  const roll = random.below(20);
  const wanted = roll < ONE_SERVICE ? 1 : roll < TWO_SERVICES ? 2 : MAX_SERVICES;
  const chosen = new Map<number, ServiceContent>();
  // At most one service per group: nobody has four tyres fitted and then two more.
  for (let i = 0; i < wanted; i += 1) {
    const service = random.pick(services);
    const group = Math.floor(service.id / 100);
    if (!chosen.has(group)) chosen.set(group, service);
  }
  return [...chosen.values()];
};

const visitsOf = (
  random: SeededRandom,
  branch: BranchContent,
  services: readonly ServiceContent[],
  [openCell, closeCell]: [number, number],
  crowd: Crowd,
): Visit[] => {
  const visits: Visit[] = [];
  const takenUntil = (lane: number, from: number, to: number) =>
    visits.some((visit) => visit.lane === lane && visit.startCell < to && from < visit.startCell + visit.cells);
  const tryAt = (lane: number, startCell: number): number => {
    const chosen = chooseServices(random, services);
    const cells = cellsFor(totalHours(chosen));
    if (startCell + cells > closeCell || takenUntil(lane, startCell, startCell + cells)) return 0;
    visits.push({ startCell, cells, lane, serviceIds: chosen.map(({ id }) => id) });
    return cells;
  };

  for (let lane = 0; lane < branch.lanes; lane += 1) {
    for (let cell = openCell; cell < crowd.packedUntil;) {
      cell += Math.ceil(Math.max(1, tryAt(lane, cell)) / SLOT_CELLS) * SLOT_CELLS;
    }
  }
  const slots = (closeCell - openCell) / SLOT_CELLS;
  let missing = crowd.share * branch.lanes * (closeCell - openCell);
  for (let inVain = 0; missing > 0 && inVain < TRIES_IN_VAIN;) {
    // The lower of two draws, because mornings are more popular.
    const slot = Math.min(random.below(slots), random.below(slots));
    const cells = tryAt(random.below(branch.lanes), openCell + slot * SLOT_CELLS);
    missing -= cells;
    if (cells === 0) inVain += 1;
  }
  return visits;
};

/**
 * Bookings from `daysBack` before today to `daysAhead` after it: completed before today, confirmed from today on. A visit
 * takes one lane (0 to lanes - 1) for `cells` quarters of an hour from `startCell`. The same call gives the same bookings.
 */
export const demoBookings = ({ today, branches, services, daysBack, daysAhead }: DemoPeriod): DemoBooking[] => {
  const closures = closuresFor(today);
  const plates = new Set<string>();
  const bookings: DemoBooking[] = [];
  for (const branch of branches) {
    for (let ahead = -daysBack; ahead <= daysAhead; ahead += 1) {
      const date = addDays(today, ahead);
      const hours = branch.hours[weekday(date)];
      const closed = closures.some((c) => c.locationId === branch.locationId && c.from <= date && date <= c.to);
      if (!hours || closed) continue;
      const random = seededRandom(`${branch.locationId} ${date}`);
      const open: [number, number] = [cellOf(hours.open), cellOf(hours.close)];
      const crowd = crowdOf(random, date, ahead, open[1]);
      for (const visit of visitsOf(random, branch, services, open, crowd)) {
        const customer = demoCustomer(random, plates, Number(today.slice(0, 4)));
        const status = ahead < 0 ? 'completed' : 'confirmed';
        bookings.push({ locationId: branch.locationId, date, ...visit, ...customer, status });
      }
    }
  }
  return bookings;
};
