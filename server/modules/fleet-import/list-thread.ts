import { parentPort, workerData } from 'node:worker_threads';
import type { CarTree } from '#domain/fleet-list/car-tree.ts';
import { checkList } from '#domain/fleet-list/check-list.ts';
import type { CheckedList, FileRefusal } from '#domain/fleet-list/checked-list.ts';
import { FLEET_MAX } from '#domain/fleet-list/fleet-size.ts';
import type { KnownCar } from '#domain/fleet-list/known-car.ts';
import { LIST_LIMITS, MOST_LIST_ROWS } from '#workbook/limits.ts';
import { openWorkbook } from '#workbook/open-workbook.ts';

export interface ListGiven {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly cars: readonly KnownCar[];
  readonly master: CarTree;
}

export type ListRead = { readonly list: CheckedList } | { readonly refusal: FileRefusal };

/** What a plain client sends is read as it is seen: hidden sheets and rows do not count. */
async function readList({ file, cars, master }: ListGiven): Promise<ListRead> {
  const opened = await openWorkbook(file, LIST_LIMITS);
  if ('refusal' in opened) return opened;
  const sheets = opened.sheets.filter(({ hidden }) => !hidden);
  if (sheets.some(({ rows }) => rows.length > MOST_LIST_ROWS)) return { refusal: 'too-many-rows' };
  const rules = { filteredToo: false, mapping: {}, mended: new Map<string, string>(), mostCars: FLEET_MAX };
  const list = checkList({ ...rules, sheets, cars, master });
  return list === 'no-plates' ? { refusal: list } : { list };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await readList(workerData as ListGiven));
