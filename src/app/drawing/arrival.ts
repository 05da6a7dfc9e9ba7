import type { Call } from '#contract/call.ts';

/**
 * What travels with a page that a server has drawn: the browser draws the same from it without asking again, then goes on by
 * itself. What a loader leaves under a name on the server, the same loader takes in the browser, once.
 */
export interface Arrival {
  readonly isServer: boolean;
  /** It is drawn from once more, but no longer true: the page came out of the browser's cache. */
  readonly isOld: boolean;
  readonly leave: (name: string, value: unknown) => void;
  readonly take: (name: string) => unknown;
}

/** As it stands in the page. */
export interface ArrivalData {
  /** The server's clock when it drew the page, in milliseconds. */
  readonly now: number;
  readonly left: Readonly<Record<string, unknown>>;
}

const ELEMENT = 'arrival';

export const serverArrival = () => {
  const left: Record<string, unknown> = {};
  const arrival: Arrival = {
    isServer: true,
    isOld: false,
    leave: (name, value) => {
      left[name] = value;
    },
    take: () => undefined,
  };
  return { arrival, left };
};

/** What nobody has taken by then is dropped: it is no longer news. */
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
  };
};

/** The name under which the answer to a call is left. Their fixed fields tell calls with one id apart. */
export const nameOfAnswer = (language: string, { id, fixed }: Pick<Call, 'id' | 'fixed'>, request: unknown): string =>
  [language, id, JSON.stringify([fixed, request])].join(' ');

/** A script that is no script: never run, so it needs no place in the security policy; `<` cannot end it. */
export function arrivalElement({ now, left }: ArrivalData): string {
  // In the order of their names: which of two answers came first would make two pages of one.
  const ordered = Object.fromEntries(Object.entries(left).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const text = JSON.stringify({ now, left: ordered }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ELEMENT}">${text}</script>`;
}

/** Null if no server has drawn the page. */
export const readArrival = (): ArrivalData | null => {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text === undefined || text === '' ? null : (JSON.parse(text) as ArrivalData);
};
