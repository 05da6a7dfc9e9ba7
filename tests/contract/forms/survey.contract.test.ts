import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { forgetDue } from '#server/jobs/retention.job.ts';
import { findPerson, forgetPerson } from '#server/upkeep/forget-person.ts';
import { receivedSheet } from '#server/upkeep/received-forms.ts';
import { startTestServer } from '#tests/support/server.ts';
import { sampleForm, sampleSurvey } from '../sample-forms.ts';

const server = await startTestServer();
const read = async (cookie?: string) =>
  z.parse(calls.readSurvey.answer, (await server.call('readSurvey', {}, { cookie })).results);
const send = (contact: string, more: { form?: object; key?: string; cookie?: string } = {}) =>
  server.call(
    'sendSurvey',
    { form: { ...sampleSurvey, ...more.form }, contact, request_key: more.key ?? randomUUID() },
    { language: 'en', cookie: more.cookie },
  );
const count = async () =>
  (await server.db.execute<{ n: number }>(sql`select count(*)::int as n from survey_answer`)).rows[0]?.n;

describe('the survey', () => {
  it('FORM-01 is taken once for each contact, however it is written, and this browser then hears that it is done', async () => {
    expect(await read()).toMatchObject({ is_completed: false, form: { field_list: expect.any(Array) as unknown } });
    const key = randomUUID();
    const first = await send('081-111-2222', { key });
    expect([first.code, (await send('081-111-2222', { key })).text]).toEqual([ERROR.ok, first.text]);
    expect(await read(first.cookie)).toMatchObject({ is_completed: true, form: null });
    expect((await read()).is_completed).toBe(false);
    for (const again of ['0811112222', '+66811112222', '๐๘๑๑๑๑๒๒๒๒']) {
      const { code, message } = await send(again);
      expect([code, message]).toEqual([ERROR.surveyDone, 'You have already completed this survey.']);
    }
    expect((await send('0811113333')).code).toBe(ERROR.ok);
    expect(await count()).toBe(2);
  });

  it('names each wrong answer and stores nothing', async () => {
    const before = await count();
    const { code, results } = await send('0811114444', {
      form: {
        visited_on: '2026-02-30',
        service: '6',
        recommend: '11',
        on_time: 'never',
        booking_code: 'K7RM',
        plate: 'ABC 123',
      },
    });
    const named = (z.parse(failureDetails, results).fields ?? []).map(({ field }) => field);
    expect([code, named]).toEqual([
      ERROR.invalidInput,
      ['form.visited_on', 'form.booking_code', 'form.plate', 'form.service', 'form.on_time', 'form.recommend'],
    ]);
    for (const contact of ['', 'malee@example.com', '021234567', "'; drop table survey_answer --"])
      expect((await send(contact)).code).toBe(ERROR.invalidInput);
    const other = await server.call('readSurvey', { survey_key: 'another' });
    expect(other.code).toBe(ERROR.invalidInput);
    expect(await count()).toBe(before);
  });

  it.each([
    ['a rating that is not written as a number', { service: '05' }, 'form.service'],
    ['a step that is not written as a number', { recommend: '00' }, 'form.recommend'],
    ['a day before there were visits', { visited_on: '1999-12-31' }, 'form.visited_on'],
    ['a code with letters that no code has', { booking_code: 'UUUUUUUU' }, 'form.booking_code'],
    ['a code of eight emoji halves', { booking_code: '🙂🙂🙂🙂' }, 'form.booking_code'],
  ])('refuses %s', async (_what, form, field) => {
    const { code, results } = await send('0811116666', { form });
    const named = (z.parse(failureDetails, results).fields ?? []).map((each) => each.field);
    expect([code, named]).toEqual([ERROR.invalidInput, [field]]);
  });

  it('a code is stored as bookings have it, and a comment that is only a far day is a comment', async () => {
    const form = { booking_code: 'k7rm-4xhd', comment: '9999-12-31' };
    expect((await send('0811117777', { form })).code).toBe(ERROR.ok);
    const { rows } = await server.db.execute(sql`select answers from survey_answer where contact = '0811117777'`);
    expect(rows[0]).toMatchObject({ answers: { booking_code: 'K7RM4XHD', comment: '9999-12-31' } });
  });

  it('is exported, forgotten on request by phone or plate, and removed with the forms when its time is over', async () => {
    await server.call('sendForm', { data: { ...sampleForm, phone: '0811115555' } });
    await send('0811115555', { form: { plate: '๙กก-๙๙๙๙' } });
    const { text } = await receivedSheet(server.db, 'survey');
    expect(text).toContain('"0811115555","2026-11-20","K7RM4XHD","9กก9999","5","on-time","9"');
    const phone = { phone: '0811115555' };
    expect(await findPerson(server.db, phone)).toMatchObject({ forms: 2 });
    expect(await forgetPerson(server.db, { plate: '9กก9999' }, { cancelLiving: false })).toMatchObject({ forms: 1 });
    expect(await forgetPerson(server.db, phone, { cancelLiving: false })).toMatchObject({ forms: 1 });
    expect(await findPerson(server.db, phone)).toMatchObject({ forms: 0 });

    await server.call('sendForm', { data: sampleForm });
    const left = (await count()) ?? 0;
    await server.db.execute(sql`update app_clock set shift = interval '364 days'`);
    expect(await forgetDue(server.db, 365)).toMatchObject({ forms: 0 });
    await server.db.execute(sql`update app_clock set shift = interval '366 days'`);
    expect(await forgetDue(server.db, 365)).toMatchObject({ forms: left + 1 });
    expect(await count()).toBe(0);
  });
});
