import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { terminalCell } from '#domain/plain-cell.ts';
import { readConfig } from '#server/config.ts';
import { reasonOf } from '#server/db/backup/problem.ts';
import { openSource } from '#server/db/backup/source.ts';
import { migrate } from '#server/db/migrate.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import type { Db } from '#server/db/transaction.ts';
import { findPerson, forgetPerson, personKeyOf, type LivingBooking } from '#server/upkeep/forget-person.ts';
import type { PersonKey } from '#server/upkeep/forgotten.ts';

const usage = `npm run forget -- PLATE or PHONE     takes names, contact and plate out of all bookings with it that have ended, and removes
                                     the member, the driver of companies' cars and forms that were sent (by phone) or the registered
                                     car (by plate), after a question
npm run forget -- --yes ...          without the question
npm run forget -- --cancel-living .. also cancels what is still to come, up to 24 hours before, and forgets it
DATA_DIR and DATABASE_URL (DATABASE_OWNER_URL) say which database. Copies that were made before keep what they hold.`;

const say = console.log;
const list = (living: readonly LivingBooking[]) =>
  living.forEach(({ code, branch, at }) => say(`    ${[code ?? 'held', branch, at].map(terminalCell).join('  ')}`));

/** No answer means no, as in a script without a terminal. */
async function agrees(): Promise<boolean> {
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const silence = once(asked, 'close').then(() => '');
  const answer = await Promise.race([asked.question('Forget them? It cannot be undone. (yes/no) '), silence]);
  asked.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function run(
  db: Db,
  key: PersonKey,
  { yes, cancelLiving }: { yes: boolean; cancelLiving: boolean },
): Promise<void> {
  const { ended, living, accounts, forms } = await findPerson(db, key);
  const counts = Object.entries(ended).map(([state, count]) => `${count} ${state}`);
  const toCancel = cancelLiving ? living.filter(({ cancellable }) => cancellable) : [];
  const left = living.filter((booking) => !toCancel.includes(booking));
  say(`To forget: ${counts.join(', ') || 'nothing that has ended'}`);
  if (accounts.members + accounts.cars > 0)
    say(`To remove: ${accounts.members} members, ${accounts.cars} registered cars`);
  if (accounts.drivers > 0) say(`To take the driver out of: ${accounts.drivers} cars of companies`);
  if (forms > 0) say(`To remove: ${forms} forms and answers to surveys`);
  if (toCancel.length > 0) say('To cancel and forget:');
  list(toCancel);
  if (left.length > 0)
    say(cancelLiving ? 'Left, since less than 24 hours remain:' : 'Left, since still to come (--cancel-living):');
  list(left);
  if (!yes && !(await agrees())) return say('Nothing was changed.');
  const { forgotten, cancelled, answers, accounts: gone, forms: sent } = await forgetPerson(db, key, { cancelLiving });
  say(
    `Forgotten: ${forgotten} bookings; cancelled: ${cancelled}; kept answers removed: ${answers}; members removed: ${gone.members}; cars: ${gone.cars}; drivers: ${gone.drivers}; forms: ${sent}.`,
  );
  say('Copies (npm run backup) that were made before keep what they hold.');
}

try {
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean' }, 'cancel-living': { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const known = Object.keys(values).every((option) => option === 'yes' || option === 'cancel-living');
  const key = known ? personKeyOf(positionals.join(' ')) : null;
  if (key === null) {
    console.error(usage);
    process.exitCode = 1;
  } else {
    const source = await openSource(readConfig(process.env));
    const db = openPool(source.url, { max: 2 });
    try {
      await migrate(db);
      await run(db, key, { yes: values.yes === true, cancelLiving: values['cancel-living'] === true });
    } finally {
      await closePool(db);
      await source.close();
    }
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
