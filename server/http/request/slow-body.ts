import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of this route may take to arrive, in milliseconds. */
    bodyMs?: number;
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

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
