import type { FastifyReply } from 'fastify';

export const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    // The site's own says nothing to anybody; then a form would come without its origin.
    .header('Referrer-Policy', 'same-origin')
    .send(html);
