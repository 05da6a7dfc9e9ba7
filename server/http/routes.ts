import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/transaction.ts';
import { sendAnswer, sendFailure } from './answer.ts';
import { CallFailure, type CallContext, type WriteContext } from './call-context.ts';
import { callRoutes, pickCall, type CallRoute, type NamedCall } from './dispatch.ts';
import { successBody } from './envelope.ts';
import { fieldsOf, type Fields } from './fields.ts';
import { isWriting, type Handlers } from './handlers.ts';
import { bodyHash, decodeRequest } from './input.ts';
import { languageOf } from './language.ts';
import { isOurOrigin } from './origin.ts';
import { countCall } from './rate-limit.ts';
import { cookieName, cookieOptions, NOBODY, principalOf } from './session.ts';
import { runWrite } from './write.ts';

export interface RouteDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'applicationKey' | 'publicOrigins' | 'https' | 'limits'>;
  readonly handlers: Handlers;
}

type Read = (request: unknown, context: CallContext) => Promise<unknown>;
type Writing = (request: unknown, context: WriteContext) => Promise<unknown>;

/** One route for every method and path of the contract; a call without its handler, or of the wrong kind, stops the start. */
export function registerCalls(app: FastifyInstance, deps: RouteDeps): void {
  for (const route of callRoutes()) {
    for (const { name, call } of route.calls)
      if (isWriting(name) !== (call.writes ?? false))
        throw new Error(`The call ${name} is registered as the wrong kind`);
    app.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: false,
      handler: (request, reply) => answer(deps, route, request, reply),
    });
  }
}

async function answer(
  deps: RouteDeps,
  route: CallRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const fields = fieldsOf(route.method === 'GET' ? request.query : request.body);
    if (fields['key_account'] !== deps.config.applicationKey) throw new CallFailure('applicationKey');
    const named = pickCall(route, fields);
    request.called.id = named.call.id;
    if (named.call.writes && !isOurOrigin(request.headers, deps.config.publicOrigins))
      throw new CallFailure('foreignOrigin');
    const values = decodeRequest(named.call, fields);
    return sendAnswer(request, reply, named.call, await work(deps, named, { fields, values, request, reply }));
  } catch (error) {
    return sendFailure(request, reply, error);
  }
}

interface Asked {
  readonly fields: Fields;
  readonly values: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function work(
  deps: RouteDeps,
  { name, call }: NamedCall,
  { fields, values, request, reply }: Asked,
): Promise<string> {
  const { db, config } = deps;
  const sessionToken = request.cookies[cookieName(config.https)];
  const context: CallContext = {
    language: languageOf(request.headers['accept-language']),
    // A write learns its owner inside its transaction: before that only limits ask who it is.
    principal: call.writes && !call.limit ? NOBODY : await principalOf(db, sessionToken),
    requestId: request.id,
    address: request.ip ?? '',
  };
  const refund = await countCall(db, call, values, context, config.limits);
  if (!call.writes) {
    const body = successBody(call, await readHandler(deps, name)(values, context));
    if (call.limit === 'lookup') await refund();
    return body;
  }
  const write = { route: call.id, bodyHash: bodyHash(call, fields), requestKey: requestKeyOf(values), sessionToken };
  const { body, newToken } = await runWrite(db, write, async (tx, owner) =>
    successBody(call, await writeHandler(deps, name)(values, { ...context, tx, owner })),
  );
  if (newToken !== null) reply.setCookie(cookieName(config.https), newToken, cookieOptions(config.https));
  return body;
}

const readHandler = ({ handlers }: RouteDeps, name: CallName) => handlers[name] as Read;
const writeHandler = ({ handlers }: RouteDeps, name: CallName) => handlers[name] as Writing;

const requestKeyOf = (values: unknown): string | null =>
  typeof values === 'object' && values !== null && 'request_key' in values && typeof values.request_key === 'string'
    ? values.request_key.toLowerCase()
    : null;
