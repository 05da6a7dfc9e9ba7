import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { DEMO_PASSWORD, demoCompanies, demoSalespeople } from '#server/content/demo/companies.ts';
import { newCompany } from '#tests/support/sign-in.ts';
import { startTestServer, type Answer } from '#tests/support/server.ts';

const server = await startTestServer({ env: { SIGN_INS_PER_NAME: '4', SIGN_INS_PER_ADDRESS: '30' } });
const [first, second] = demoCompanies;
if (!first || !second) throw new Error('two companies');

const signIn = (username: string, password = DEMO_PASSWORD, language: 'th' | 'en' = 'th') =>
  server.call('signInCompany', { username, password }, { language });
const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((set) => set.split(';')[0] ?? '')
    .find((set) => /^company=./.test(set)) ?? '';
const profileOf = ({ results, text }: Answer) => {
  const { data } = z.safeParse(calls.signInCompany.answer, results);
  if (!data) throw new Error(text);
  return data.profile;
};
const own = async () => {
  const made = { username: randomUUID(), password: 'ความลับ 12' };
  await newCompany(server.db, randomUUID(), made);
  return made;
};

describe('signing in as a company', () => {
  it('CORP-08 answers the corporate user with the fields of the specification, and sets the session and the readable cookie for 30 days', async () => {
    const answer = await signIn(first.username);
    const [session = '', readable = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^company=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(readable).toMatch(/^corporateUser=1; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    const profile = profileOf(answer);
    expect(profile).toEqual({
      code: codeIn(cookieOf(answer)),
      account: expect.stringMatching(/^[\da-f]{64}$/) as string,
      username: 'siamyen',
      first_name: 'วราภรณ์',
      last_name: 'ศรีสุขสันต์',
      tel: '0800000201',
      TaxID: '0105500000011',
      Email: 'waraporn@siamyen.example.com',
      EmailList: ['fleet@siamyen.example.com'],
      corporate_name: 'บริษัท สยามเย็นเซอร์วิส จำกัด',
      address: '99/9 ซอยสุขใจ 4 ถนนเทพรัตน',
      province: 'กรุงเทพมหานคร',
      district: 'บางนา',
      sub_district: 'บางนาเหนือ',
      post_code: '10260',
    });
    const read = await server.call('fetchCompany', {}, { cookie: cookieOf(answer) });
    expect([read.results, read.headers.get('cache-control')]).toEqual([{ profile }, 'no-store']);
  });

  it('the name counts without capitals and spaces, the password does not', async () => {
    const { username, password } = await own();
    expect((await signIn(` ${username.toUpperCase()} `, password)).code).toBe(ERROR.ok);
    expect((await signIn(username, `${password} `)).code).toBe(ERROR.signInRefused);
  });

  it('an unknown name and a wrong password are refused with the same words, and neither sets a cookie', async () => {
    const { username } = await own();
    const [wrong, unknown] = [await signIn(username, 'wrong', 'en'), await signIn('nobody at all', 'wrong', 'en')];
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.message).toBe('The user name or password is not right. Please check both and try again.');
    expect([wrong, unknown].flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  it('four wrong passwords lock a name out for this network, known or not, and successes do not count', async () => {
    const { username, password } = await own();
    for (let times = 0; times < 6; times += 1) expect((await signIn(username, password)).code).toBe(ERROR.ok);
    for (const name of [username, randomUUID()]) {
      for (let times = 0; times < 4; times += 1) expect((await signIn(name, 'wrong')).code).toBe(ERROR.signInRefused);
      expect((await signIn(name, password)).code).toBe(ERROR.tooManyRequests);
    }
  });

  it('DUP-01 a second sign-in ends the first, whose calls answer 2013; a member of the same browser stays signed in', async () => {
    const { username, password } = await own();
    const before = cookieOf(await signIn(username, password));
    const member = await newMember(server);
    const after = cookieOf(await signIn(username, password));
    expect((await server.call('fetchCompany', {}, { cookie: `${before}; ${member}` })).code).toBe(ERROR.duplicateLogin);
    expect((await server.call('fetchMe', {}, { cookie: `${before}; ${member}` })).code).toBe(ERROR.ok);
    expect((await server.call('fetchCompany', {}, { cookie: after })).code).toBe(ERROR.ok);
  });
});

describe('a forgotten password', () => {
  it('CORP-03 names the salesperson of the company, in the language of the call', async () => {
    const answer = await server.call('findSalesperson', { username: ' SIAMYEN' }, { language: 'en' });
    const { name, tel, email } = demoSalespeople[0];
    expect(answer.results).toEqual({ salesperson: { name: name.en, tel, email } });
  });

  it('answers a name that nobody has with one of the salespeople, always the same', async () => {
    const asked = [...Array(12).keys()].map((n) => `nobody-${n}`);
    const named = async () =>
      Promise.all(asked.map(async (username) => (await server.call('findSalesperson', { username })).text));
    const [once, again] = [await named(), await named()];
    expect(again).toEqual(once);
    expect(new Set(once).size).toBeGreaterThan(1);
  });
});

/** Signs in and reads the form; `edit` sends it back with these changes. */
const editing = async (username: string, password: string) => {
  const cookie = cookieOf(await signIn(username, password));
  const code = codeIn(cookie);
  const read = await server.call('readCompanyForm', { code }, { cookie });
  const { form, TaxID, salesperson } = z.parse(calls.readCompanyForm.answer, read.results);
  const edit = (changes: Partial<typeof form>) =>
    server.send(
      calls.editCompany,
      {
        key_account: 'roddee-web',
        code,
        profile: JSON.stringify({ ...form, ...changes }),
        request_key: randomUUID(),
      },
      { cookie },
    );
  return { cookie, code, form, TaxID, salesperson, edit };
};

describe('the profile', () => {
  it('CORP-04 is read as a form and stored whole; wrong e-mail addresses are named, and nothing is written', async () => {
    const { username, password } = await own();
    const { cookie, code, form, TaxID, salesperson, edit } = await editing(username, password);
    expect([TaxID, salesperson.tel]).toEqual(['0105500000038', '021234567']);
    const next = { ...form, corporate_name: 'บริษัท ใหม่ จำกัด', EmailList: ['a@example.com', 'b@example.com'] };
    for (const EmailList of [['a@example.com', 'A@example.com'], [form.Email], ['nothing'], ['']]) {
      const refused = await edit({ ...next, EmailList });
      expect([refused.code, refused.text]).toEqual([ERROR.invalidInput, expect.stringContaining('profile.EmailList')]);
    }
    for (const field of [
      'first_name',
      'corporate_name',
      'address',
      'province',
      'district',
      'sub_district',
      'post_code',
    ])
      expect((await edit({ ...next, [field]: ' ' })).text).toContain(`profile.${field}`);
    expect(profileOf(await server.call('fetchCompany', {}, { cookie })).corporate_name).toBe('บริษัท ตัวอย่าง จำกัด');
    expect(profileOf(await edit(next))).toMatchObject({ ...next, code, TaxID });
    expect(profileOf(await server.call('fetchCompany', {}, { cookie }))).toMatchObject(next);
  });

  it('CORP-04 a changed place whose parts do not belong together is refused by its first wrong part, and nothing is written', async () => {
    const { username, password } = await own();
    const { cookie, form, edit } = await editing(username, password);
    for (const [field, value] of [
      ['province', 'เชียงใหญ่'],
      ['district', 'สันทราย'],
      ['sub_district', 'แม่แฝก'],
      ['post_code', '50290'],
    ] as const) {
      const { code: refused, results } = await edit({ corporate_name: 'บริษัท ใหม่ จำกัด', [field]: value });
      expect([refused, results]).toEqual([
        ERROR.invalidInput,
        { fields: [{ field: `profile.${field}`, problem: 'malformed' }] },
      ]);
    }
    expect(profileOf(await server.call('fetchCompany', {}, { cookie }))).toMatchObject(form);
    const moved = { province: 'เชียงใหม่', district: 'สันทราย', sub_district: 'แม่แฝก', post_code: '50290' };
    expect(profileOf(await edit(moved))).toMatchObject(moved);
  });

  it('CORP-04 a stored place that the lists do not have can stay while the rest changes', async () => {
    const { username, password } = await own();
    await server.db.execute(sql`update company set sub_district = 'บางนา' where username = ${username}`);
    const { edit } = await editing(username, password);
    expect(profileOf(await edit({ address: '2 ถนนสุขใจ' }))).toMatchObject({
      address: '2 ถนนสุขใจ',
      sub_district: 'บางนา',
    });
    expect((await edit({ post_code: '10110' })).text).toContain('profile.sub_district');
  });
});
