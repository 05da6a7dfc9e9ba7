import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  readonly https: boolean;
  readonly scriptHashes: readonly string[];
}

const YEAR_SECONDS = 31_536_000;

/** Sets them on an answer. Scripts only from our own files. Inline styles are allowed, because the UI library sets them. */
export function securityHeaders({ https, scriptHashes }: SecurityOptions) {
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
  });
  return ({ raw }: FastifyRequest, reply: FastifyReply): void => {
    secure(raw, reply.raw, () => {});
    reply.raw.setHeader('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  };
}
