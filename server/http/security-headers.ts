import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { LANGUAGES } from '#domain/constants.ts';

export interface SecurityOptions {
  readonly https: boolean;
  readonly scriptHashes: readonly string[];
  /** There is a key for Google's map, so the pages that show it may load what it needs. */
  readonly googleMaps: boolean;
  /** Cloudflare's Turnstile guards the franchise form, so its page may load it. */
  readonly turnstile: boolean;
}

const YEAR_SECONDS = 31_536_000;

type Sources = Readonly<Record<string, readonly string[]>>;

/** What Google's map needs, by its own list, but neither 'unsafe-eval' nor any script that is not Google's. */
const GOOGLE: Sources = {
  scriptSrc: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styleSrc: ['https://fonts.googleapis.com'],
  imgSrc: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'blob:',
  ],
  fontSrc: ['https://fonts.gstatic.com'],
  connectSrc: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frameSrc: ['https://*.google.com'],
  workerSrc: ['blob:'],
};

const TURNSTILE: Sources = {
  scriptSrc: ['https://challenges.cloudflare.com'],
  frameSrc: ["'self'", 'https://challenges.cloudflare.com'],
};

const own = (scriptHashes: readonly string[]): Sources => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...scriptHashes],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

const opened = (sources: Sources, more: Sources): Sources => ({
  ...sources,
  ...Object.fromEntries(Object.entries(more).map(([name, list]) => [name, [...(sources[name] ?? []), ...list]])),
});

/** The finder of branches, its old address, and the page of each branch. */
const BRANCH_PAGES = new RegExp(`^/(?:${LANGUAGES.join('|')})/branch(?:/[a-z0-9-]+)?/?(?:[?#]|$)`);

/** The one page with a form that programs like to send. */
const FRANCHISE_PAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})/other/franchise/?(?:[?#]|$)`);

/**
 * Sets them on an answer. Scripts only from our own files, and on the pages that need them those of Google or Cloudflare, if they are set up. Inline styles are allowed, because
 * the UI library sets them.
 */
export function securityHeaders({ https, scriptHashes, googleMaps, turnstile }: SecurityOptions) {
  const headers = (directives: Sources, referrer: 'no-referrer' | 'strict-origin') =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: Object.fromEntries(Object.entries(directives).map(([name, list]) => [name, [...list]])),
      },
      referrerPolicy: { policy: referrer },
      frameguard: { action: 'deny' },
      hsts: https ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    });
  const secure = headers(own(scriptHashes), 'no-referrer');
  // Google accepts a key only from the origins for which it is meant.
  const withGoogle = headers(opened(own(scriptHashes), GOOGLE), 'strict-origin');
  const withTurnstile = headers(opened(own(scriptHashes), TURNSTILE), 'no-referrer');
  const forPage = (address: string) => {
    if (googleMaps && BRANCH_PAGES.test(address)) return withGoogle;
    return turnstile && FRANCHISE_PAGE.test(address) ? withTurnstile : secure;
  };
  return ({ raw }: FastifyRequest, reply: FastifyReply): void => {
    forPage(raw.url ?? '')(raw, reply.raw, () => {});
    reply.raw.setHeader('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  };
}
