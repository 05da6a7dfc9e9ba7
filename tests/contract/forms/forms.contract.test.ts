import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { receivedImage, receivedSheet } from '#server/upkeep/received-forms.ts';
import { jpeg, png, SECRET, SVG } from '#tests/support/photos.ts';
import { startTestServer, type Answer } from '#tests/support/server.ts';
import { sampleForm, samplePerson, sampleSurvey } from '../sample-forms.ts';

const server = await startTestServer();
const file = (bytes: Buffer, name = 'photo.jpg') => new File([new Uint8Array(bytes)], name);

const stored = async () =>
  (
    await server.db.execute<{ id: string; answers: Record<string, string>; phone: string; image_type: string | null }>(
      sql`select id, answers, phone, image_type from received_form order by received_at, id`,
    )
  ).rows;
const count = async () => (await stored()).length;
const wrong = ({ results }: Answer) =>
  Object.fromEntries((z.parse(failureDetails, results).fields ?? []).map(({ field, problem }) => [field, problem]));

describe('the career form', () => {
  it('FORM-05 C55 describes both forms alike in the language of the request, up to what each is for', async () => {
    const read = async (form_id: 'career' | 'franchise', language: 'th' | 'en') => {
      const { results } = await server.call('readForm', { form_id }, { language });
      return z.parse(calls.readForm.answer, results).form;
    };
    const [career, franchise, thai] = await Promise.all([
      read('career', 'en'),
      read('franchise', 'en'),
      read('career', 'th'),
    ]);
    const SHARED = ['title', 'name', 'surname', 'phone', 'email', 'region', 'location_detail', 'interest', 'image'];
    for (const { field_list: fields } of [career, franchise, thai]) {
      expect(fields.map(({ name }) => name)).toEqual([...SHARED, 'consent']);
      expect(fields.filter((field) => field.is_required).map(({ name }) => name)).toEqual([
        'title',
        'name',
        'surname',
        'phone',
        'consent',
      ]);
    }
    expect([career.captcha, franchise.captcha]).toEqual([null, { kind: 'work' }]);
    expect(thai.field_list.every(({ label }) => /[ก-ฮ]/.test(label))).toBe(true);
    expect(career.field_list.every(({ label }) => !/[ก-ฮ]/.test(label))).toBe(true);
  });

  it('is stored as it is read: a number without its signs, a text without what cannot be seen', async () => {
    const data = { ...sampleForm, phone: '+66 81 234 5678', location_detail: ' เชียงใหม่\u200b\u202e ' };
    expect((await server.call('sendForm', { data, request_key: randomUUID() })).code).toBe(ERROR.ok);
    const { form_id: _id, ...answers } = data;
    expect((await stored()).at(-1)).toMatchObject({
      phone: '0812345678',
      answers: { ...answers, phone: '0812345678', location_detail: 'เชียงใหม่' },
      image_type: null,
    });
  });

  it('FORM-04 every wrong field is named, and nothing is stored', async () => {
    const before = await count();
    const answer = await server.call('sendForm', {
      data: {
        form_id: 'career',
        title: 'sir',
        name: '123',
        surname: '',
        phone: '021234567',
        email: 'a@b',
        region: 'moon',
        location_detail: 'x'.repeat(201),
        interest: "' or 1=1 --",
        consent: '',
        more: 'is ignored',
      },
    });
    expect([answer.code, wrong(answer)]).toEqual([
      ERROR.invalidInput,
      {
        'data.title': 'malformed',
        'data.name': 'malformed',
        'data.surname': 'missing',
        'data.phone': 'malformed',
        'data.email': 'malformed',
        'data.region': 'malformed',
        'data.location_detail': 'malformed',
        'data.interest': 'malformed',
        'data.consent': 'missing',
      },
    ]);
    expect(wrong(await server.call('sendForm', { data: { form_id: 'career' } }))).toEqual({
      'data.title': 'missing',
      'data.name': 'missing',
      'data.surname': 'missing',
      'data.phone': 'missing',
      'data.consent': 'missing',
    });
    const list = await server.send(calls.sendForm, {
      key_account: 'roddee-web',
      data: JSON.stringify({ ...sampleForm, name: ['a'] }),
    });
    expect([list.code, wrong(list)]).toEqual([ERROR.invalidInput, { 'data.name': 'malformed' }]);
    expect(await count()).toBe(before);
  });

  it('a repeat after a lost answer is one form, and another form with its key is refused', async () => {
    const before = await count();
    const request = { data: sampleForm, image: file(jpeg()), request_key: randomUUID() };
    const first = await server.call('sendForm', request);
    const again = await server.call('sendForm', { ...request, image: file(jpeg()) });
    expect([first.code, again.text]).toEqual([ERROR.ok, first.text]);
    const other = { ...request, data: { ...sampleForm, name: 'สมชาย' } };
    expect((await server.call('sendForm', other)).code).toBe(ERROR.requestKeyReused);
    expect(await count()).toBe(before + 1);
  });

  it('a picture is known by its content, loses where it was taken, and has at most 2 MB', async () => {
    const sent = await server.call('sendForm', { data: sampleForm, image: file(png(), 'photo.txt') });
    expect(sent.code).toBe(ERROR.ok);
    const { id = '', image_type } = (await stored()).at(-1) ?? {};
    const kept = await receivedImage(server.db, id);
    expect([image_type, kept?.includes(SECRET)]).toEqual(['image/png', false]);
    expect((await sharp(kept ?? undefined).metadata()).format).toBe('png');
    const before = await count();
    for (const [image, failure] of [
      [file(SVG, 'drawing.png'), 'photoUnreadable'],
      [file(Buffer.from('GIF89a'), 'a.jpg'), 'photoUnreadable'],
      [file(Buffer.alloc(2_097_153), 'a.jpg'), 'photoTooLarge'],
      // More than the whole form may have, which is found before it is read.
      [file(Buffer.alloc(3_000_000), 'a.jpg'), 'photoTooLarge'],
    ] as const)
      expect((await server.call('sendForm', { data: sampleForm, image })).code).toBe(ERROR[failure]);
    expect(await count()).toBe(before);
  });

  it('what is written for a program is exported as text', async () => {
    const PAYLOADS = ['=1+1', '+cmd|x', '@SUM(A1)', '-2+3', '"quoted", and\na line', '<script>alert(1)</script>'];
    for (const location_detail of PAYLOADS)
      expect((await server.call('sendForm', { data: { ...sampleForm, location_detail } })).code).toBe(ERROR.ok);
    const { text } = await receivedSheet(server.db, 'career');
    expect(text.startsWith('\ufeff"received","image","title","name","surname","phone"')).toBe(true);
    for (const shown of [`"'=1+1"`, `"'+cmd|x"`, `"'@SUM(A1)"`, `"'-2+3"`, '"""quoted"", and a line"'])
      expect(text).toContain(shown);
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  });

  it('a repeat from a browser that lost its cookie is one form, also when its first session has gone on', async () => {
    const before = await count();
    const key = randomUUID();
    const request = { data: sampleForm, request_key: key };
    const first = await server.call('sendForm', request);
    await server.call('sendForm', { ...request, request_key: randomUUID() }, { cookie: first.cookie });
    const again = await server.call('sendForm', request);
    expect([first.code, again.code, again.results]).toEqual([ERROR.ok, ERROR.ok, first.results]);
    expect(await count()).toBe(before + 2);
  });

  it('one address sends only so many; a repeat, a picture that cannot be read and a survey that is refused are none', async () => {
    const strict = await startTestServer({ env: { FORMS_PER_ADDRESS: '3' } });
    const send = async (more: object = {}) => (await strict.call('sendForm', { data: sampleForm, ...more })).code;
    const survey = async (contact: string) =>
      (await strict.call('sendSurvey', { form: sampleSurvey, contact, request_key: randomUUID() })).code;
    const request_key = randomUUID();
    expect([await send({ request_key }), await send({ request_key }), await send({ request_key })]).toEqual([0, 0, 0]);
    expect(await send({ image: file(SVG, 'drawing.png') })).toBe(ERROR.photoUnreadable);
    expect([await survey('0811112222'), await survey('0811112222')]).toEqual([ERROR.ok, ERROR.surveyDone]);
    expect([await send(), await send(), await survey('0811113333')]).toEqual([
      ERROR.ok,
      ERROR.tooManyRequests,
      ERROR.tooManyRequests,
    ]);
    expect(await send({ request_key })).toBe(ERROR.ok);
  });

  it('whatever becomes of them, one address tries only so often', async () => {
    const strict = await startTestServer({ env: { FORMS_PER_ADDRESS: '1' } });
    const codes = [];
    for (let n = 0; n < 6; n += 1)
      codes.push((await strict.call('sendForm', { data: sampleForm, image: file(SVG, 'drawing.png') })).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => ERROR.photoUnreadable), ERROR.tooManyRequests]);
  });

  it('an account whose session has ended elsewhere can send it', async () => {
    const headers = { Cookie: `member=${'x'.repeat(43)}` };
    expect((await server.call('sendForm', { data: { ...sampleForm, ...samplePerson } }, { headers })).code).toBe(
      ERROR.ok,
    );
  });
});

it('a form of very many parts is refused at once', async () => {
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
  const payload = `${Array.from({ length: 20_000 }, (_, at) => part(at.toString(36))).join('')}--x--\r\n`;
  const begun = performance.now();
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/form/received/',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });
  expect(statusCode).toBe(400);
  // Asking it for each name took three seconds, during which nobody was answered.
  expect(performance.now() - begun).toBeLessThan(1500);
});
