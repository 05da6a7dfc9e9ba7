import type { Call } from '#contract/call.ts';

/**
 * The data that travels with a server-drawn page: the browser draws the same from it without calling again. What a loader stores under a
 * name on the server, the same loader takes in the browser, once.
 */
export interface Arrival {
  readonly isServer: boolean;
  /** Out of date because the page came from the browser's cache, but still used to draw it. */
  readonly isOld: boolean;
  readonly leave: (name: string, value: unknown) => void;
  readonly take: (name: string) => unknown;
  /** On a server: something that the page is drawn with could not be read. */
  readonly lack: () => void;
}

/** As it is written in the page. */
export interface ArrivalData {
  /** The server's clock when it drew the page, in milliseconds. */
  readonly now: number;
  readonly left: Readonly<Record<string, unknown>>;
}

const ELEMENT = 'arrival';

export const serverArrival = () => {
  const left: Record<string, unknown> = {};
  let isWhole = true;
  const arrival: Arrival = {
    isServer: true,
    isOld: false,
    leave: (name, value) => {
      left[name] = value;
    },
    take: () => undefined,
    lack: () => {
      isWhole = false;
    },
  };
  return { arrival, left, isWhole: () => isWhole };
};

/** Data that nobody has taken by then is out of date, so it is dropped. */
const FRESH_MS = 10_000;

export const browserArrival = (data: ArrivalData | null, isOld = false): Arrival => {
  const left = new Map(Object.entries(data?.left ?? {}));
  const arrivedAt = performance.now();
  return {
    isServer: false,
    isOld,
    leave: () => undefined,
    take: (name) => {
      const value = performance.now() - arrivedAt < FRESH_MS ? left.get(name) : undefined;
      left.delete(name);
      return value;
    },
    lack: () => undefined,
  };
};

/** The name under which the answer to a call is stored. The fixed fields distinguish calls with the same id. */
export const nameOfAnswer = (language: string, { id, fixed }: Pick<Call, 'id' | 'fixed'>, request: unknown): string =>
  [language, id, JSON.stringify([fixed, request])].join(' ');

/** A script element with data: it is never run, so the security policy need not allow it; `<` is escaped, so that nothing can end it. */
export function arrivalElement({ now, left }: ArrivalData): string {
  // Sorted by name, so that the order in which answers arrive does not change the page.
  const ordered = Object.fromEntries(Object.entries(left).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({ now, left: ordered }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ELEMENT}">${text}</script>`;
}

/** Null if no server has drawn the page. */
export const readArrival = (): ArrivalData | null => {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text === undefined || text === '' ? null : (JSON.parse(text) as ArrivalData);
};
