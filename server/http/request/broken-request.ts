import type { Socket } from 'node:net';
import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { failureBody } from '../envelope.ts';

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Bytes that are not HTTP, have an overlong head or never end do not become a request, so they are answered on the raw socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerOnSocket(
    socket,
    statuses[error.code ?? ''] ?? '400 Bad Request',
    failureBody('invalidInput', FALLBACK_LANGUAGE),
  );
}

/** Answers before the request has come whole, and ends the connection. */
export function answerOnSocket(socket: Socket, status: string, body: string): void {
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
