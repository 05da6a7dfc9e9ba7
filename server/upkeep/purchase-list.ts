import { EARNING, type Bought } from '#domain/membership/loyalty.ts';
import { epochMs, instantOf, isBranchDate, isBranchTime } from '#domain/thai-calendar.ts';

/** One sale of a till to a member. */
export interface Sale {
  readonly line: number;
  readonly card: string;
  readonly receipt: string;
  readonly bought: Bought;
  /** In hundredths of a litre or of a baht. */
  readonly amount: number;
  readonly branch: number;
  readonly at: Date;
}

export interface WrongLine {
  readonly line: number;
  readonly why: string;
}

const COLUMNS = ['card', 'receipt', 'bought', 'amount', 'branch', 'at'] as const;
/** Litres or baht with up to two decimals. */
const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/;

/** A time with an offset, or without one in branch time. */
function readTime(text: string): Date | null {
  const [, date = '', time = ''] = LOCAL.exec(text) ?? [];
  if (isBranchDate(date) && isBranchTime(time)) return instantOf(date, time);
  try {
    return new Date(epochMs(text));
  } catch {
    return null;
  }
}

const isBought = (text: string): text is Bought => Object.hasOwn(EARNING, text);

function readSale(line: number, cells: readonly string[]): Sale | WrongLine {
  const [card = '', receipt = '', bought = '', amount = '', branch = '', time = ''] = cells.map((cell) => cell.trim());
  const at = readTime(time);
  const wrong = (why: string): WrongLine => ({ line, why });
  if (cells.length !== COLUMNS.length) return wrong(`${cells.length} columns instead of ${COLUMNS.length}`);
  if (!/^\d{1,30}$/.test(card)) return wrong('card: no card number');
  if (!/^[\w./-]{1,60}$/.test(receipt)) return wrong('receipt: no number of a receipt');
  if (!isBought(bought)) return wrong(`bought: one of ${Object.keys(EARNING).join(', ')}`);
  if (!AMOUNT.test(amount) || Number(amount) === 0) return wrong('amount: litres or baht, with up to two decimals');
  if (!/^\d{1,9}$/.test(branch)) return wrong('branch: no number of a branch');
  if (at === null) return wrong('at: a time such as 2026-11-23T10:15');
  return { line, card, receipt, bought, amount: Math.round(Number(amount) * 100), branch: Number(branch), at };
}

/** Reads a comma-separated list of sales: column names in the first line, one sale in each further line. */
export function readSales(text: string): { readonly sales: readonly Sale[]; readonly wrong: readonly WrongLine[] } {
  const [head = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (head.replaceAll(' ', '') !== COLUMNS.join(','))
    return { sales: [], wrong: [{ line: 1, why: `the first line must be ${COLUMNS.join(',')}` }] };
  const read = lines.flatMap((line, at) => (line.trim() === '' ? [] : [readSale(at + 2, line.split(','))]));
  return {
    sales: read.filter((one) => 'card' in one),
    wrong: read.filter((one) => 'why' in one),
  };
}
