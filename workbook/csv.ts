/** Text of a file without a known form; null if it is none in UTF-8, UTF-16 with its mark, or Windows-874. */
export function decodedText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  for (const label of utf16 === null ? ['utf-8', 'windows-874'] : [utf16]) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      // oxlint-disable-next-line no-control-regex -- what no text file has
      return /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/.test(text) ? null : text;
    } catch {
      // Not in this encoding.
    }
  }
  return null;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator that most of the first lines have equally often, outside quotes. */
function separatorOf(text: string): string {
  const named = /^sep=([^"\s]|\t)\r?\n/i.exec(text)?.[1];
  if (named !== undefined) return named;
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '""')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const counts = SEPARATORS.map((separator) => {
    const inLines = lines.map((line) => Math.min(line.split(separator).length - 1, 40)).filter((count) => count > 0);
    const equal = inLines.map((count) => inLines.filter((other) => other === count).length);
    return { separator, most: Math.max(0, ...equal), count: inLines.reduce((sum, count) => sum + count, 0) };
  });
  const [best] = counts.toSorted((a, b) => b.most - a.most || b.count - a.count);
  return best === undefined || best.count === 0 ? ',' : best.separator;
}

/** Where a cell that begins with a quote ends with one; null if what follows the next quote is more of the cell, or nothing is. */
function endOfQuoted(text: string, at: number, separator: string): number | null {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return null;
  const after = text.slice(end + 1, end + 20).replace(/^ +/, '')[0] ?? '\n';
  return after === separator || after === '\n' || after === '\r' ? end : null;
}

/** A line with anything in it; `row` is its number in the file, from 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The lines of a CSV file that are not blank, all as text, at most `rows + 1`, of each at most so many columns; null if it has more cells than may be.
 * `isCut`: a line has something in a later column. Quotes as in RFC 4180; one that no cell ends with is a letter like others, so that it hides no lines.
 */
export function csvRows(
  text: string,
  {
    rows: most,
    columns,
    cells: mostCells,
  }: { readonly rows: number; readonly columns: number; readonly cells: number },
): { readonly rows: CsvRow[]; readonly isCut: boolean } | null {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 0;
  let row: string[] = [];
  let cell = '';
  let cells = 0;
  let isCut = false;
  let at = /^sep=.\r?\n/i.exec(text)?.[0].length ?? 0;
  const endCell = () => {
    if (row.length < columns) row.push(cell);
    else isCut ||= cell.trim() !== '';
    if (cell !== '') cells += 1;
    cell = '';
  };
  const endRow = () => {
    endCell();
    line += 1;
    if (row.some((text) => text.trim() !== '')) rows.push({ row: line, cells: row });
    row = [];
  };
  while (at < text.length && rows.length <= most) {
    if (cells > mostCells) return null;
    const letter = text[at] ?? '';
    const end = letter === '"' && cell === '' ? endOfQuoted(text, at, separator) : null;
    if (end !== null) {
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else if (letter === separator) {
      endCell();
      at += 1;
    } else if (letter === '\n' || letter === '\r') {
      endRow();
      at += letter === '\r' && text[at + 1] === '\n' ? 2 : 1;
    } else {
      const start = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cell += text.slice(start, at);
    }
  }
  if (cell !== '' || row.length > 0) endRow();
  return { rows, isCut };
}
