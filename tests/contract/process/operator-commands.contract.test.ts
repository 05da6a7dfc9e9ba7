import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findViolations } from '#server/db/oracles.ts';
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
    from appointment a where state = 'completed' and forgotten_at is null
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
