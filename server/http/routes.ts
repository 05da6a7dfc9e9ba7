import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byOwnNames, type Call } from '#contract/call.ts';
import type { Config } from '../config.ts';
import { ownAmong } from '../db/own.ts';
import type { Db } from '../db/transaction.ts';
import { sendAnswer, sendFailure } from './answer.ts';
import {
  CallFailure,
  type CallContext,
  type OpenedKind,
  type SessionCallContext,
  type WriteContext,
} from './call-context.ts';
import { callRoutes, pickCall, sentFields, type CallRoute, type NamedCall } from './dispatch.ts';
import { successBody } from './envelope.ts';
import { fieldsOf, textIn, type Fields } from './request/fields.ts';
import type { CallTable, HandlersOf } from './handlers.ts';
import { bodyHash, decodeRequest } from './request/input.ts';
import { languageOf } from './request/language.ts';
import { takeMultipart } from './request/multipart.ts';
import { isFetchedByScript, isOurOrigin, saysScript } from './request/origin.ts';
import { NOT_OWN, ownedAs, ownedIds, requireOwnership } from './owned-ids.ts';
import { countLookup, holdLimit } from './rate-limit.ts';
import {
  accountCodeOf,
  codeAmong,
  cookieName,
  cookieOptions,
  endSession,
  hashesFor,
  lifeOf,
  openSession,
  ownersOf,
  READABLE,
  tokensNamed,
  tokensOf,
} from './session.ts';
import { openWrites, type GuestCookie } from './write.ts';

export interface RouteDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'applicationKey' | 'publicOrigins' | 'https' | 'limits'>;
  readonly handlers: Readonly<Record<string, unknown>>;
}

type Read = (request: unknown, context: CallContext) => Promise<unknown>;
type Writing = (request: unknown, context: WriteContext) => Promise<unknown>;
type AboutSessions = (request: unknown, context: SessionCallContext) => Promise<unknown>;
type OpenWrite = ReturnType<typeof openWrites>;

/** One route for every method and path of the table. A call without an owner rule stops the start. */
export function registerCalls<T extends CallTable>(
  app: FastifyInstance,
  deps: RouteDeps & { readonly handlers: HandlersOf<T> },
  table: T,
): void {
  const openWrite = openWrites(deps.db);
  const routes = callRoutes(table);
  for (const { calls } of routes) for (const { name, call } of calls) requireOwnership(name, call);
  const register = (scope: FastifyInstance, route: CallRoute) =>
    scope.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: false,
      ...bodyBound(route),
      ...saysTooLarge(route),
      handler: (request, reply) => answer(deps, openWrite, route, request, reply),
    });
  for (const route of routes.filter((route) => !isMultipart(route))) register(app, route);
  void app.register((scope, _options, done) => {
    takeMultipart(scope);
    for (const route of routes.filter(isMultipart)) register(scope, route);
    done();
  });
}

const isMultipart = ({ calls }: CallRoute) => calls.some(({ call }) => call.multipart !== undefined);

const bodyBound = ({ calls }: CallRoute) => {
  const bounds = calls.flatMap(({ call }) => call.multipart?.maxBytes ?? call.maxBytes ?? []);
  return bounds.length === 0 ? {} : { bodyLimit: Math.max(...bounds) };
};

const saysTooLarge = ({ calls }: CallRoute) => {
  const [failure] = calls.flatMap(({ call }) => call.multipart?.tooLarge ?? []);
  if (failure === undefined) return {};
  return {
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
      return sendFailure(request, reply, isTooLarge ? new CallFailure(failure) : error);
    },
  };
};

async function answer(
  deps: RouteDeps,
  openWrite: OpenWrite,
  route: CallRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const sent = sentFields(route, request);
    if (sent['key_account'] !== deps.config.applicationKey) throw new CallFailure('applicationKey');
    const named = pickCall(route, sent);
    const fields = byOwnNames(sent, named.call.also);
    request.called.id = named.call.id;
    if (named.call.answersWithin !== undefined) request.raw.setTimeout(named.call.answersWithin);
    if (named.call.writes && !mayWrite(named.call, request, deps.config)) throw new CallFailure('foreignOrigin');
    const asked = { fields, values: decodeRequest(named.call, fields), request, reply };
    return sendAnswer(request, reply, named.call, await work(deps, openWrite, named, asked));
  } catch (error) {
    return sendFailure(request, reply, error);
  }
}

const mayWrite = ({ method }: Call, { headers }: FastifyRequest, { publicOrigins }: RouteDeps['config']) =>
  isOurOrigin(headers, publicOrigins) && (method === 'POST' || isFetchedByScript(headers));

function work(deps: RouteDeps, openWrite: OpenWrite, named: NamedCall, asked: ReceivedCall): Promise<string> {
  if (named.call.anySession) return changeSessions(deps, named, asked);
  return named.call.writes ? write(deps, openWrite, named, asked) : read(deps, named, asked);
}

interface ReceivedCall {
  readonly fields: Fields;
  readonly values: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Aborted when the connection is closed before the answer. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new CallFailure('unavailable'));
  });
  return gone.signal;
}

const aboutRequest = ({ request, reply }: Pick<ReceivedCall, 'request' | 'reply'>) => ({
  language: languageOf(request.headers['accept-language']),
  requestId: request.id,
  address: request.ip ?? '',
  saysScript: saysScript(request.headers),
  gone: goneSignal(reply),
});

async function read(
  { db, config, handlers }: RouteDeps,
  { name, call }: NamedCall,
  { values, request, reply }: ReceivedCall,
): Promise<string> {
  const about = aboutRequest({ request, reply });
  const ids = ownedIds(call, values);
  const tokens = await tokensNamed(db, call, tokensOf(request.cookies, config.https), textIn(fieldsOf(values), 'code'));
  const owners = await ownersOf(db, call, { tokens, namesOwn: ids.length > 0 });
  // An id cannot be guessed, and whoever books from the same address must not lose sight of their own.
  const refund =
    call.limit === 'lookup' && ids.length === 0 ? await countLookup(db, values, about.address, config.limits) : null;
  const what = ownedAs(call);
  if ((await ownAmong(db, owners, ids, what)).length < ids.length) throw new CallFailure(NOT_OWN[what]);
  const body = successBody(
    call,
    await (handlers[name] as Read)(values, { ...about, owners, code: codeAmong(call, tokens, owners) }),
  );
  await refund?.();
  return body;
}

async function write(
  { db, config, handlers }: RouteDeps,
  openWrite: OpenWrite,
  { name, call }: NamedCall,
  { fields, values, request, reply }: ReceivedCall,
): Promise<string> {
  const about = aboutRequest({ request, reply });
  const tokens = await tokensNamed(db, call, tokensOf(request.cookies, config.https), textIn(fieldsOf(values), 'code'));
  const cookies: GuestCookie[] = [];
  const asked = {
    route: call.id,
    bodyHash: await bodyHash(call, fields),
    requestKey: textIn(fieldsOf(values), 'request_key'),
    who: call.who,
    own: call.owns !== null,
    hashes: hashesFor(call, tokens),
    owned: ownedIds(call, values),
    ownedAs: ownedAs(call),
    limit: call.limit === 'hold' ? holdLimit(values, about.address, config.limits) : null,
    requestId: request.id,
  };
  // A caller who may not make the call at all is told so, and nothing is counted, as in `read`.
  if (call.limit === 'lookup') await ownersOf(db, call, { tokens, namesOwn: asked.own });
  const refund = call.limit === 'lookup' ? await countLookup(db, values, about.address, config.limits) : null;
  const result = await (handlers[name] as Writing)(values, {
    ...about,
    guestHash: hashesFor({ who: ['guest'] }, tokens)[0] ?? null,
    owners: () => ownersOf(db, call, { tokens, namesOwn: asked.own }),
    write: openWrite(asked, (cookie) => cookies.push(cookie)),
  }).catch(async (error: unknown) => {
    // If the booking was found but refused, the call was not a guess.
    if (!(error instanceof CallFailure && error.failure === 'bookingNotFound')) await refund?.();
    throw error;
  });
  await refund?.();
  const body = successBody(call, result);
  for (const { token = null, seconds } of cookies.slice(-1)) {
    const kept = token ?? tokens.guest;
    if (kept !== undefined)
      reply.setCookie(cookieName('guest', config.https), kept, cookieOptions(config.https, seconds));
  }
  return body;
}

async function changeSessions(
  { db, config: { https }, handlers }: RouteDeps,
  { name, call }: NamedCall,
  { values, request, reply }: ReceivedCall,
): Promise<string> {
  const tokens = tokensOf(request.cookies, https);
  const keep = (kind: OpenedKind, token: string | null) => {
    const options = cookieOptions(https, token === null ? 0 : lifeOf(kind));
    reply.setCookie(cookieName(kind, https), token ?? '', options);
    if (kind !== 'webview') reply.setCookie(READABLE[kind], token === null ? '' : '1', { ...options, httpOnly: false });
  };
  const context: SessionCallContext = {
    ...aboutRequest({ request, reply }),
    openSession: async (kind, accountId) => {
      const token = await openSession(db, kind, accountId);
      // Whoever was signed in to this browser before is no longer signed in.
      if (tokens[kind] !== undefined) await endSession(db, kind, tokens[kind]);
      keep(kind, token);
      return accountCodeOf(token);
    },
    endSession: async (kind) => {
      const token = tokens[kind];
      if (token === undefined) return;
      await endSession(db, kind, token);
      keep(kind, null);
    },
  };
  return successBody(call, await (handlers[name] as AboutSessions)(values, context));
}
