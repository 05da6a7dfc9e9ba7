import { readFileSync } from 'node:fs';
import { terminalCell } from '#domain/plain-cell.ts';
import { readConfig } from '#server/config.ts';
import { reasonOf } from '#server/db/backup/problem.ts';
import { openSource } from '#server/db/backup/source.ts';
import { migrate } from '#server/db/migrate.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import type { Db } from '#server/db/transaction.ts';
import { addCompany, listCompanies, newCompany, renewPassword } from '#server/upkeep/companies.ts';

const usage = `npm run companies -- list            lists the companies: user name, name, cars, salesperson
npm run companies -- add FILE        adds a company that a JSON file describes (- reads standard input), and prints its password
                                     Fields: username, TaxID, first_name, last_name, tel, Email, EmailList, corporate_name, address, province,
                                     district, sub_district, post_code, salesperson (id, name_th, name_en, tel, email)
npm run companies -- password NAME   gives a company a new password, prints it, and signs the company out
DATA_DIR and DATABASE_URL (DATABASE_OWNER_URL) say which database.`;

type Work = (db: Db) => Promise<boolean>;

const refused = (said: string) => {
  console.error(said);
  return false;
};

const listing: Work = async (db) => {
  const companies = await listCompanies(db);
  for (const { username, name, cars, salesperson } of companies)
    console.log([username, name, cars, salesperson].map((cell) => terminalCell(String(cell))).join('\t'));
  console.error(`${companies.length} companies.`);
  return true;
};

const adding =
  (file: string): Work =>
  async (db) => {
    const { data, error } = newCompany.safeParse(JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')));
    if (!data)
      return refused(`Not added, check: ${[...new Set(error.issues.map(({ path }) => path.join('.')))].join(', ')}.`);
    const password = await addCompany(db, data);
    if (password === null) return refused('Not added: another company has this user name.');
    console.log(`Added. User name: ${terminalCell(data.username)}, password: ${password}`);
    return true;
  };

const renewing =
  (username: string): Work =>
  async (db) => {
    const password = await renewPassword(db, username);
    if (password === null) return refused('No company has this user name.');
    console.log(`New password: ${password}`);
    return true;
  };

/** Null for anything that is not a command. */
function workOf([what, first = '', ...more]: readonly string[]): Work | null {
  if (more.length > 0) return null;
  if (what === 'list' && first === '') return listing;
  if (first === '') return null;
  if (what === 'add') return adding(first);
  return what === 'password' ? renewing(first) : null;
}

try {
  const work = workOf(process.argv.slice(2));
  if (work === null) {
    console.error(usage);
    process.exitCode = 1;
  } else {
    const source = await openSource(readConfig(process.env));
    const db = openPool(source.url, { max: 2 });
    try {
      await migrate(db);
      if (!(await work(db))) process.exitCode = 1;
    } finally {
      await closePool(db);
      await source.close();
    }
  }
} catch (error) {
  console.error(error instanceof SyntaxError ? 'Not added: the file is not JSON.' : reasonOf(error));
  process.exitCode = 1;
}
