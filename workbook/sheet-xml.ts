const ROW = '<row';
/** What stands in a cell with a value: a number or the place of a text, or the text itself. */
const VALUES = ['<v>', '<v ', '<is>'] as const;
/** A formula without a stored value. */
const UNSTORED =
  /<c((?:\s+[a-z]+="[^"]*")*)\s*>\s*(<f(?:\s[^>]*)?\/>|<f(?:\s[^>]*)?>[^<]*<\/f>)\s*(?:<v\s*\/>\s*|<v><\/v>\s*)?<\/c>/g;
const FORMULA_ALONE = /(<\/f>|<f[^<>]*\/>)\s*(<v\s*\/>\s*|<v><\/v>\s*)?<\/c>/;
const TYPE = /\s+t="([^"]*)"/;

/** The error by which such a cell is known afterwards: the program that made the file has not got its data yet. */
export const UNSTORED_VALUE = '#GETTING_DATA';

/** How many cells have values, at most one more than `most`. */
function valuesIn(xml: string, most: number): number {
  let count = 0;
  for (const value of VALUES)
    for (let at = xml.indexOf(value); at >= 0 && count <= most; at = xml.indexOf(value, at + value.length)) count += 1;
  return count;
}

/** Widths of columns and links: nobody needs them, and each can be said to be of all cells. */
const NEEDLESS = /<(?:\w+:)?(?:col|hyperlink)\b[^<>]*>/g;

/** Where the row after so many rows with values begins; null if there are not as many. */
function endOfRows(xml: string, most: number): number | null {
  let count = 0;
  const next = VALUES.map((value) => xml.indexOf(value));
  for (let row = xml.indexOf(ROW); row >= 0;) {
    const after = xml.indexOf(ROW, row + ROW.length);
    let hasValue = false;
    for (const [n, value] of VALUES.entries()) {
      let at = next[n] ?? -1;
      if (at >= 0 && at < row) at = xml.indexOf(value, row);
      next[n] = at;
      hasValue ||= at >= 0 && (after < 0 || at < after);
    }
    if (hasValue) count += 1;
    if (count > most) return after < 0 ? null : after;
    row = after;
  }
  return null;
}

/**
 * The XML of a sheet as it is given to the reader: without the widths of columns and without links; cut off after so many rows with values and one more, by which one knows that there are too many; and
 * a formula without a stored value is an error, which the reader would take for an empty cell. `cells`: how many have values, at most one more than may be.
 */
export function readableSheet(
  bytes: Uint8Array<ArrayBuffer>,
  { rows: mostRows, cells: mostCells }: { readonly rows: number; readonly cells: number },
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly cells: number } {
  const xml = new TextDecoder().decode(bytes);
  const end = endOfRows(xml, mostRows);
  const cut = (end === null ? xml : `${xml.slice(0, end)}</sheetData></worksheet>`).replaceAll(NEEDLESS, '');
  const marked = FORMULA_ALONE.test(cut) ? cut.replaceAll(UNSTORED, marking) : cut;
  const cells = valuesIn(cut, mostCells);
  return { bytes: marked === xml ? bytes : new TextEncoder().encode(marked), cells };
}

function marking(cell: string, attributes: string, formula: string): string {
  const type = TYPE.exec(attributes)?.[1];
  // A formula whose text is empty has a value.
  if (type === 'str' && /<v><\/v>|<v\s*\/>/.test(cell)) return cell;
  return `<c${attributes.replace(TYPE, '')} t="e">${formula}<v>${UNSTORED_VALUE}</v></c>`;
}
