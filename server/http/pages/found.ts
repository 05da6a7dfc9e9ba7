import type { FastifyInstance } from 'fastify';
import { FALLBACK_LANGUAGE, LANGUAGES } from '#domain/constants.ts';

interface FoundOptions {
  readonly originOf: (host: string | undefined) => string;
  /** The public pages below the language: '' is home. */
  readonly publicPages: () => Promise<readonly string[]>;
}

const FRESH_MS = 60_000;

/** What search engines ask for first: robots.txt, and the sitemap with each public page in both languages. */
export function registerFound(app: FastifyInstance, { originOf, publicPages }: FoundOptions): void {
  let known: readonly string[] | null = null;
  const pages = async () => {
    if (known) return known;
    const read = await publicPages();
    known = read;
    setTimeout(() => (known = null), FRESH_MS).unref();
    return read;
  };
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${originOf(request.headers.host)}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(sitemap(originOf(request.headers.host), await pages())),
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function sitemap(origin: string, pages: readonly string[]): string {
  const address = (language: string, page: string) => escaped(`${origin}${encodeURI(`/${language}${page}`)}`);
  const entryOf = (page: string) => {
    const others = [...LANGUAGES.map((each) => [each, each] as const), ['x-default', FALLBACK_LANGUAGE] as const]
      .map(([name, each]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(each, page)}"/>`)
      .join('');
    return LANGUAGES.map((language) => `<url><loc>${address(language, page)}</loc>${others}</url>`);
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(entryOf),
    '</urlset>',
    '',
  ].join('\n');
}
