import { acceptedSheet, wrongSheets, type WrongRowsWords } from '#domain/fleet-list/accepted-sheet.ts';
import type { CarTree } from '#domain/fleet-list/car-tree.ts';
import { checkList, mendKey } from '#domain/fleet-list/check-list.ts';
import type { CheckedList, RowPlace } from '#domain/fleet-list/checked-list.ts';
import type { KnownCar } from '#domain/fleet-list/known-car.ts';
import type { ListSheet } from '#domain/fleet-list/list-sheet.ts';
import { sheetOffer } from '#domain/fleet-list/sheet-offer.ts';
import { FLEET_MAX } from '#domain/fleet-list/fleet-size.ts';
import { LIST_LIMITS, MOST_LIST_ROWS } from '#workbook/limits.ts';
import { openWorkbook } from '#workbook/open-workbook.ts';
import { writeWorkbook } from '#workbook/write-workbook.ts';
import type { Checked, ImportChoice, Mend, Opened, ReadingProgress } from './import-reader.types.ts';

/** Those of the answers that their cells still ask for. */
function mendsFor(wrong: CheckedList['wrong'], mends: readonly Mend[]): ReadonlySet<Mend> {
  const rows = new Map(wrong.map(({ sheet, row, faults }) => [JSON.stringify([sheet, row]), faults] as const));
  return new Set(
    mends.filter(({ place: { sheet, row }, field, value }) =>
      rows
        .get(JSON.stringify([sheet, row]))
        ?.some(({ field: asked, suggestion }) => asked === field && (suggestion === undefined || suggestion === value)),
    ),
  );
}

/** One file, from its bytes to what is sent. It runs in a worker. */
export class ImportSession {
  #sheets: readonly ListSheet[] = [];
  #cars: KnownCar[] = [];
  #choice: ImportChoice | null = null;
  #master: CarTree = { brands: [] };
  #checked: Checked | null = null;
  readonly #mended = new Map<string, string>();

  async open(file: Blob, onProgress: (progress: ReadingProgress) => void): Promise<Opened> {
    if (file.size > LIST_LIMITS.bytes) return { kind: 'refused', refusal: 'too-large' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opened = await openWorkbook(bytes, LIST_LIMITS, (done, of) =>
      onProgress({ step: done < of ? 'guarding' : 'reading', done, of }),
    );
    if ('refusal' in opened) return { kind: 'refused', refusal: opened.refusal };
    this.#sheets = opened.sheets;
    const sheets = opened.sheets.flatMap((sheet) => sheetOffer(sheet) ?? []);
    if (sheets.length === 0) return { kind: 'refused', refusal: this.#refusalOfAll() };
    const visible = sheets.filter(({ hidden }) => !hidden);
    const suggested = (visible.length > 0 ? visible : sheets).map(({ index }) => index);
    const offered = new Set(sheets.map(({ index }) => index));
    const passedOver = opened.sheets.flatMap(({ index, name, hidden, rows }) =>
      hidden || rows.length === 0 || offered.has(index) ? [] : [name],
    );
    return { kind: 'opened', open: { sheets, suggested, passedOver } };
  }

  #refusalOfAll() {
    return this.#sheets.some(({ rows }) => rows.length > MOST_LIST_ROWS) ? 'too-many-rows' : 'no-plates';
  }

  forgetCars(): void {
    this.#cars = [];
  }

  addCars(cars: readonly KnownCar[]): void {
    this.#cars = [...this.#cars, ...cars];
  }

  /** What was taken before counts where it still answers a fault; one answer may bring up the fault that the next one answers. */
  check(choice: ImportChoice, master: CarTree, mends: readonly Mend[]): Checked {
    this.#choice = choice;
    this.#master = master;
    this.#mended.clear();
    let checked = this.#checkAll();
    let left = mends;
    while (checked.kind === 'checked' && left.length > 0) {
      const { wrong } = checked.list;
      const fits = mendsFor(wrong, left);
      if (fits.size === 0) break;
      left = left.filter((mend) => !fits.has(mend));
      checked = this.mend([...fits]);
    }
    return checked;
  }

  mend(mends: readonly Mend[]): Checked {
    for (const { place, field, value } of mends) this.#mended.set(mendKey(place, field), value);
    return this.#checkAll();
  }

  accepted(which: readonly ('added' | 'changed')[]): {
    readonly file: ArrayBuffer;
    readonly rows: readonly RowPlace[];
  } {
    const { sheet, rows } = acceptedSheet(this.#list(), which, this.#cars);
    return { file: writeWorkbook(sheet), rows };
  }

  wrong(words: WrongRowsWords): ArrayBuffer {
    return writeWorkbook(...wrongSheets(this.#list(), this.#sheets, words));
  }

  #list() {
    if (this.#checked?.kind !== 'checked') throw new Error('no list is checked');
    return this.#checked.list;
  }

  #checkAll(): Checked {
    const choice = this.#choice;
    if (choice === null) throw new Error('nothing is chosen');
    const sheets = this.#sheets.filter(({ index }) => choice.sheets.includes(index));
    this.#checked = sheets.some(({ rows }) => rows.length > MOST_LIST_ROWS)
      ? { kind: 'refused', refusal: 'too-many-rows' }
      : this.#checkedSheets(choice, sheets);
    return this.#checked;
  }

  #checkedSheets({ filteredToo, mapping }: ImportChoice, sheets: readonly ListSheet[]): Checked {
    const list = checkList({
      sheets,
      filteredToo,
      mapping,
      mended: this.#mended,
      cars: this.#cars,
      master: this.#master,
      mostCars: FLEET_MAX,
    });
    return list === 'no-plates' ? { kind: 'refused', refusal: list } : { kind: 'checked', list };
  }
}
