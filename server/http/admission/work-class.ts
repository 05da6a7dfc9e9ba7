import type { Call, Kind } from '#contract/call.ts';
import type { CallRoute } from '../dispatch.ts';

/** Ordered from the first to be let in to the first to be refused. */
export type WorkClass = 'booking' | 'personal' | 'planning' | 'reading' | 'soonest';

/** Calls that search every branch for its first free time; the home page's widgets include that answer. */
const LOOKS_EVERYWHERE = new Set(['X03', 'C51']);
/** A monitor asks whether bookings can be made; a server full of readers is still healthy. */
const HEALTH = 'X04';

function workOf({ id, writes, personal, heavy, ownThread }: Call): WorkClass {
  if (ownThread) return 'planning';
  if (heavy) return 'personal';
  if (writes || personal || id === HEALTH) return 'booking';
  return LOOKS_EVERYWHERE.has(id) ? 'soonest' : 'reading';
}

export interface RouteWork {
  readonly work: WorkClass;
  /** Whether it counts towards the caller's read budget; otherwise it counts towards the write budget. */
  readonly browses: boolean;
  /** The kinds of caller who each have their own places for it; empty if it is nobody's own. */
  readonly ofCaller: readonly Kind[];
}

/** Only a request's fields tell which call is meant, so if several calls share a path, the heaviest counts for all. */
export function routeWork({ calls }: CallRoute): RouteWork {
  const works = new Set(calls.map(({ call }) => workOf(call)));
  const heaviest = (['soonest', 'reading', 'planning', 'personal', 'booking'] as const).find((work) => works.has(work));
  const own = calls.filter(({ call }) => call.personal && !call.writes);
  return {
    work: heaviest ?? 'reading',
    browses: calls.some(({ call }) => !call.writes && call.limit === undefined),
    ofCaller: [...new Set(own.flatMap(({ call }) => call.who))],
  };
}
