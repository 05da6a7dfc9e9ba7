import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NoRoom } from '../admission/gate.ts';
import { INSIDE } from '../request/inside.ts';
import { UNDRAWN, type DrawnParts, type PageBeginning, type PageTemplate } from './page-template.ts';

/** The app's own build for drawing pages, next to its files. */
export type DrawPage = (request: {
  readonly address: string;
  readonly origin: string;
  readonly send: typeof fetch;
  /** Called with the page's status when its guards and loaders are done; it draws when the returned promise resolves. */
  readonly onLoaded: (status: number) => Promise<void>;
}) => Promise<PageBeginning & DrawnParts & { readonly status: number }>;

/** How the app reads an address, given the raw path and search. */
export type ReadAddress = (address: string) => {
  /** The one address under which the page is cached for everybody; null if its search has a field that the app knows. */
  readonly canonical: string | null;
  /** What is known about the page before it is drawn; null if there is no such page. */
  readonly beginning: PageBeginning | null;
  /** The address contains personal data, such as a plate. */
  readonly isPersonal: boolean;
};

export interface ReadyPage {
  readonly status: number;
  readonly html: Buffer;
  /** Best first. */
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly bytes: () => Promise<Buffer> }[];
}

/**
 * A page that is sent while it is being drawn. Its guards and loaders have ended well, so its status 200 is known; if drawing itself fails, the
 * browser draws the page.
 */
export interface BegunPage {
  readonly begin: string;
  /** Starts drawing and returns the visible part and the rest; never fails. */
  readonly rest: () => Promise<{ readonly body: string; readonly end: string }>;
}

export interface DrawnPagesOptions {
  readonly app: FastifyInstance;
  readonly draw: DrawPage;
  readonly template: PageTemplate;
  /** The site's origin, for a request with this Host header. */
  readonly originOf: (host: string | undefined) => string;
  readonly readAddress: ReadAddress;
  readonly onFailure: (request: FastifyRequest, error: unknown) => void;
}

/** A page that is the same for everybody can be cached briefly; the app knows which. */
const FRESH_MS = 10_000;
const KEPT_PAGES = 400;
/** Sent while they are drawn, each with an encoder of its own. */
const BEGUN_AT_ONCE = 18;
const LONGEST_MS = 10_000;
export const BROTLI_QUALITY = 5;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page is compressed when it is first requested in that encoding, and cached as long as the page itself. */
const once = (compress: () => Promise<Buffer>): (() => Promise<Buffer>) => {
  let done: Promise<Buffer> | undefined;
  return () => (done ??= compress());
};

interface Drawn {
  readonly page: ReadyPage;
  readonly body: string;
  readonly end: string;
}

interface Drawing {
  /** The page's status, known before it is drawn. Rejects as `drawn` does. */
  readonly status: Promise<number>;
  readonly drawn: Promise<Drawn>;
  /** The beginning has been sent, or nothing is sent before the page is drawn. */
  readonly goOn: () => void;
}

/** If nobody says so, as when the connection has been cut. */
const GO_ON_MS = 100;

/** Drawing keeps this process busy, so between loading and drawing it waits until the beginning has been sent. */
function inTwoSteps(draw: (onLoaded: (status: number) => Promise<void>) => Promise<Drawn>): Drawing {
  let goOn = () => {};
  const isSent = new Promise<void>((resolve) => (goOn = resolve));
  let tell: (status: number) => void = () => {};
  const loaded = new Promise<number>((resolve) => (tell = resolve));
  const drawn = draw((status) => {
    tell(status);
    const timer = setTimeout(goOn, GO_ON_MS);
    return isSent.finally(() => clearTimeout(timer));
  });
  const status = Promise.race([loaded, drawn.then(({ page }) => page.status)]);
  // Whoever asks is told by `drawn`.
  status.catch(() => undefined);
  return { status, drawn, goOn };
}

/** The pages as the app draws them on the server, cached briefly. */
export function drawnPages({ app, draw, template, originOf, readAddress, onFailure }: DrawnPagesOptions) {
  const kept = new Map<string, { readonly drawing: Drawing; page: ReadyPage | null }>();
  const send = callsInside(app);
  const begun = new Set<symbol>();
  /** Call the returned function when the page has been drawn; if the connection is cut at a bad moment, that may never happen. */
  const begin = () => {
    const mine = Symbol('begun');
    begun.add(mine);
    const leave = () => {
      clearTimeout(timer);
      begun.delete(mine);
    };
    const timer = setTimeout(leave, LONGEST_MS).unref();
    return leave;
  };

  const drawOne = (address: string, origin: string): Drawing =>
    inTwoSteps(async (onLoaded) => dressed(await draw({ address, origin, send, onLoaded })));

  const dressed = ({ status, ...parts }: Awaited<ReturnType<DrawPage>>): Drawn => {
    const [body, end] = [template.body(parts), template.end(parts, parts)];
    const text = Buffer.from(template.begin(parts) + body + end);
    const compressed = [
      {
        encoding: 'br',
        bytes: once(() => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
      },
      { encoding: 'gzip', bytes: once(() => zip(text)) },
    ] as const;
    return { page: { status, html: text, compressed }, body, end };
  };

  const drawAndKeep = (address: string, origin: string): Drawing => {
    const key = origin + address;
    const drawing = drawOne(address, origin);
    const entry: { drawing: Drawing; page: ReadyPage | null } = { drawing, page: null };
    kept.set(key, entry);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
    const drop = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    setTimeout(drop, FRESH_MS).unref();
    drawing.drawn.then(({ page }) => {
      entry.page = page;
      if (page.status !== 200) drop();
    }, drop);
    return drawing;
  };

  return async (request: FastifyRequest, asked: string): Promise<ReadyPage | BegunPage> => {
    const address = asSpelled(asked);
    const origin = originOf(request.headers.host);
    const { canonical, beginning } = readAddress(address);
    const drawing = () =>
      canonical === null
        ? drawOne(address, origin)
        : (kept.get(origin + canonical)?.drawing ?? drawAndKeep(canonical, origin));
    const known = canonical === null ? null : (kept.get(origin + canonical)?.page ?? null);
    if (known) return known;
    const mayBegin = begun.size < BEGUN_AT_ONCE;
    // An uncached page would be compressed only for this caller.
    if (!mayBegin && canonical === null) throw new NoRoom();
    const { status, drawn, goOn } = drawing();
    const whole = async () => {
      goOn();
      return (await drawn).page;
    };
    if (beginning === null || request.method === 'HEAD' || !mayBegin) return whole();
    const leave = begin();
    try {
      // A failed guard or loader answers with its own status and the error page.
      if ((await status) !== 200) {
        leave();
        return await whole();
      }
    } catch (error) {
      leave();
      throw error;
    }
    return {
      begin: template.begin(beginning),
      rest: async () => {
        try {
          goOn();
          const { page, body, end } = await drawn;
          if (page.status === 200) return { body, end };
        } catch (error) {
          onFailure(request, error);
        } finally {
          leave();
        }
        return { body: template.body(UNDRAWN), end: template.end(beginning, UNDRAWN) };
      },
    };
  };
}

/** Characters that the app leaves unencoded; all others stay percent-encoded, in upper case. */
const UNCODED = /[\w.~!'()*-]/;

/**
 * The address as the app itself would write it. The app would answer a trailing slash or another encoding (`%c3` for `%C3`, `%41` for `A`) with a
 * correction of the address, and draw nothing.
 */
function asSpelled(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const spelled = path.replace(/(.)\/$/, '$1').replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNCODED.test(character) ? character : code.toUpperCase();
  });
  return spelled + address.slice(path.length);
}

/** The calls of a page that is being drawn, answered by this same server without a socket. */
const callsInside =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://server.invalid'), init);
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: INSIDE,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' ? { payload: await request.text() } : {}),
    });
    return new Response(answer.payload, { status: answer.statusCode });
  };
