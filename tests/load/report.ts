import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isWithinLimits } from './figures.ts';

/** A Markdown table as the formatter writes it, so that it can go into a document. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Prints it, and with `--write` puts it between its two marks in the document. The bench fails if a figure is over its limit. */
export function report(
  name: string,
  text: string,
  { write, document = 'docs/performance.md' }: { readonly write: boolean; readonly document?: string },
): void {
  console.log(`\n${text}\n`);
  if (!isWithinLimits(text)) process.exitCode = 1;
  if (!write) return;
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const before = readFileSync(document, 'utf8');
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${document} has no place for ${name}.`);
  writeFileSync(document, `${before.slice(0, from)}${begin}\n\n${text}\n\n${before.slice(to)}`);
}

const atLeastOne = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number from 1 on, not ${text}`);
  return value;
};

export function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '10' },
      write: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  return {
    /** How often each page is opened. */
    runs: atLeastOne('runs', values.runs),
    /** How long each number of clients books. */
    seconds: atLeastOne('seconds', values.seconds),
    write: values.write,
    /** One of the bench’s parts; all of them if empty. */
    only: values.only,
  };
}

export const today = () => new Date().toISOString().slice(0, 10);
