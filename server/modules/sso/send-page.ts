import type { FastifyReply } from 'fastify';

export const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    // The site's own policy sends no referrer at all, and then forms would arrive with `Origin: null`.
    .header('Referrer-Policy', 'same-origin')
    .send(html);
