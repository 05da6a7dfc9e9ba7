import type { FastifyRequest } from 'fastify';

/** The address of a call that this server makes of itself. The system gives every socket a number, so nobody outside has it. */
export const INSIDE = 'inside';

/** Judged by the socket, never by a header. */
export const isInside = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === INSIDE;
