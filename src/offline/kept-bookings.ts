/** A confirmed booking as it is kept in this browser, to be shown without a network. */
export interface KeptBooking {
  readonly id: string;
  readonly code: string;
  /** The account of the member who looked at it; '' for a guest. */
  readonly owner: string;
  /** When the visit is over, in milliseconds since 1970. */
  readonly endsAt: number;
  /** When and where, in one line. */
  readonly summary: string;
  /** Its ticket, as React has drawn it: no element of it comes from data. */
  readonly html: string;
}

export const KEPT_CACHE = 'roddee-kept-bookings';

/** More than a person has ahead of them. */
const MOST = 5;

const keyOf = (code: string) => `/kept-booking/${encodeURIComponent(code)}`;

const isKept = (value: unknown): value is KeptBooking => {
  const { id, code, owner, endsAt, summary, html } = Object(value) as Partial<Record<keyof KeptBooking, unknown>>;
  return [id, code, owner, summary, html].every((text) => typeof text === 'string') && typeof endsAt === 'number';
};

async function all(cache: Cache): Promise<readonly (readonly [Request, KeptBooking | null])[]> {
  const keys = await cache.keys();
  return Promise.all(
    keys.map(async (key) => {
      const answer = await cache.match(key);
      const value: unknown = await answer?.json().catch(() => null);
      return [key, isKept(value) ? value : null] as const;
    }),
  );
}

/** Where nothing is kept, no cache is made. */
const opened = async () => ((await caches.has(KEPT_CACHE)) ? caches.open(KEPT_CACHE) : null);

/** What is kept of visits that are still to come or under way, the next one first. */
export async function keptBookings(now: number): Promise<readonly KeptBooking[]> {
  const cache = await opened();
  const kept = cache === null ? [] : await all(cache);
  return kept
    .flatMap(([, booking]) => (booking !== null && booking.endsAt > now ? [booking] : []))
    .toSorted((one, other) => one.endsAt - other.endsAt);
}

/** Keeps it by its code, in place of what was kept of it. Rejects where the browser keeps nothing. */
export async function keepBooking(booking: KeptBooking): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  await cache.put(keyOf(booking.code), Response.json(booking));
  const latest = (await all(cache)).toSorted(([, one], [, other]) => (one?.endsAt ?? 0) - (other?.endsAt ?? 0));
  await Promise.all(latest.slice(MOST).map(([key]) => cache.delete(key)));
}

/** Removes what does not belong here any more, and whatever cannot be read. */
export async function keepOnly(belongs: (booking: KeptBooking) => boolean): Promise<void> {
  const cache = await opened();
  if (cache === null) return;
  const gone = (await all(cache)).filter(([, booking]) => booking === null || !belongs(booking));
  await Promise.all(gone.map(([key]) => cache.delete(key)));
}
