import type { FastifyRequest } from 'fastify';
import type { FailureDetails } from '#contract/errors.ts';
import { databaseError } from '../db/database-error.ts';
import { CallFailure } from './call-context.ts';
import type { Failure } from './envelope.ts';

export interface ThrownFailure {
  readonly failure: Failure;
  readonly details: FailureDetails;
}

/** Connection lost or refused (08, 57P, 3D), too much of something (53), and waits that ran into a transaction's limit. */
const AWAY = /^(08...|3D000|53...|57P0.|55P03|57014|25P0[34])$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EACCES',
]);
/** A write to a connection that the other side has just closed; Node names no system call for it. */
const BROKEN_LINE = new Set(['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|Client was closed)/;

function isDatabaseAway(error: unknown): boolean {
  const known = databaseError(error);
  if (known !== null) return AWAY.test(known.code);
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    if (BROKEN_LINE.has(code) || ('syscall' in at && AWAY_CODES.has(code))) return true;
    if (AWAY_WORDS.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

const ofStatus: Readonly<Record<number, Failure>> = {
  400: 'invalidInput',
  404: 'unknownCall',
  408: 'invalidInput',
  412: 'invalidInput',
  413: 'tooLarge',
  415: 'unsupportedBody',
  416: 'invalidInput',
  503: 'unavailable',
};

/** The failure that the caller is told for whatever was thrown; only 'internal' is our fault. */
export function thrownFailure(error: unknown): ThrownFailure {
  if (error instanceof CallFailure && error.failure !== 'ok') return { failure: error.failure, details: error.details };
  if (isDatabaseAway(error)) return { failure: 'unavailable', details: { retry_after: 5 } };
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return { failure: ofStatus[error.statusCode] ?? 'internal', details: {} };
  return { failure: 'internal', details: {} };
}

/** The same for the affected request; our own faults and an unavailable database are logged. */
export function loggedFailure(request: FastifyRequest, error: unknown): ThrownFailure {
  const thrown = thrownFailure(error);
  if (thrown.failure === 'internal') request.log.error({ err: error }, 'failed');
  if (thrown.failure === 'unavailable' && !(error instanceof CallFailure))
    request.log.warn({ err: error }, 'database away');
  return thrown;
}
