import type { Call } from '#contract/call.ts';
import type { CallRoute } from '../dispatch.ts';

/** Ordered from the first to be let in to the first to be refused. */
export type WorkClass = 'booking' | 'reading' | 'soonest';

/** They look for the first free time of every branch; the home page's widgets hold that answer too. */
const LOOKS_EVERYWHERE = new Set(['X03', 'C51']);
/** A monitor asks whether bookings can be made; a server full of readers is still healthy. */
const HEALTH = 'X04';

function workOf({ id, writes, personal }: Call): WorkClass {
  if (writes || personal || id === HEALTH) return 'booking';
  return LOOKS_EVERYWHERE.has(id) ? 'soonest' : 'reading';
}

export interface RouteWork {
  readonly work: WorkClass;
  /** It counts against the caller's budget for reading, else against the one for writing. */
  readonly browses: boolean;
}

/** Only its fields tell which call is meant; if several share a path, the heaviest stands for all. */
export function routeWork({ calls }: CallRoute): RouteWork {
  const works = new Set(calls.map(({ call }) => workOf(call)));
  const heaviest = (['soonest', 'reading', 'booking'] as const).find((work) => works.has(work));
  return {
    work: heaviest ?? 'reading',
    browses: calls.some(({ call }) => !call.writes && call.limit === undefined),
  };
}
