import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findViolations } from '#server/db/oracles.ts';
import { isPassword } from '#server/db/password.ts';
import { npmRun as runNpm } from '#tests/support/program.ts';
import { spawnServer } from '#tests/support/server.ts';
import { ownDatabase } from '#tests/support/test-database.ts';

const { url, db } = await ownDatabase();

/** `answer` is what the operator types when asked. */
const npmRun = (args: string[], answer = '') => runNpm(args, { DATABASE_URL: url }, answer);

interface Person extends Record<string, unknown> {
  readonly name: string;
  readonly last: string;
  readonly tel: string;
  readonly plate: string;
  readonly n: number;
}

/** One of the invented customers, with bookings in the past. */
async function somebody(): Promise<Person> {
  const { rows } = await db.execute<Person>(sql`
    select customer ->> 'first_name' as name, customer ->> 'last_name' as last, customer ->> 'tel_no' as tel, plate_key as plate,
      (select count(*)::int from appointment b where b.plate_key = a.plate_key and b.forgotten_at is null) as n
    from appointment a where state = 'completed' and owner_kind = 'guest' and forgotten_at is null
      and not exists (select from appointment b where b.plate_key = a.plate_key and b.state in ('held', 'confirmed')) limit 1`);
  if (rows[0] === undefined) throw new Error('The seeds have nobody in the past');
  return rows[0];
}
const bookingsOf = ({ plate }: Person) =>
  db.execute<{ n: number }>(sql`select count(*)::int as n from appointment where plate_key = ${plate}`);

describe('npm run forget', () => {
  it('says what it would do and asks for confirmation; only "yes" does it', async () => {
    const person = await somebody();
    for (const answer of ['no\n', '']) {
      const { code, out } = await npmRun(['forget', '--', person.plate], answer);
      expect([code, out]).toEqual([0, expect.stringMatching(/^To forget: \d+ completed[^]*Nothing was changed/)]);
    }
    expect((await bookingsOf(person)).rows).toEqual([{ n: person.n }]);

    const { code, out } = await npmRun(['forget', '--', person.plate], 'yes\n');
    expect([code, out]).toEqual([0, expect.stringContaining(`Forgotten: ${person.n} bookings`)]);
    expect(out).not.toMatch(new RegExp(`${person.name}|${person.last}|${person.tel}`));
    expect((await bookingsOf(person)).rows).toEqual([{ n: 0 }]);
  });

  it('finds by phone without asking, lists live bookings by code and branch, and cancels them on request', async () => {
    const { rows } = await db.execute<Person & { code: string }>(sql`
      select code, customer ->> 'tel_no' as tel, customer ->> 'first_name' as name, customer ->> 'last_name' as last, plate_key as plate
      from appointment where state = 'confirmed' and starts_at > app_now() + interval '3 days' order by starts_at desc limit 1`);
    const person = rows[0]!;
    const first = await npmRun(['forget', '--', '--yes', person.tel]);
    expect([first.code, first.out]).toEqual([
      0,
      expect.stringMatching(new RegExp(`Left, since still to come[^]*${person.code}  \\S`)),
    ]);
    expect(first.out).not.toMatch(new RegExp(`${person.name}|${person.last}|${person.plate}`));
    const second = await npmRun(['forget', '--', '--yes', '--cancel-living', person.tel]);
    expect([second.code, second.out]).toEqual([0, expect.stringMatching(/To cancel and forget:[^]*cancelled: [1-9]/)]);
    const { rows: after } = await db.execute(
      sql`select state, customer ->> 'tel_no' as tel, forgotten_at is not null as forgotten from appointment where code = ${person.code}`,
    );
    expect(after).toEqual([{ state: 'cancelled', tel: '', forgotten: true }]);
    expect(await findViolations(db)).toEqual([]);
  });

  it('prints its usage if the argument is neither plate nor phone', async () => {
    for (const args of [[], ['somebody'], ['--all', '1กก1234']]) {
      const { code, err } = await npmRun(['forget', '--', ...args]);
      expect([code, err]).toEqual([1, expect.stringMatching(/^npm run forget -- PLATE or PHONE/)]);
    }
  });
});

describe('npm run misfits', () => {
  it('lists upcoming bookings that no longer fit, without names and phones unless requested; a start says how many there are', async () => {
    expect(await npmRun(['misfits'])).toMatchObject({ code: 0, out: '', err: '0 kept bookings no longer fit.\n' });
    await db.execute(sql`
      insert into closure select a.location_id, a.day, a.day, '', '' from appointment a
      where state = 'confirmed' and starts_at > app_now() + interval '2 days' order by starts_at desc limit 1 on conflict do nothing`);
    const { rows } = await db.execute<{ code: string; tel: string; name: string }>(sql`
      select code, customer ->> 'tel_no' as tel, customer ->> 'first_name' as name from appointment a join closure k using (location_id)
      where day between from_day and to_day and state = 'confirmed' and starts_at > app_now()`);
    const plain = await npmRun(['misfits']);
    expect([plain.code, plain.err]).toEqual([0, `${rows.length} kept bookings no longer fit.\n`]);
    const contact = await npmRun(['misfits', '--', '--contact']);
    for (const { code, tel, name } of rows) {
      expect(plain.out).toMatch(
        new RegExp(`\\t\\d{4}-\\d\\d-\\d\\d\\t\\d\\d:\\d\\d\\t${code}\\tclosed on that day\\n`),
      );
      expect(plain.out).not.toMatch(new RegExp(`${tel}|${name}`));
      expect(contact.out).toMatch(new RegExp(`${code}\\tclosed on that day\\t${name} .*\\t${tel}\\n`));
    }
    const server = await spawnServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
    await server.stop();
    expect(server.output()).toContain(
      `"misfits":${rows.length},"msg":"kept bookings no longer fit: npm run misfits lists them"`,
    );
    expect(server.output()).toContain('the role of DATABASE_URL is a superuser');
  });
});

describe('npm run companies', () => {
  const company = {
    username: 'Khun-Dee',
    TaxID: '0105500000046',
    first_name: 'สมชาย',
    last_name: '-',
    tel: '',
    Email: 'fleet@khundee.example.com',
    EmailList: [],
    corporate_name: 'บริษัท คุณดี จำกัด',
    address: '1 ถนนสุขใจ',
    province: 'เชียงใหม่',
    district: 'เมืองเชียงใหม่',
    sub_district: 'ศรีภูมิ',
    post_code: '50200',
    salesperson: {
      id: 7,
      name_th: 'สมหญิง ขายดี',
      name_en: 'Somying Khaidee',
      tel: '0800000107',
      email: 's@example.com',
    },
  };
  const add = (what: object) => npmRun(['companies', '--', 'add', '-'], JSON.stringify(what));
  const hashOf = async () =>
    (await db.execute<{ hash: string }>(sql`select password_hash as hash from company where username = 'khun-dee'`))
      .rows[0]?.hash ?? '';

  it('adds a company once, with a password that is printed and stored as a hash alone; a new one replaces it', async () => {
    const wrong = await add({ ...company, TaxID: '1', EmailList: ['fleet@khundee.example.com'] });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/Not added, check: TaxID/)]);
    const added = await add(company);
    const [, first = ''] = /^Added. User name: khun-dee, password: ([a-z2-9]{20})$/m.exec(added.out) ?? [];
    expect(await isPassword(first, await hashOf())).toBe(true);
    expect(await add(company)).toMatchObject({ code: 1, err: expect.stringContaining('has this user name') as string });
    const renewed = await npmRun(['companies', '--', 'password', 'KHUN-DEE']);
    const [, second = ''] = /^New password: ([a-z2-9]{20})$/m.exec(renewed.out) ?? [];
    expect(await Promise.all([first, second].map(async (one) => isPassword(one, await hashOf())))).toEqual([
      false,
      true,
    ]);
    const listed = await npmRun(['companies', '--', 'list']);
    expect(listed.out).toContain('khun-dee\tบริษัท คุณดี จำกัด\t0\tSomying Khaidee');
    expect((await npmRun(['companies', '--', 'password', 'nobody'])).code).toBe(1);
  });
});

describe('npm run points', () => {
  const HEAD = 'card,receipt,bought,amount,branch,at';
  const CARD = '7000000000000002';
  const sales = (lines: readonly string[]) => npmRun(['points', '--', 'purchases', '-'], [HEAD, ...lines].join('\n'));
  const sale = (receipt: string, rest = 'petrol,35.9,1001,2026-11-01T10:15') => `${CARD},${receipt},${rest}`;
  const stored = async () => {
    const { rows } = await db.execute<{ receipt: string; points: number; cut: string | null }>(
      sql`select receipt, points, cut from purchase where receipt like 'X-%' order by at, receipt`,
    );
    return rows;
  };

  it('purchases: names what is wrong and writes nothing, else all with what they earn, each receipt once', async () => {
    const wrong = await sales([
      sale('X-1'),
      sale('X-2', 'gold,1,1001,2026-11-01T10:15'),
      '1,X-3,petrol,1,1001,2026-11-01T10:15',
    ]);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^line 3: bought[^]*Nothing was written/)]);
    const unknown = await sales([
      sale('X-1'),
      '1,X-3,petrol,1,1001,2026-11-01T10:15',
      sale('X-4', 'cafe,1,9,2099-01-01T00:00'),
    ]);
    expect([unknown.code, unknown.err]).toEqual([
      1,
      expect.stringMatching(/^line 3: card[^]*line 4: branch[^]*Nothing/),
    ]);
    expect(await stored()).toEqual([]);

    // Written in the order of their times: the third tank of the day at a branch earns nothing.
    const list = [
      sale('X-7', 'petrol,20,1001,2026-11-01T19:00'),
      sale('X-5', 'diesel,41,1001,2026-11-01T09:00'),
      sale('X-6', 'petrol,120.5,1001,2026-11-01T11:00'),
    ];
    expect(await sales(list)).toMatchObject({ code: 0, out: 'Written: 3 purchases, 110 points. Known already: 0.\n' });
    expect(await sales(list)).toMatchObject({ code: 0, out: 'Written: 0 purchases, 0 points. Known already: 3.\n' });
    expect(await stored()).toEqual([
      { receipt: 'X-5', points: 10, cut: null },
      { receipt: 'X-6', points: 100, cut: 'aTime' },
      { receipt: 'X-7', points: 0, cut: 'timesADay' },
    ]);
    expect(await findViolations(db)).toEqual([]);
  });

  it('claims are listed and answered once; a code is taken once', async () => {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into point_claim (id, member_id, bought_on, receipt, note, state, made_at)
      select gen_random_uuid(), id, '2026-11-20', 'Z-' || n, E'=HYPERLINK(1)\tno points', 'open', app_now() from member, generate_series(1, 2) n
      where card_number = ${CARD} returning id`);
    const [first = '', second = ''] = rows.map(({ id }) => id);
    const listed = await npmRun(['points', '--', 'claims']);
    expect(listed).toMatchObject({ code: 0, err: '2 claims wait for an answer.\n' });
    expect(listed.out).toContain(`${first}\t${CARD}\t2026-11-20\tZ-1\tnot known\t\t'=HYPERLINK(1) no points\n`);
    expect(await npmRun(['points', '--', 'grant', first, '25'])).toMatchObject({
      code: 0,
      out: 'Granted: 25 points.\n',
    });
    expect(await npmRun(['points', '--', 'refuse', second])).toMatchObject({ code: 0, out: 'Refused.\n' });
    expect((await npmRun(['points', '--', 'grant', second, '25'])).code).toBe(1);

    await db.execute(sql`
      insert into redemption (id, member_id, coupon_id, points, obtained_at, used_at, closes_at, code)
      select gen_random_uuid(), id, 901, 0, app_now(), app_now(), app_now() + interval '15 minutes', 'K7RM4XHD' from member where card_number = ${CARD}`);
    const take = () => npmRun(['points', '--', 'take', 'k7rm 4xhd']);
    expect(await take()).toMatchObject({ code: 0, out: 'Give: Nitrogen for four tyres.\n' });
    expect(await take()).toMatchObject({ code: 1, err: expect.stringContaining('not open') as string });
    expect(await findViolations(db)).toEqual([]);
    const wrong = [[], ['grant', first], ['take', '?'], ['refuse', 'x'], ['claims', 'x']];
    for (const said of await Promise.all(wrong.map((args) => npmRun(['points', '--', ...args]))))
      expect(said).toMatchObject({ code: 1, err: expect.stringMatching(/^npm run points --/) as string });
  });
});
