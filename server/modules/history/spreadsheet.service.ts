import { zipOf } from './zip.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  /** A number stays a number, null is an empty cell, and every text stays the text that it is. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The styles of `STYLES`, by their place. */
const STYLE = { plain: 0, head: 1, text: 2, number: 3 } as const;
const LONGEST_TEXT = 32_767;

// oxlint-disable-next-line no-control-regex -- XML cannot hold them
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text

    .replace(UNSPEAKABLE, '')
    .replace(/[&<>"]/g, (one) => ENTITIES[one] ?? '');

/** Programs that read cells anew, after a copy or by way of CSV, would take such a text for a formula; a leading apostrophe says that it is none. */
const neutral = (text: string) => (/^\s*[=+\-@]/.test(text) ? `'${text}` : text).slice(0, LONGEST_TEXT);

/** 0 is A, 26 is AA. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

function cell(value: string | number | null, place: string, style: number): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}" s="${STYLE.number}"><v>${value}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(neutral(value))}</t></is></c>`;
}

const rowOf = (values: readonly (string | number | null)[], number: number, style: number) =>
  `<row r="${number}">${values.map((value, index) => cell(value, `${columnName(index)}${number}`, style)).join('')}</row>`;

/** Plain, a bold head, text ('@', so that leading zeros stay when a cell is edited) and whole numbers with separators. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" numFmtId="49" applyFont="1" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function sheetXml({ heads, widths, rows }: Sheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = [rowOf(heads, 1, STYLE.head), ...rows.map((row, index) => rowOf(row, index + 2, STYLE.text))];
  const all = `A1:${columnName(heads.length - 1)}${rows.length + 1}`;
  return `${XML}<worksheet xmlns="${MAIN}"><dimension ref="${all}"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>${lines.join('')}</sheetData><autoFilter ref="${all}"/></worksheet>`;
}

/** A workbook of one sheet as an .xlsx file (ECMA-376), its head bold, in view while scrolling, and with filters. */
export function workbookOf(sheet: Sheet): Buffer {
  const types = [
    ['workbook', 'sheet.main'],
    ['worksheets/sheet1', 'worksheet'],
    ['styles', 'styles'],
  ].map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  return zipOf([
    {
      name: '[Content_Types].xml',
      text: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    },
    { name: '_rels/.rels', text: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'styles', 'styles.xml')),
    },
    { name: 'xl/worksheets/sheet1.xml', text: sheetXml(sheet) },
    { name: 'xl/styles.xml', text: STYLES },
  ]);
}
