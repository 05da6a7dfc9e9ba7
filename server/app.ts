import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/all.ts';
import type { Config } from './config.ts';
import type { Db } from './db/transaction.ts';
import { admitWork, sayTooMany } from './http/admission/admission.ts';
import { NoRoom, within } from './http/admission/gate.ts';
import { sendFailure } from './http/answer.ts';
import { answerBrokenRequest } from '#server/http/request/broken-request.ts';
import { demandSpeed, limitBodies } from '#server/http/request/slow-body.ts';
import { CallFailure } from './http/call-context.ts';
import type { Handlers } from './http/handlers.ts';
import { drawnPages, type DrawPage, type ReadAddress } from '#server/http/pages/drawn-pages.ts';
import { isOddAddress } from '#domain/odd-address.ts';
import { registerFound } from './http/pages/found.ts';
import { notFoundAddress } from '#server/http/pages/not-found-address.ts';
import { loopbackOrigin } from '#server/http/request/origin.ts';
import { judgeHeads } from '#server/http/request/request-head.ts';
import { loggerOptions, logRequests } from './http/request-log.ts';
import { readTemplate } from '#server/http/pages/page-template.ts';
import { registerCalls } from './http/routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import {
  asksForPage,
  isRefusedFile,
  readPage,
  registerFiles,
  setContentRange,
  sendPage,
  sendBegun,
  undrawn,
  type Page,
} from '#server/http/pages/site.ts';
import { registerStudio } from '#server/http/pages/studio.ts';
import { countRequests } from './metrics/count-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerCalendar } from './modules/appointments/calendar.routes.ts';
import { registerMemberPicture } from './modules/members/picture.routes.ts';
import { readNow } from './db/clock.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { itemPages } from './modules/search/item-pages.ts';
import { registerPhotos } from './modules/photos/photos.routes.ts';
import { registerSampleApp } from './modules/sso/sample-app.routes.ts';
import { registerClosedSso, registerSso } from './modules/sso/sso.routes.ts';
import { httpOrigin } from './network.ts';

export interface AppDeps {
  readonly config: Config;
  readonly db: Db;
  readonly handlers: Handlers;
  /** The built app; without it there are calls only. */
  readonly siteRoot?: string;
  /** The built statechart studio, if it is to be served. */
  readonly studioRoot?: string;
  /** Draws pages on the server; without it every page is drawn in the browser. */
  readonly draw?: DrawPage;
  /** How the app reads a page's address; without it, every address with a search counts as personal. */
  readonly readAddress?: ReadAddress;
  /** The public pages of the app among these pages of items; without it there is no sitemap. */
  readonly publicPages?: (items: readonly string[]) => readonly string[];
  /** Without them nothing is counted. */
  readonly metrics?: Metrics;
}

const BODY_BYTES = 64 * 1024;
const REQUEST_MS = 10_000;
/** The time limit of the slowest body that a route allows. */
const LONGEST_REQUEST_MS = 70_000;
/** The free times of a branch are 80 kB of text, but only 2 kB compressed. */
const COMPRESSED_FROM_BYTES = 1024;
/** Quick levels, because each answer is compressed for a single request. */
const BROTLI_QUALITY = 4;
/** Up to here in one piece, which takes half a millisecond and is sent in one write; a stream costs more than that. */
const COMPRESSED_AT_ONCE_BYTES = 192 * 1024;

const unread: ReadAddress = (address) => {
  const isPersonal = address.includes('?');
  return { canonical: isPersonal ? null : address, beginning: null, isPersonal };
};

export async function buildApp({
  config,
  db,
  handlers,
  siteRoot,
  studioRoot,
  draw,
  readAddress = unread,
  publicPages,
  metrics,
}: AppDeps): Promise<FastifyInstance> {
  const page = siteRoot === undefined ? null : readPage(siteRoot);
  const secure = securityHeaders({
    https: config.https,
    scriptHashes: page?.scriptHashes ?? [],
    googleMaps: config.googleMaps !== null,
    turnstile: config.turnstile !== null,
  });
  const app = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: 2 * REQUEST_MS,
    keepAliveTimeout: 10_000,
    // Without it Node looks for slow senders only every 30 seconds.
    http: { connectionsCheckingInterval: 2000, headersTimeout: REQUEST_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      request.called = {};
      // Hooks do not see requests that cannot be routed.
      secure(request, reply);
      const seconds = app.overdrawn(request, 'reads');
      if (seconds > 0) sayTooMany(reply, seconds);
      else void (page && asksForPage(request) ? nothingThere(request, reply) : sendFailure(request, reply, error));
    },
  });
  logRequests(app);
  limitBodies(app, REQUEST_MS);
  demandSpeed(app);
  if (metrics) countRequests(app, metrics);
  app.removeAllContentTypeParsers();
  const sendUndrawn = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    sendPage(request, reply, undrawn(request, page), readAddress(request.url).isPersonal);
  app.addHook('onRequest', (request, reply, next) => {
    secure(request, reply);
    next();
  });
  judgeHeads(app);
  await app.register(compress, {
    globalDecompression: false,
    threshold: COMPRESSED_FROM_BYTES,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(cookie);
  await app.register(formbody);
  admitWork(app, config);
  // Set before the routes: registering files later would leave them with the default handler.
  app.setErrorHandler((error, request, reply) => {
    if (isRefusedFile(request, error)) return nothingThere(request, reply);
    setContentRange(reply, error);
    return sendFailure(request, reply, error);
  });
  const originOf = (host: string | undefined) =>
    config.publicOrigins[0] ?? loopbackOrigin(host) ?? httpOrigin(config, app.server.address());
  registerCalls(app, { db, config, handlers }, calls);
  registerPhotos(app, { db, config });
  registerCalendar(app, { db });
  registerMemberPicture(app, { db, config });
  if (config.sso === 'embedded') {
    registerSso(app, { db, config, originOf });
    registerSampleApp(app, { db, config });
  } else registerClosedSso(app);
  if (publicPages)
    registerFound(app, {
      originOf,
      publicPages: async () => publicPages(await itemPages(branchNow(await readNow(db)).date)),
    });
  if (studioRoot !== undefined) await registerStudio(app, studioRoot);
  if (page && siteRoot !== undefined) await registerFiles(app, siteRoot);
  const template = draw && siteRoot !== undefined && page ? readTemplate(siteRoot) : null;
  const onFailure = (request: FastifyRequest, error: unknown) => {
    if (!(error instanceof NoRoom))
      request.log.error({ fault: error instanceof Error ? error.name : 'unknown' }, 'a page could not be drawn');
  };
  const drawn =
    draw && template
      ? drawnPages({
          app,
          draw: (asked) => within(app.gates.drawing, () => draw(asked)),
          template,
          originOf,
          readAddress,
          onFailure,
        })
      : undefined;
  const showPage = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const isOdd = isOddAddress(request.url);
    const address = isOdd ? notFoundAddress(request.url) : request.url;
    try {
      const found = await drawn?.(request, address);
      const { isPersonal } = readAddress(request.url);
      if (found && 'begin' in found) return sendBegun(request, reply, found, isPersonal);
      if (found) return await sendPage(request, reply, found, isPersonal);
    } catch (error) {
      onFailure(request, error);
    }
    return isOdd ? sendFailure(request, reply, new CallFailure('unknownCall')) : sendUndrawn(request, reply, page);
  };
  const nothingThere = async (request: FastifyRequest, reply: FastifyReply) =>
    page && asksForPage(request)
      ? showPage(request, reply, page)
      : sendFailure(request, reply, new CallFailure('unknownCall'));
  app.setNotFoundHandler(nothingThere);
  return app;
}
