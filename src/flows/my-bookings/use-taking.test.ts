// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { FailureDetails } from '#contract/errors.ts';
import type { Member } from '#machines/shared/member.ts';
import { myCarsQuery } from '#src/api/queries/car.queries.ts';
import { CallRejected, type Api, type CallFailed, type CallResult } from '#src/api/client.ts';
import { bookingQuery } from '#src/api/queries/booking.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { useTaking } from './use-taking.ts';

const BOOKING = { plate: '5กก5555', code: 'AB12CD34' };
const member: Member = { account: 'a', code: 'me', firstName: '', lastName: '', phone: '', email: '' };
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const lost = new CallRejected('network');
const taken: CallResult<unknown> = { kind: 'ok', value: { appointment_id: 'id', status: 2, already: false } };
const refused = (failure: CallFailed['failure'], details: FailureDetails = {}): CallFailed => ({
  kind: 'failed',
  failure,
  message: 'words',
  details,
});

afterEach(() => localStorage.clear());

/** The account's page with a server that gives these answers in order. */
function page(...answers: (CallResult<unknown> | CallRejected)[]) {
  const sent: unknown[] = [];
  const api: Api = (_call, request) => {
    sent.push(request);
    const answer = answers.shift() ?? taken;
    return answer instanceof CallRejected ? Promise.reject(answer) : Promise.resolve(answer as never);
  };
  const host: FlowHost = {
    api: () => api,
    languages: createLanguages(),
    now: () => 0,
    session: { onSuperseded: () => () => undefined },
    me: { member: () => member, company: () => null, subscribe: () => () => undefined },
  };
  const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nProvider, { i18n }, children);
  const { result } = renderHook(() => useTaking(host, member), { wrapper });
  const take = (booking = BOOKING) => act(() => result.current.mutateAsync(booking).catch(() => null));
  return { api, sent, take, client: queryClientOf(host) };
}

it('what was taken is read anew, bookings and cars alike, and a repeat of a lost try has its key', async () => {
  const { api, sent, take, client } = page(lost, taken);
  const [cars, booking] = [myCarsQuery(api, 'me').queryKey, bookingQuery(api, 'en', 'me', 'id').queryKey];
  client.setQueryData(cars, []);
  client.setQueryData(booking, null);
  expect(await take()).toBeNull();
  expect(client.getQueryState(cars)?.isInvalidated).toBe(false);
  expect(await take()).toEqual({ kind: 'ok', value: { id: 'id', already: false } });
  expect(sent[1]).toEqual(sent[0]);
  for (const key of [cars, booking]) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

it.each([
  [refused('bookingNotFound'), { why: 'notFound' }],
  [refused('tooManyRequests', { retry_after: 61 }), { why: 'tooManyTries', minutes: 2 }],
  [refused('tooManyRequests', { retry_after: 1 }), { why: 'tooManyTries', minutes: 1 }],
  [refused('tooManyBookings'), { why: 'refused', message: 'words' }],
])('%o becomes %o', async (answer, failure) => {
  expect(await page(answer).take()).toEqual({ kind: 'failed', failure, errorName: answer.failure });
});
