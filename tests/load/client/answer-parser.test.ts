import { describe, expect, it } from 'vitest';
import { takeAnswer } from './answer-parser.ts';

const text = (...lines: string[]) => lines.join('\r\n');
const plain = text(
  'HTTP/1.1 200 OK',
  'content-type: application/json; charset=utf-8',
  'set-cookie: guest=abc-_1; Max-Age=60; Path=/; HttpOnly',
  'Content-Length: 16',
  '',
  '{"error_code":0}',
);
const chunked = text('HTTP/1.1 200 OK', 'transfer-encoding: chunked', '', '4', 'abcd', '3', '\r\nz', '0', '', '');
const busy = text('HTTP/1.1 503 Busy', 'retry-after: 5', 'connection: close', 'content-length: 0', '', '');

describe('an answer as it arrives from the socket', () => {
  it.each([plain, chunked, busy])('is returned whole, and only after its last byte', (answer) => {
    const bytes = Buffer.from(answer);
    for (let length = 0; length < bytes.length; length += 1) expect(takeAnswer(bytes.subarray(0, length))).toBeNull();
    expect(takeAnswer(bytes)?.length).toBe(bytes.length);
  });

  it('gives what the client needs to continue', () => {
    const { status, cookie, body, isLast } = takeAnswer(Buffer.from(plain))!.answer;
    expect([status, cookie, body.toString(), isLast]).toEqual([200, 'guest=abc-_1', '{"error_code":0}', false]);
  });

  it('joins chunks, including line breaks within them', () => {
    expect(takeAnswer(Buffer.from(chunked))!.answer.body.toString()).toBe('abcd\r\nz');
  });

  it('says how long to wait and that the connection ends', () => {
    const { status, retryAfterSeconds, isLast } = takeAnswer(Buffer.from(busy))!.answer;
    expect([status, retryAfterSeconds, isLast]).toEqual([503, 5, true]);
  });

  it('refuses an answer of unknown length', () => {
    expect(() => takeAnswer(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('without a length');
  });
});
