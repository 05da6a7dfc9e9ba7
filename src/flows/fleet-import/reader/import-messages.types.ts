import type { WrongRowsWords } from '#domain/fleet-list/accepted-sheet.ts';
import type { CarTree } from '#domain/fleet-list/car-tree.ts';
import type { CheckedList, RowPlace } from '#domain/fleet-list/checked-list.ts';
import type { KnownCar } from '#domain/fleet-list/known-car.ts';
import type { ImportChoice, Mend, Opened, ReadingProgress, Refused } from './import-reader.types.ts';

/** What the page asks the worker, one thing at a time; cars come before the check that needs them, so many at a time. */
export type Asked =
  | { readonly kind: 'open'; readonly file: File }
  | { readonly kind: 'cars'; readonly first: boolean; readonly cars: readonly KnownCar[] }
  | {
      readonly kind: 'check';
      readonly choice: ImportChoice;
      readonly master: CarTree;
      readonly mends: readonly Mend[];
    }
  | { readonly kind: 'mend'; readonly mends: readonly Mend[] }
  | { readonly kind: 'accepted'; readonly which: readonly ('added' | 'changed')[] }
  | { readonly kind: 'wrong'; readonly words: WrongRowsWords };

export const LIST_NAMES = ['added', 'changed', 'unchanged', 'wrong', 'leftOut'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** A checked list without its rows, which come before it. */
export type ListHead = Omit<CheckedList, ListName>;

/** What the worker says. A list of ten thousand rows comes in parts, because taking it in one piece would stop the page. */
export type Said =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'rows'; readonly name: ListName; readonly rows: readonly unknown[] }
  | { readonly kind: 'checked'; readonly head: ListHead }
  | { readonly kind: 'written'; readonly file: ArrayBuffer; readonly rows: readonly RowPlace[] }
  | Extract<Opened, { readonly kind: 'opened' }>
  | Refused;
