/** A tag as the reader finds it: names after the colon, in OpenDocument's words or the Chinese ones. */
const TAG = /<(\/?)(?:[^\s?><!/:"]*:)?([^\s?<>:/"]+)((?:\s+[^<>=?"'\s]+="[^"]*?")*)\s*(\/?)>/g;
/** How often a row or a cell stands there, as programs write it. */
const REPEATED = /[\s:]number-(rows|columns)-repeated="(\d{1,12})"(?=[\s/>])/g;
/** The same in any other spelling, of which the reader takes some: no program writes them. */
const LIKE_REPEATED = /(rows|columns)-repeated/gi;
const VALUE_TYPE = /[\s:](?:value-type|数据类型)="/;
/** So many spaces in one place are more than a list has; the reader writes them all out. */
const MANY_SPACES = /<text:s text:c="\d{3,}"\/>/g;
const FEW_SPACES = '<text:s text:c="99"/>';
const END = /\s*<\//y;

const times = (attributes: string, what: 'rows' | 'columns') =>
  Math.max(1, ...[...attributes.matchAll(REPEATED)].flatMap(([, of, count]) => (of === what ? [Number(count)] : [])));

/** By hand: a pattern would look for the end of each comment that has none. */
function withoutComments(xml: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<!--', at);
    const end = start < 0 ? -1 : xml.indexOf('-->', start + 4);
    if (end < 0) return parts.join('') + xml.slice(at);
    parts.push(xml.slice(at, start));
    at = end + 3;
  }
}

const countOf = (xml: string, what: RegExp) => {
  let count = 0;
  for (const _ of xml.matchAll(what)) count += 1;
  return count;
};

/** How many cells with values there are when each repeated row and cell is written out; at most one more than `most`. */
function valuesIn(xml: string, most: number): number {
  let rows = 1;
  let count = 0;
  for (const tag of xml.matchAll(TAG)) {
    const [all, isEnd, name = '', attributes = '', isEmpty] = tag;
    if (isEnd) continue;
    const kind = name.replace(/_.*$/s, '');
    if (kind === 'table-row' || kind === '行') rows = times(`${attributes} `, 'rows');
    if (kind !== 'table-cell' && kind !== '数据') continue;
    END.lastIndex = tag.index + all.length;
    if ((!isEmpty && !END.test(xml)) || VALUE_TYPE.test(attributes)) count += rows * times(`${attributes} `, 'columns');
    if (count > most) return most + 1;
  }
  return count;
}

/**
 * The content of an OpenDocument workbook as it is given to the reader, which writes out each repeated row, cell and space: a few letters can stand for a
 * thousand million of them. `cells`: how many have values then, at most one more than may be. null if it is not as programs write it.
 */
export function readableContent(
  bytes: Uint8Array<ArrayBuffer>,
  mostCells: number,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly cells: number } | null {
  const xml = withoutComments(new TextDecoder().decode(bytes)).replaceAll(MANY_SPACES, FEW_SPACES);
  if (/<!(--|doctype)/i.test(xml) || countOf(xml, LIKE_REPEATED) !== countOf(xml, REPEATED)) return null;
  try {
    return { bytes: new TextEncoder().encode(xml), cells: valuesIn(xml, mostCells) };
  } catch {
    // A tag with more attributes than a pattern can take.
    return null;
  }
}
