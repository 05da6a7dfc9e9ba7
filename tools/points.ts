import { readFileSync } from 'node:fs';
import { isBookingCode, normaliseCode } from '#domain/fields/booking-code.ts';
import { terminalCell } from '#domain/plain-cell.ts';
import { readConfig } from '#server/config.ts';
import { coupons } from '#server/content/coupons.ts';
import { reasonOf } from '#server/db/backup/problem.ts';
import { openSource } from '#server/db/backup/source.ts';
import { migrate } from '#server/db/migrate.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import type { Db } from '#server/db/transaction.ts';
import { answerClaim, listOpenClaims, takeCoupon } from '#server/upkeep/claims.ts';
import { readSales, type WrongLine } from '#server/upkeep/purchase-list.ts';
import { recordSales, WrongSales } from '#server/upkeep/purchases.ts';

const usage = `npm run points -- purchases FILE     writes the sales of a file, all or none, and what they earn; - reads standard input.
                                     First line: card,receipt,bought,amount,branch,at; a receipt that came in before is left out
npm run points -- claims             lists the members' claims that wait for an answer
npm run points -- grant ID POINTS    answers a claim with points, which live from today on
npm run points -- refuse ID          answers a claim without
npm run points -- take CODE          at the till: the coupon with this code is given now
DATA_DIR and DATABASE_URL (DATABASE_OWNER_URL) say which database.`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
type Work = (db: Db) => Promise<boolean>;

const refused = (said: string) => {
  console.error(said);
  return false;
};

function name(wrong: readonly WrongLine[]): boolean {
  for (const { line, why } of wrong) console.error(`line ${line}: ${why}`);
  return refused('Nothing was written.');
}

const writing =
  (file: string): Work =>
  async (db) => {
    const { sales, wrong } = readSales(readFileSync(file === '-' ? 0 : file, 'utf8'));
    if (wrong.length > 0) return name(wrong);
    try {
      const { sales: written, points, known, claimed } = await recordSales(db, sales);
      console.log(`Written: ${written} purchases, ${points} points. Known already: ${known}.`);
      if (claimed.length > 0)
        console.log(`Left out, as their claims were granted: ${claimed.map(terminalCell).join(', ')}.`);
      return true;
    } catch (error) {
      if (error instanceof WrongSales) return name(error.wrong);
      throw error;
    }
  };

const listing: Work = async (db) => {
  const claims = await listOpenClaims(db);
  for (const { id, card, boughtOn, receipt, earned, earner, said, note } of claims) {
    const whose = earner === card ? '' : ` for card ${earner}`;
    const came = earned === null ? 'not known' : `${earned} points${whose}`;
    console.log([id, card, boughtOn, receipt, came, said, note].map(terminalCell).join('\t'));
  }
  console.error(`${claims.length} claims wait for an answer.`);
  return true;
};

const answering =
  (id: string, points: number | null): Work =>
  async (db) =>
    (await answerClaim(db, id, points))
      ? (console.log(points === null ? 'Refused.' : `Granted: ${points} points.`), true)
      : refused('No claim with this id waits for an answer.');

const taking =
  (code: string): Work =>
  async (db) => {
    const id = await takeCoupon(db, normaliseCode(code));
    if (id === null) return refused('This code is not open: it is wrong, was taken before, or its time is over.');
    console.log(`Give: ${coupons.find((coupon) => coupon.id === id)?.name.en ?? id}.`);
    return true;
  };

/** Null for anything that is not a command. */
function workOf([what, first = '', second, ...more]: readonly string[]): Work | null {
  if (more.length > 0) return null;
  if (what === 'claims' && first === '' && second === undefined) return listing;
  if (what === 'grant' && UUID.test(first) && /^[1-9]\d{0,5}$/.test(second ?? ''))
    return answering(first, Number(second));
  if (second !== undefined) return null;
  if (what === 'purchases' && first !== '') return writing(first);
  if (what === 'refuse' && UUID.test(first)) return answering(first, null);
  return what === 'take' && isBookingCode(first) ? taking(first) : null;
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
  console.error(reasonOf(error));
  process.exitCode = 1;
}
