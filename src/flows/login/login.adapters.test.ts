import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { proof, registration } from '#machines/login/login.fixtures.ts';
import { createApi } from '#src/api/client.ts';
import { loginAdapters } from './login.adapters.ts';

const answering = (body: object) => {
  const api = createApi({
    base: '',
    applicationKey: 'key',
    language: () => 'th',
    now: () => Date.parse('2026-11-26T10:00:00+07:00'),
    fetch: () => Promise.resolve(Response.json(body)),
  });
  return loginAdapters({ api: () => api });
};
const { signal } = new AbortController();

describe('signing in over the calls', () => {
  it.each([ERROR.codeRefused, ERROR.cardRefused])(
    'LOGIN-11 a registration that is refused with %i has no proof any more',
    async (error_code) => {
      const answer = await answering({ error_code, error_msg: 'หมดเวลา' }).registerMember(
        { proof, registration },
        signal,
      );
      expect(answer).toMatchObject({ kind: 'failed', failure: { kind: 'proofOver', message: 'หมดเวลา' } });
    },
  );

  it.each([
    ['0812345678', ''],
    ['', 'somying@example.com'],
  ])(
    'what the card knows of its holder is kept, all of it: phone "%s", e-mail "%s"',
    async (contact_tel, contact_email) => {
      const prefill = { first_name: 'สมหญิง', last_name: 'ใจงาม', contact_tel, contact_email };
      const answer = await answering({ error_code: 0, results: { status: 'more_information', prefill } }).verifyProof(
        proof,
        signal,
      );
      expect(answer).toMatchObject({
        kind: 'ok',
        value: {
          kind: 'incomplete',
          holder: { firstName: 'สมหญิง', lastName: 'ใจงาม', phone: contact_tel, email: contact_email },
        },
      });
    },
  );
});
