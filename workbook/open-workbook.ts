import { read, set_cptable } from 'xlsx';
import type { FileRefusal } from '#domain/fleet-list/checked-list.ts';
import type { ListCell, ListSheet } from '#domain/fleet-list/list-sheet.ts';
import { readableContent } from './content-xml.ts';
import { csvRows, decodedText } from './csv.ts';
import { repack, type PackedFile } from './repack.ts';
import { CELL_MAX, LAST_ROW, mergedOf, rowsOf } from './sheet-rows.ts';
import { readableSheet } from './sheet-xml.ts';
import { unpack } from './unpack.ts';
import { zipEntries } from './zip-directory.ts';

export interface WorkbookLimits {
  /** Of the file. */
  readonly bytes: number;
  /** Of all that is packed in it. */
  readonly unpackedBytes: number;
  readonly entries: number;
  readonly sheets: number;
  /** Rows with values in a sheet. One with more has one row more, and no others. */
  readonly rows: number;
  /** Cells further right are not read, but their sheet says that there are some. */
  readonly columns: number;
  /** Cells with values in all sheets. */
  readonly cells: number;
  /** Characters in all cells; a text that many cells share counts in each of them. */
  readonly text: number;
}

export type OpenedWorkbook = { readonly sheets: readonly ListSheet[] } | { readonly refusal: FileRefusal };

const refused = (refusal: FileRefusal): OpenedWorkbook => ({ refusal });

const beginsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);

/** Of a zip file only what a reader of sheets needs: no pictures, no macros. */
const IS_NEEDED = /\.(xml|rels|bin)$|^mimetype$/i;
const IS_NEEDLESS = /(^|\/)(media|drawings|charts|embeddings|printerSettings|customXml|externalLinks|vbaProject\.bin)/i;
const IS_SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const IS_CONTENT = /(^|\/)content\.xml$/i;
/** What makes a zip file a workbook: of Excel, or of OpenDocument. */
const IS_WORKBOOK = /^(xl\/workbook\d*\.(xml|bin)|content\.xml)$/i;

/**
 * Opens a workbook (.xlsx, .xlsm, .xlsb, .ods, .xls) or a text with separators, whatever its name says. Of a zip file the reader gets only bytes that
 * have been counted and checked here. `onProgress`: how many of the packed bytes are checked.
 */
export async function openWorkbook(
  file: Uint8Array<ArrayBuffer>,
  limits: WorkbookLimits,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<OpenedWorkbook> {
  if (file.length === 0) return refused('empty');
  if (file.length > limits.bytes) return refused('too-large');
  if (beginsWith(file, 0x50, 0x4b)) return openZip(file, limits, onProgress);
  if (beginsWith(file, 0xd0, 0xcf, 0x11, 0xe0)) return openOle(file, limits);
  return openText(file, limits);
}

async function openZip(
  file: Uint8Array<ArrayBuffer>,
  limits: WorkbookLimits,
  onProgress: (done: number, of: number) => void,
): Promise<OpenedWorkbook> {
  const { unpackedBytes, entries: mostEntries, rows } = limits;
  const readableOf = ({ name }: { readonly name: string }, bytes: Uint8Array<ArrayBuffer>) => {
    if (IS_SHEET.test(name)) return readableSheet(bytes, { rows, cells });
    return IS_CONTENT.test(name) ? readableContent(bytes, cells) : { bytes, cells: 0 };
  };
  const entries = zipEntries(file);
  if (entries === null) return refused('damaged');
  if (!entries.some(({ name }) => IS_WORKBOOK.test(name))) return refused('not-a-workbook');
  if (entries.length > mostEntries) return refused('too-much');
  let left = unpackedBytes;
  let cells = limits.cells;
  let done = 0;
  const files: PackedFile[] = [];
  for (const entry of entries) {
    done += entry.packed.length;
    if (!IS_NEEDED.test(entry.name) || IS_NEEDLESS.test(entry.name)) continue;
    const bytes = await unpack(entry, left);
    if (typeof bytes === 'string') return refused(bytes === 'damaged' ? bytes : 'too-much');
    left -= bytes.length;
    const readable = readableOf(entry, bytes);
    if (readable === null) return refused('damaged');
    cells -= readable.cells;
    if (cells < 0) return refused('too-much');
    files.push({ name: entry.name, bytes: readable.bytes, ...(readable.bytes === bytes ? { crc: entry.crc } : {}) });
    onProgress(done, file.length);
  }
  if (hasSharedSheets(files)) return refused('damaged');
  if (files.some(({ name }) => IS_CONTENT.test(name)) && !isSpreadsheet(files)) return refused('not-a-workbook');
  return sheetsOf(repack(files), limits);
}

const SHEET = /<(?:\w+:)?sheet\b[^<>]*\br:id="([^"]*)"/g;
const SHEET_FILE = /\bTarget="([^"]*worksheets\/[^"]*)"/g;

/** Two sheets are of one file, which would be read for each of them. No program makes such a workbook. */
function hasSharedSheets(files: readonly PackedFile[]): boolean {
  const isRepeated = (name: RegExp, what: RegExp) => {
    const bytes = files.find((file) => name.test(file.name))?.bytes;
    const found = [...new TextDecoder().decode(bytes).matchAll(what)].map(([, place]) => place);
    return new Set(found).size < found.length;
  };
  return isRepeated(/^xl\/workbook\d*\.xml$/i, SHEET) || isRepeated(/^xl\/_rels\/workbook.*\.rels$/i, SHEET_FILE);
}

const isSpreadsheet = (files: readonly { name: string; bytes: Uint8Array }[]) =>
  new TextDecoder().decode(files.find(({ name }) => name === 'mimetype')?.bytes).includes('spreadsheet');

/** The name under which an old container has a workbook that only a password opens; its names are in UTF-16. */
const isLocked = (file: Uint8Array<ArrayBuffer>) =>
  new TextDecoder('latin1').decode(file).includes([...'EncryptedPackage'].join('\0'));

async function openOle(file: Uint8Array<ArrayBuffer>, limits: WorkbookLimits): Promise<OpenedWorkbook> {
  if (isLocked(file)) return refused('password');
  // Workbooks of before 1997 name a code page.
  set_cptable(await import('xlsx/dist/cpexcel.full.mjs'));
  // Such a sheet has at most 65,536 rows, blank ones too.
  return sheetsOf(file, limits);
}

/** The reader's own words for what it refuses. */
function refusalOf(error: unknown): FileRefusal {
  const text = error instanceof Error ? error.message : '';
  if (/password|encrypt/i.test(text)) return 'password';
  return /unsupported file|not a spreadsheet|unknown namespace|cannot find workbook/i.test(text)
    ? 'not-a-workbook'
    : 'damaged';
}

/** The name of a sheet stands beside each of its rows. */
const SHEET_NAME_MAX = 100;

/** Names as they are shown, which tell sheets apart: long ones may begin alike. */
function distinctNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const short = name.slice(0, SHEET_NAME_MAX);
    let own = short;
    for (let nth = 2; taken.has(own); nth += 1) own = `${short} (${nth})`;
    taken.add(own);
    return own;
  };
}

const lengthOf = (cell: ListCell) => (typeof cell === 'string' ? cell.length : 0);

/** Sheets that are not too much for those who check them. */
function counted(sheets: readonly ListSheet[], { cells: mostCells, text: mostText }: WorkbookLimits): OpenedWorkbook {
  if (sheets.every(({ rows }) => rows.length === 0)) return refused('empty');
  let [cells, text] = [0, 0];
  for (const { rows } of sheets)
    for (const row of rows) {
      // No program makes such a row.
      if (row.row > LAST_ROW) return refused('damaged');
      for (const cell of row.cells) {
        if (cell === null) continue;
        cells += 1;
        text += lengthOf(cell);
      }
      if (cells > mostCells || text > mostText) return refused('too-much');
    }
  return { sheets };
}

function sheetsOf(bytes: Uint8Array, limits: WorkbookLimits): OpenedWorkbook {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      cellNF: true,
      cellStyles: true,
    });
    // No program makes two of one name, of which the reader knows only one.
    if (new Set(book.SheetNames).size < book.SheetNames.length) return refused('damaged');
    if (book.SheetNames.length > limits.sheets) return refused('too-much');
    const from1904 = book.Workbook?.WBProps?.date1904 === true;
    const nameOf = distinctNames();
    const sheets = book.SheetNames.flatMap((name, index): ListSheet[] => {
      const sheet = book.Sheets[name];
      if (sheet === undefined) return [];
      const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
      const read = rowsOf(sheet, from1904, limits.columns);
      return [{ index, name: nameOf(name), hidden, ...read, merged: mergedOf(sheet) }];
    });
    return counted(sheets, limits);
  } catch (error) {
    return refused(refusalOf(error));
  }
}

/** A page, a document, or a picture: no list, though some of it is text. */
const IS_NO_LIST = /^\s*(%PDF|<(!doctype|html|\?xml|svg|table)|\{\\rtf|[{[]\s*["{[])/i;

const textCell = (text: string) => (text === '' ? null : text.slice(0, CELL_MAX));

function openText(file: Uint8Array<ArrayBuffer>, limits: WorkbookLimits): OpenedWorkbook {
  const text = decodedText(file);
  if (text === null || IS_NO_LIST.test(text)) return refused('not-a-workbook');
  const read = csvRows(text, limits);
  if (read === null) return refused('too-much');
  const rows = read.rows.map(({ row, cells }) => ({ row, filtered: false, cells: cells.map(textCell) }));
  return counted([{ index: 0, name: 'CSV', hidden: false, rows, merged: [], isCut: read.isCut }], limits);
}
