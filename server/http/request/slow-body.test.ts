import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { demandSpeed } from './slow-body.ts';

const WINDOW_MS = 200;
/** A hundred bytes in a window. */
const SLOWEST = { bytesPerSecond: 500, failure: 'photoTooSlow' } as const;

async function sending(partBytes: number, everyMs: number, parts: number): Promise<string> {
  const app = fastify();
  demandSpeed(app, WINDOW_MS);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  app.put('/photo', { config: { slowest: SLOWEST } }, () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const bound = app.server.address();
  const socket = connect(typeof bound === 'object' && bound !== null ? bound.port : 0, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.on('error', () => undefined);
  socket.write(
    `PUT /photo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Language: en\r\nContent-Type: image/jpeg\r\nContent-Length: ${partBytes * parts}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < parts && socket.writable) socket.write('x'.repeat(partBytes));
    sent += 1;
  }, everyMs);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  clearInterval(timer);
  return text;
}

it('a body that comes too slowly is ended with an answer that says so', async () => {
  const answer = await sending(1, 20, 10_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(`"error_code":${ERROR.photoTooSlow}`);
  expect(answer).toContain('too slow');
});

it('one that comes fast enough is taken, however long it takes', async () => {
  expect(await sending(500, 50, 30)).toMatch(/^HTTP\/1\.1 200 [^]*taken$/);
});
