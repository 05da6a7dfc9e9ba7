import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log may record about a call. */
    called: { id?: string; errorCode?: number };
  }
}

/** The kind of an error and where it came from. Its message is left out: a database's holds the values of the statement. */
function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: unknown;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error instanceof TypeError || error instanceof ReferenceError ? error.message : '',
    stack: frames
      .slice(0, 12)
      .map((line) => line.trim())
      .join('\n'),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** JSON lines without query strings, bodies, cookies or addresses; a request or reply logged as a whole object comes out empty. */
export const loggerOptions = ({
  logLevel,
}: Pick<Config, 'logLevel'>): Exclude<FastifyServerOptions['logger'], undefined> => ({
  level: logLevel,
  base: null,
  serializers: { req: () => ({}), res: () => ({}), err: describeError },
});

export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('called');
  app.addHook('onRequest', async (request, reply) => {
    request.called = {};
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { id, errorCode } = request.called;
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      call: id,
      error_code: errorCode,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode === 503) request.log.warn(line, 'answered');
    else if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else if (id === undefined) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
