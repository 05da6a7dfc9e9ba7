import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '#domain/constants.ts';
import { callSegments } from '../dispatch.ts';
import { BROTLI_QUALITY, type BegunPage, type ReadyPage } from './drawn-pages.ts';
import { isOddAddress } from '#domain/odd-address.ts';

export interface Page extends Omit<ReadyPage, 'status'> {
  /** CSP sources for the page's inline scripts. */
  readonly scriptHashes: readonly string[];
}

const YEAR_SECONDS = 31_536_000;
const pageSegments = new Set<string>(['', ...LANGUAGES, 'guideline']);

/** The app's single page; null if the app has not been built. */
export function readPage(root: string): Page | null {
  const file = join(root, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file);
  const inline = [...html.toString('utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)];
  return {
    html,
    compressed: (
      [
        ['br', 'br'],
        ['gzip', 'gz'],
      ] as const
    )
      .filter(([, ending]) => existsSync(`${file}.${ending}`))
      .map(([encoding, ending]) => {
        const bytes = readFileSync(`${file}.${ending}`);
        return { encoding, bytes: async () => bytes };
      }),
    scriptHashes: inline.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  };
}

/** The addresses of all files that may be requested. */
export function filesIn(root: string): ReadonlySet<string> {
  const found = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
  return new Set(found.filter((path) => !/^\/index\.html$|\.(br|gz)$|\/\./.test(path)));
}

/** A service worker that a browser had cached could not be replaced. */
export function cacheOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return /[\\/]service-worker\.js$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

/** Anything else is a page or nothing, so the disk need not be read. */
export async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  const files = filesIn(root);
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path, _root, request) => files.has(path) && !isOddAddress(request.url),
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cacheOf(path));
    },
  });
}

/** A path that the file server refuses without looking: a folder, a path out of the folder, or one with a NUL. */
export const isRefusedFile = (request: FastifyRequest, error: unknown): boolean =>
  request.routeOptions.url?.endsWith('/*') === true &&
  error instanceof Error &&
  'statusCode' in error &&
  (error.statusCode === 400 || error.statusCode === 403 || error.statusCode === 404);

/** When a requested range lies outside the file, the answer says how long the file is. */
export function setContentRange(reply: FastifyReply, error: unknown): void {
  const { headers } = Object(error) as { headers?: Readonly<Record<string, unknown>> };
  if (typeof headers?.['Content-Range'] === 'string') reply.header('Content-Range', headers['Content-Range']);
}

const segmentOf = (request: FastifyRequest) => request.url.split(/[?#]/)[0]?.split('/').filter(Boolean)[0] ?? '';

/** Whether a request is for a page: neither a call nor a file, and the client accepts HTML. */
export function asksForPage(request: FastifyRequest): boolean {
  const segment = segmentOf(request);
  if ((request.method !== 'GET' && request.method !== 'HEAD') || callSegments.has(segment) || segment === 'assets')
    return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(request.url.split('?')[0] ?? ''));
}

/** The page for the browser to draw, with the status that follows from the address. */
export const undrawn = (request: FastifyRequest, page: Page): ReadyPage => ({
  ...page,
  status: pageSegments.has(segmentOf(request)) ? 200 : 404,
});

const isAccepted = (request: FastifyRequest, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(request.headers['accept-encoding'] ?? '');

/** A page whose address is personal must not be cached anywhere, not even in the browser's history. */
const asPage = (reply: FastifyReply, status: number, isPersonal: boolean): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', isPersonal ? 'no-store' : 'no-cache')
    .header('Vary', 'Accept-Encoding');

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ReadyPage,
  isPersonal: boolean,
): Promise<FastifyReply> {
  const best = page.compressed.find(({ encoding }) => isAccepted(request, encoding));
  if (best) reply.header('Content-Encoding', best.encoding);
  return asPage(reply, page.status, isPersonal).send((await best?.bytes()) ?? page.html);
}

/** About the size of a page's text: with brotli's default, each page being sent would take a megabyte or more. */
const WINDOW_BITS = 16;

const STREAMS = {
  // Each write is sent at once.
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  identity: () => new PassThrough(),
} as const;

/** The beginning is sent before the page is drawn, so that the browser can read the styles meanwhile. */
export function sendBegun(
  request: FastifyRequest,
  reply: FastifyReply,
  { begin, rest }: BegunPage,
  isPersonal: boolean,
): FastifyReply {
  const encoding = (['br', 'gzip'] as const).find((name) => isAccepted(request, name)) ?? 'identity';
  const stream = STREAMS[encoding]();
  const goOn = async () => {
    const { body, end } = await rest();
    stream.write(body);
    stream.end(end);
  };
  // Drawing keeps this process busy, so it starts once the beginning has been sent.
  stream.write(begin, () => setImmediate(() => void goOn()));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return asPage(reply, 200, isPersonal).send(stream);
}
