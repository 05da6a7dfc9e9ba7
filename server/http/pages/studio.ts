import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheOf, filesIn } from './site.ts';

/** Where the statechart studio is served. */
export const STUDIO_PATH = '/statecharts';

/** Serves the folder of the studio. Its files have relative addresses, so its page has an address that ends with a slash. */
export async function registerStudio(app: FastifyInstance, root: string): Promise<void> {
  const page = join(root, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page);
  app.get(STUDIO_PATH, async (request, reply) => {
    const [path = '', search] = request.url.split('?');
    if (!path.endsWith('/')) return reply.redirect(`${STUDIO_PATH}/${search === undefined ? '' : `?${search}`}`, 308);
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
  });
  const files = filesIn(root);
  await app.register(fastifyStatic, {
    root,
    prefix: `${STUDIO_PATH}/`,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    allowedPath: (path) => files.has(path.replace(STUDIO_PATH, '')) || files.has(path),
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', /[\\/]data[\\/]/.test(path) ? 'no-cache' : cacheOf(path));
    },
  });
}
