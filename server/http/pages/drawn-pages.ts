import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { INSIDE } from '../request/inside.ts';
import type { PageParts, PageTemplate } from './page-template.ts';

/** The app's own drawing of a page, built next to its files. */
export type DrawPage = (request: {
  readonly address: string;
  readonly origin: string;
  readonly send: typeof fetch;
}) => Promise<PageParts & { readonly status: number }>;

/** What the app makes of an address, given path and search as they came. */
export type ReadAddress = (address: string) => {
  /** The one address under which the page is kept for everybody, if its search holds nothing that the app knows; else null. */
  readonly canonical: string | null;
  /** The address says something about a person, such as a plate. */
  readonly isPersonal: boolean;
};

export interface ReadyPage {
  readonly status: number;
  readonly html: Buffer;
  /** The best first. */
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly bytes: () => Promise<Buffer> }[];
}

export interface DrawnPagesOptions {
  readonly app: FastifyInstance;
  readonly draw: DrawPage;
  readonly template: PageTemplate;
  /** Of the site, for a request with this Host header. */
  readonly originOf: (host: string | undefined) => string;
  readonly readAddress: ReadAddress;
}

/** A page without a search is the same for everybody for a moment; a search that the app knows may be somebody's own. */
const FRESH_MS = 10_000;
const KEPT_PAGES = 100;
const BROTLI_QUALITY = 5;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page is compressed when somebody asks for it so, and kept so as long as the page is. */
const once = (compress: () => Promise<Buffer>): (() => Promise<Buffer>) => {
  let done: Promise<Buffer> | undefined;
  return () => (done ??= compress());
};

/** The pages as the app draws them on the server, kept for a moment. */
export function drawnPages({ app, draw, template, originOf, readAddress }: DrawnPagesOptions) {
  const kept = new Map<string, Promise<ReadyPage>>();
  const send = callsInside(app);

  const drawOne = async (address: string, origin: string): Promise<ReadyPage> => {
    const { status, ...parts } = await draw({ address, origin, send });
    const html = template.compose(parts);
    const text = Buffer.from(html);
    return {
      status,
      html: text,
      compressed: [
        {
          encoding: 'br',
          bytes: once(() => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
        },
        { encoding: 'gzip', bytes: once(() => zip(text)) },
      ],
    };
  };

  const keep = (key: string, page: Promise<ReadyPage>) => {
    kept.set(key, page);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
    const drop = () => {
      if (kept.get(key) === page) kept.delete(key);
    };
    setTimeout(drop, FRESH_MS).unref();
    page.then(({ status }) => status < 500 || drop(), drop);
  };

  return (request: FastifyRequest, asked: string): Promise<ReadyPage> => {
    const address = withoutSlash(asked);
    const origin = originOf(request.headers.host);
    const { canonical } = readAddress(address);
    if (canonical === null) return drawOne(address, origin);
    const key = `${origin}${canonical}`;
    const known = kept.get(key);
    if (known) return known;
    const page = drawOne(canonical, origin);
    keep(key, page);
    return page;
  };
}

/** With a trailing slash the app would first correct the address and draw nothing. */
const withoutSlash = (address: string) => address.replace(/^(\/[^?#]*[^/?#])\/(?=$|[?#])/, '$1');

/** The calls of a page that is being drawn, answered by this very server without a socket. */
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
