import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { companyChange } from '#contract/calls/company.shapes.ts';
import { requiredLine } from '#contract/codecs.ts';
import { readUsername } from '#domain/fields/username.ts';
import { hashPassword } from '../db/password.ts';
import { inTransaction, type Db, type Reader } from '../db/transaction.ts';

/** A company as an operator describes it, with the person who looks after it. */
export const newCompany = z.object({
  username: z.string().check(z.overwrite(readUsername), z.regex(/^[\p{L}\p{N}._@-]{3,100}$/u)),
  TaxID: z.string().check(z.regex(/^\d{13}$/)),
  ...companyChange.shape,
  salesperson: z.object({
    id: z.int().check(z.gte(1)),
    name_th: requiredLine(100),
    name_en: requiredLine(100),
    tel: requiredLine(30),
    email: requiredLine(254),
  }),
});
export type NewCompany = z.output<typeof newCompany>;

/** Easy to read out on the phone, and hard to guess: 20 letters and digits without look-alikes. */
export const newPassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
};

/** Adds a company, and the salesperson or their new data. Returns the company's password, which is stored only as a hash; null if the name is taken. */
export async function addCompany(db: Db, company: NewCompany): Promise<string | null> {
  const password = newPassword();
  const hash = await hashPassword(password);
  const { salesperson } = company;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`
      insert into salesperson (id, name_th, name_en, tel, email)
      values (${salesperson.id}, ${salesperson.name_th}, ${salesperson.name_en}, ${salesperson.tel}, ${salesperson.email})
      on conflict (id) do update set name_th = excluded.name_th, name_en = excluded.name_en, tel = excluded.tel, email = excluded.email`);
    const { rowCount } = await tx.execute(sql`
      insert into company (id, username, password_hash, first_name, last_name, tel, tax_id, email, other_emails, corporate_name, address, province,
        district, sub_district, post_code, salesperson_id, created_at)
      values (${randomUUID()}::uuid, ${company.username}, ${hash}, ${company.first_name}, ${company.last_name}, ${company.tel}, ${company.TaxID},
        ${company.Email}, ${sql.param(company.EmailList)}::text[], ${company.corporate_name}, ${company.address}, ${company.province},
        ${company.district}, ${company.sub_district}, ${company.post_code}, ${salesperson.id}, app_now())
      on conflict (username) do nothing`);
    return rowCount === 0 ? null : password;
  });
}

/** Gives a company a new password and ends its session. Returns the password; null if nobody has this name. */
export async function renewPassword(db: Db, username: string): Promise<string | null> {
  const password = newPassword();
  const hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`update company set password_hash = ${hash} where username = ${readUsername(username)} returning id`,
    );
    const [company] = rows;
    if (company === undefined) return null;
    await tx.execute(sql`
      update session set ended_at = app_now(), ended_reason = 'signed_out' where kind = 'company' and account_id = ${company.id}::uuid and ended_at is null`);
    return password;
  });
}

export interface ListedCompany extends Record<string, unknown> {
  readonly username: string;
  readonly name: string;
  readonly cars: number;
  readonly salesperson: string;
}

export const listCompanies = async (reader: Reader): Promise<ListedCompany[]> =>
  (
    await reader.execute<ListedCompany>(sql`
      select c.username, c.corporate_name as name, s.name_en as salesperson,
        (select count(*)::int from car where owner_kind = 'company' and owner_id = c.id and removed_at is null) as cars
      from company c join salesperson s on s.id = c.salesperson_id order by c.username`)
  ).rows;
