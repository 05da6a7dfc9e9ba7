import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorName } from '#contract/errors.ts';
import type { Metrics } from './metrics.ts';

/** Counts every answer once it has been sent. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { id, errorCode } = request.called;
    metrics.count({
      call: id ?? kindOf(request, reply),
      outcome: (errorCode === undefined ? null : errorName(errorCode)) ?? String(reply.statusCode),
      errorCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}

function kindOf(request: FastifyRequest, reply: FastifyReply): 'page' | 'file' | 'none' {
  const type = String(reply.getHeader('content-type'));
  if (type.startsWith('text/html')) return 'page';
  return request.routeOptions.url === '/*' && !type.startsWith('application/json') ? 'file' : 'none';
}
