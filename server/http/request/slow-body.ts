import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of this route may take to come, in milliseconds. */
    bodyMs?: number;
  }
}

/** Ends each request whose body is not there after `ms`, unless its route gives it longer: Node has one time for all routes. */
export function limitBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, next) => {
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.raw.headersSent) raw.socket.destroy();
      else answerBrokenRequest(Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket);
    }, routeOptions.config.bodyMs ?? ms);
    raw.once('close', () => clearTimeout(timer));
    next();
  });
}
