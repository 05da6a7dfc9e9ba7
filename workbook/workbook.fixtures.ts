import { utils, write, type BookType, type WorkSheet } from 'xlsx';
import type { ListSheet } from '#domain/fleet-list/list-sheet.ts';
import { LIST_LIMITS } from './limits.ts';
import { openWorkbook, type WorkbookLimits } from './open-workbook.ts';
import { repack } from './repack.ts';

type Value = string | number | boolean | Date | null;

interface WorkbookOptions {
  readonly bookType?: BookType;
  readonly hidden?: readonly string[];
  /** May alter each sheet before it is written. */
  readonly change?: (sheet: WorkSheet) => void;
}

/** The bytes of a workbook with these sheets. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly Value[])[]>>,
  { bookType = 'xlsx', hidden = [], change = () => undefined }: WorkbookOptions = {},
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    change(sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })) };
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}

interface XmlOptions {
  readonly beforeData?: string;
  readonly afterData?: string;
  /** With several, all of them are sheets of the same file. */
  readonly names?: readonly string[];
}

/** A workbook of one sheet whose XML is given: for what no library writes. */
export const workbookOfXml = (
  sheetData: string,
  { beforeData = '', afterData = '', names = ['cars'] }: XmlOptions = {},
): Uint8Array<ArrayBuffer> => {
  const text = new TextEncoder();
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId1"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}">${beforeData}<sheetData>${sheetData}</sheetData>${afterData}</worksheet>`,
  };
  return repack(Object.entries(files).map(([name, xml]) => ({ name, bytes: text.encode(xml) })));
};

export async function openedSheets(
  file: Uint8Array<ArrayBuffer>,
  limits: Partial<WorkbookLimits> = {},
): Promise<readonly ListSheet[]> {
  const opened = await openWorkbook(file, { ...LIST_LIMITS, ...limits });
  if ('refusal' in opened) throw new Error(opened.refusal);
  return opened.sheets;
}

export async function refusalOf(file: Uint8Array<ArrayBuffer>, limits: Partial<WorkbookLimits> = {}): Promise<string> {
  const opened = await openWorkbook(file, { ...LIST_LIMITS, ...limits });
  return 'refusal' in opened ? opened.refusal : 'opened';
}
