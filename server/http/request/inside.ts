import type { FastifyRequest } from 'fastify';

/** The address of calls that this server makes to itself. Real sockets have numeric addresses, so nobody outside can have it. */
export const INSIDE = 'inside';

/** Judged by the socket's address, never by a header. */
export const isFromInside = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === INSIDE;
