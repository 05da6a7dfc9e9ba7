/** A tag as the reader finds it: names after the colon, in OpenDocument's words or the Chinese ones. */
const TAG = /<(\/?)(?:[^\s?><!/:"]*:)?([^\s?<>:/"]+)((?:\s+[^<>=?"'\s]+="[^"]*?")*)\s*(\/?)>/g;
const REPEATED = /(?:^|[\s:])number-(rows|columns)-repeated="(\d+)/g;
const VALUE_TYPE = /(?:^|[\s:])(?:value-type|数据类型)="/;

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

/**
 * How many cells with values the content of an OpenDocument workbook has when each repeated row and cell is written out, as the reader does: a few
 * letters can stand for a thousand million of them. At most one more than `most`.
 */
export function valuesInContent(bytes: Uint8Array<ArrayBuffer>, most: number): number {
  const xml = withoutComments(new TextDecoder().decode(bytes));
  let rows = 1;
  let count = 0;
  for (const tag of xml.matchAll(TAG)) {
    const [all, isEnd, name = '', attributes = '', isEmpty] = tag;
    if (isEnd) continue;
    const kind = name.replace(/_.*$/s, '');
    if (kind === 'table-row' || kind === '行') rows = times(attributes, 'rows');
    if (kind !== 'table-cell' && kind !== '数据') continue;
    const isBlank = isEmpty || xml.startsWith('</', tag.index + all.length);
    if (!isBlank || VALUE_TYPE.test(attributes)) count += rows * times(attributes, 'columns');
    if (count > most) return most + 1;
  }
  return count;
}
