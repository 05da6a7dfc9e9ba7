import { readLine } from '../fields/typed-text.ts';
import type { ListCell } from './list-sheet.ts';

/** A cell as it is named to a person. */
export function shownCell(cell: ListCell | undefined): string {
  if (cell == null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'object') return 'date' in cell ? cell.date : cell.text;
  return String(cell);
}

const NAMED_MAX = 200;

/** A text of a file as it is named beside each row: at most so many characters, the last of them an ellipsis where more follow. */
export const shortened = (text: string): string =>
  text.length <= NAMED_MAX ? text : `${text.slice(0, NAMED_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** An apostrophe that keeps a program from taking the text for a formula, as in our own export. */
const KEPT_AS_TEXT = /^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
/** What people write into a cell that has nothing to say. */
const NOTHING = /^[\p{Pd}\u2212.\s]+$/u;
/** Text of one line as it is typed often; all else is read letter by letter. */
const PLAIN = /^[\u0e01-\u0e3a\u0e3f-\u0e5b!-&(-~]+( [\u0e01-\u0e3a\u0e3f-\u0e5b!-&(-~]+)*$/;

/** The text that a cell means, on one line; '' for nothing, also for a dash alone. */
export function cellText(cell: ListCell | undefined): string {
  if (typeof cell !== 'string') return shownCell(cell);
  if (PLAIN.test(cell)) return NOTHING.test(cell) ? '' : cell;
  const line = readLine(cell);
  if (KEPT_AS_TEXT.test(line)) return line.slice(1);
  return NOTHING.test(line) ? '' : line.replaceAll(/ {2,}/g, ' ');
}

/** Whether a cell has just what our own export writes for a text. */
export function isWritten(cell: ListCell | undefined, text: string): boolean {
  if (typeof cell !== 'string') return false;
  const line = readLine(cell);
  return line === text || (KEPT_AS_TEXT.test(line) && line.slice(1) === text);
}

/** Whether a cell has nothing to read, not even a value that is wrong. */
export const isBlank = (cell: ListCell | undefined): boolean =>
  cell == null || (typeof cell === 'string' && cell.trim() === '');
