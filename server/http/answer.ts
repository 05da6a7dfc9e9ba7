import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import { failureBody, httpStatusOf } from './envelope.ts';
import { languageOf } from './request/language.ts';
import { loggedFailure } from './thrown-failure.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The catalogue is the same for everybody and may be revalidated by its ETag; nothing else is cached. */
const isCatalogue = (call: Call) =>
  call.method === 'GET' && !call.personal && !call.writes && !call.timestamp && !call.limit;

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, call: Call, body: string): FastifyReply {
  request.called.errorCode = ERROR.ok;
  reply.type(JSON_TYPE).header('Vary', 'Accept-Language');
  if (!isCatalogue(call)) return reply.header('Cache-Control', 'no-store').send(body);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('Cache-Control', 'private, max-age=0, must-revalidate').header('ETag', tag);
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body);
}

/** Answers whatever was thrown, in the envelope; our own faults are logged. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { failure, details } = loggedFailure(request, error);
  request.called = { ...request.called, errorCode: ERROR[failure] };
  if (httpStatusOf(failure) === 503) reply.header('Retry-After', String(details.retry_after ?? 5));
  return reply
    .code(statusFor(failure, error))
    .type(JSON_TYPE)
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Accept-Language')
    .send(failureBody(failure, languageOf(request.headers['accept-language']), details));
}

/** A request that could not be read keeps its 400, and a file request keeps the status of a failed precondition or range. */
function statusFor(failure: Parameters<typeof httpStatusOf>[0], error: unknown): number {
  if (failure !== 'invalidInput' || !(error instanceof Error) || !('statusCode' in error)) return httpStatusOf(failure);
  return error.statusCode === 412 || error.statusCode === 416 ? error.statusCode : 400;
}
