import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../answer.ts';

/** A trusted proxy may name the client. Only PUBLIC_ORIGIN says where the site is and whether it uses https. */
const NOT_A_PROXYS_TO_SAY = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded'];

class TwoHosts extends Error {
  readonly statusCode = 400;
}

/** Given two Host headers, Node keeps the first and a proxy may have judged the second, so such a request is refused with 400. */
export function judgeHeads(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, rawHeaders } = request.raw;
    for (const name of NOT_A_PROXYS_TO_SAY) delete headers[name];
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) return sendFailure(request, reply, new TwoHosts());
  });
}
