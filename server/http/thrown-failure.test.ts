import { describe, expect, it } from 'vitest';
import { thrownFailure } from './thrown-failure.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('said by the system'), { code, ...more });

describe('what a caller is told about a thrown error', () => {
  it.each([
    ['a connection refused', coded('ECONNREFUSED', { syscall: 'connect' })],
    ['a write to a line that was just closed', coded('EPIPE')],
    ['a write to a stream that is gone', coded('ERR_STREAM_DESTROYED')],
    ['PostgreSQL ending', coded('57P02')],
    ['any of them inside another error', new Error('Failed query', { cause: coded('EPIPE') })],
  ])('%s counts as an unreachable database', (_what, error) => {
    expect(thrownFailure(error)).toEqual({ failure: 'unavailable', details: { retry_after: 5 } });
  });

  it.each([
    ['a mistake of ours', new TypeError('x is not a function')],
    ['a code of something else', coded('ENOENT')],
    ['a statement that is wrong', coded('42601')],
  ])('%s is our fault', (_what, error) => {
    expect(thrownFailure(error).failure).toBe('internal');
  });
});
