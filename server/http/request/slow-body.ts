import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { failureBody, type Failure } from '../envelope.ts';
import { answerBrokenRequest, answerOnSocket } from './broken-request.ts';
import { languageOf } from './language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of this route may take to arrive, in milliseconds. */
    bodyMs?: number;
    /** How fast the body must come at least, and what is said of one that does not. */
    slowest?: { readonly bytesPerSecond: number; readonly failure: Failure };
  }
}

/** Ends every request whose body has not arrived after `ms`, unless its route allows longer: Node has only one limit for all routes. */
export function limitBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, next) => {
    const end = () => {
      if (reply.raw.headersSent) raw.destroy();
      else answerBrokenRequest(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
    };
    if (hasBody(raw)) {
      const timer = setTimeout(end, routeOptions.config.bodyMs ?? ms);
      for (const over of ['end', 'close'] as const) raw.once(over, () => clearTimeout(timer));
    }
    next();
  });
}

const WINDOW_MS = 15_000;

/**
 * Ends a body that comes slower than its route allows, in any quarter of a minute: whoever sends a byte now and then would otherwise hold a place
 * for as long as an honest sender on a bad line. A pause of some seconds, as between two masts, is none.
 */
export function demandSpeed(app: FastifyInstance, windowMs = WINDOW_MS): void {
  app.addHook('preParsing', ({ raw, routeOptions, headers }, reply, payload, next) => {
    const { slowest } = routeOptions.config;
    if (slowest !== undefined && hasBody(raw)) {
      const { socket } = raw;
      let before = socket.bytesRead;
      const timer = setInterval(() => {
        const came = socket.bytesRead - before;
        before = socket.bytesRead;
        if (came * 1000 >= slowest.bytesPerSecond * windowMs) return;
        clearInterval(timer);
        if (reply.raw.headersSent) raw.destroy();
        else
          answerOnSocket(
            socket,
            '408 Request Timeout',
            failureBody(slowest.failure, languageOf(headers['accept-language'])),
          );
      }, windowMs);
      for (const over of ['end', 'close'] as const) raw.once(over, () => clearInterval(timer));
    }
    next(null, payload);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
