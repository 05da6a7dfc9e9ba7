import { act, fireEvent, screen as page } from '@testing-library/react';
import { expect } from 'vitest';
import { EARLIER } from '#machines/fleet-import/fleet-import.fixtures.ts';
import type { FleetImportScreen } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { FleetImportEvent, ListFile, SheetChoice } from '#machines/fleet-import/fleet-import.types.ts';
import { leaving } from '#src/ui/browser/use-leave-warning.ts';
import { isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import type { ScreenModel } from '#tests/support/model/screens.ts';
import type { ReaderWorker } from './reader-worker.ts';

export const LAST = {
  import_id: EARLIER,
  file_name: 'เดือนก่อน.xlsx',
  imported_at: '2026-10-21T10:00:00+07:00',
  counts: { added: 3, changed: 2, unchanged: 1, wrong: 0, left_out: 0 },
  undone_at: null,
};

const pressed = (name: string) => async () => pressButton(name);
const buttonStarting = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent?.startsWith(words));
const heading = () => page.getByRole('heading', { level: 2 }).textContent;

/** Whether the browser asks before the page is closed, and the site before another page is opened. */
function isGuarded() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return { closing: closing.defaultPrevented, leaving: leaving.isAsked() };
}
const FREE = { closing: false, leaving: false };
const KEPT = { closing: true, leaving: false };
const AWAITED = { closing: true, leaving: true };

/** The first step is where the page begins; every other one has the focus on its heading, or below it what was pressed. */
const hasFocus = () => document.activeElement !== document.body && document.activeElement !== null;
const isAt = ({ faults }: ReaderWorker, title: string, guarded = FREE) =>
  expect([heading(), isGuarded(), faults]).toEqual([title, guarded, []]);
const isReached = (view: ReaderWorker, title: string) => {
  isAt(view, title);
  expect(hasFocus()).toBe(true);
};
const names = ({ name }: ListFile) => expect(isShown(name)).toBe(true);
const counts = () =>
  page.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/^\D*?(\d[\d,]*)$/, '$1') ?? '');

type ListState = Extract<FleetImportScreen, { readonly isRemembered: boolean; readonly list: unknown }>;

const passesOver = (names: readonly string[]) =>
  expect([isShown('No column of licence plates was found there'), ...names.map((name) => isShown(name))]).toEqual([
    names.length > 0,
    ...names.map(() => true),
  ]);

/** What is true of the preview in each of its phases. */
function shows({ file, list, isRemembered, hasSheets, passedOver }: ListState, isBusy: boolean) {
  names(file);
  const { added, changed, unchanged, wrong, leftOut } = list;
  expect(counts()).toEqual([added, changed, unchanged, wrong, leftOut].map(({ length }) => String(length)));
  expect(isShown('as you corrected them last time')).toBe(isRemembered);
  expect(isShown('each gets its plate as its name')).toBe(list.namedByPlate);
  expect(isShown('Only the first 256 columns were read')).toBe(list.isCut);
  passesOver(passedOver);
  expect(buttonStarting('Choose other sheets') !== undefined).toBe(hasSheets && !isBusy);
}

const UNKNOWN = 'We do not know yet whether your cars were imported.';
const UNDO_UNKNOWN = 'We do not know yet whether the import was undone.';

const hiddenRows = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find((box) => box.closest('li') === null);

async function chooseSheets({ choice: { sheets, filteredToo } }: { readonly choice: SheetChoice }) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')];
  // The third offer is the fourth sheet of its workbook.
  boxes.forEach((box, place) => {
    if (box.checked !== sheets.includes([0, 1, 3][place] ?? -1)) press(box, 'a sheet');
  });
  const filtered = hiddenRows();
  if (filtered && filtered.checked !== filteredToo) press(filtered, 'the hidden rows');
  press(buttonStarting('Check '), 'the button that checks');
}

/** What a person does on each screen, and what is true of it. */
export const model: ScreenModel<FleetImportScreen, FleetImportEvent, null, ReaderWorker> = {
  executors: {
    'file.chosen': async ({ file: { name } }) => {
      const input = document.querySelector('[data-import-file]');
      if (input === null) throw new Error('no file can be chosen');
      act(() => void fireEvent.change(input, { target: { files: [new File(['x'], name)] } }));
    },
    'reading.cancelled': pressed('Stop reading'),
    'sheets.chosen': chooseSheets,
    'sheets.reopened': pressed('Choose other sheets'),
    'columns.corrected': async ({ mapping }) => {
      for (const [key, field] of Object.entries(mapping)) {
        const [, heading = ''] = key.split(' ');
        act(() => void fireEvent.change(page.getByLabelText(heading), { target: { value: field ?? '' } }));
      }
    },
    'suggestions.taken': async () => press(buttonStarting('Use Toyota'), 'the suggestion'),
    'import.agreed': async () =>
      press(buttonStarting('Import 2 cars') ?? buttonStarting('Try again with'), 'the import'),
    'outcome.left': pressed('Go on without knowing'),
    'import.closed': null,
    'undo.asked': pressed('Undo this import'),
    'undo.agreed': pressed('Undo the import'),
    'undo.declined': pressed('Keep the import'),
    'retry.requested': async () =>
      press(buttonStarting('Try again') ?? buttonStarting('Undo it again'), 'the next try'),
    'session.superseded': null,
  },
  assertions: {
    choosing: (_screen, view) => {
      isAt(view, 'Choose the list of your cars');
      expect([isShown(LAST.file_name), isShown('3 new, 2 changed')]).toEqual([true, true]);
    },
    reading: ({ file }, view) => {
      isAt(view, 'Reading the file');
      names(file);
      const asked = view.asked();
      expect(asked?.kind === 'open' && asked.file.name).toBe(file.name);
      expect(page.getByRole('progressbar')).toBeTruthy();
    },
    notRead: ({ file }, view) => {
      isReached(view, 'The file could not be read');
      names(file);
    },
    refused: ({ file, refusal, hasSheets }, view) => {
      isReached(view, 'This file cannot be imported');
      names(file);
      const words = {
        password: 'This file has a password',
        'not-a-workbook': 'This is not an Excel file',
        'no-plates': 'No column of licence plates was found',
        'too-slow': 'Reading this file took too long',
      };
      expect(Object.entries(words).flatMap(([kind, text]) => (isShown(text) ? [kind] : []))).toEqual([refusal]);
      expect(buttonStarting('Choose other sheets') !== undefined).toBe(hasSheets);
    },
    choosingSheets: ({ file, open: { sheets, suggested, passedOver } }, view) => {
      isAt(view, sheets.length > 1 ? 'Which sheets have your cars?' : 'Some rows are hidden');
      names(file);
      const boxes = [...document.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')];
      if (sheets.length > 1)
        expect(boxes.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual(
          sheets.map(({ index, name, rows, hidden }) => [
            suggested.includes(index),
            `${name} ${rows} ${rows === 1 ? 'row' : 'rows'}${hidden ? ' · hidden in Excel' : ''}`,
          ]),
        );
      passesOver(passedOver);
      expect(isShown('that a filter hides in Excel')).toBe(true);
      expect(hiddenRows()?.checked).toBe(false);
    },
    checking: ({ file }, view) => {
      isAt(view, 'Checking the list');
      names(file);
    },
    notChecked: ({ file, message }, view) => {
      isReached(view, 'The list could not be checked');
      names(file);
      expect(isShown(message || 'Check your connection, then try again.')).toBe(true);
    },
    preview: (screen, view) => {
      isAt(view, 'Check before importing', KEPT);
      shows(screen, false);
      const { message, list } = screen;
      const count = list.added.length + list.changed.length;
      expect([
        buttonStarting(`Import ${count} car`) !== undefined,
        buttonStarting('Try again with') !== undefined,
      ]).toEqual([count > 0 && message === null, count > 0 && message !== null]);
      expect(isShown('there is nothing to import')).toBe(count === 0);
      expect(isShown('Not imported yet')).toBe(message !== null);
      if (message !== null) expect(isShown(message || 'Check your connection, then try again.')).toBe(true);
      expect(buttonStarting('Download') !== undefined).toBe(list.wrong.length > 0);
    },
    mending: (screen, view) => {
      isAt(view, 'Check before importing', KEPT);
      shows(screen, true);
      const asked = view.asked();
      expect(asked?.kind === 'mend' && asked.mends).toEqual([
        { place: { sheet: 'รถ', row: 6 }, field: 'brand', value: 'Toyota' },
      ]);
    },
    sending: (screen, view) => {
      isAt(view, 'Check before importing', AWAITED);
      shows(screen, true);
      expect([isShown(UNKNOWN), buttonStarting(screen.isRepeat ? 'Checking…' : 'Importing…') !== undefined]).toEqual([
        screen.isRepeat,
        true,
      ]);
    },
    outcomeUnknown: (screen, view) => {
      isAt(view, 'Check before importing', AWAITED);
      shows(screen, true);
      expect(isShown(UNKNOWN)).toBe(true);
    },
    leftUnknown: ({ file }, view) => {
      isReached(view, 'It is not known whether your cars were imported');
      names(file);
      expect(isShown('Look at the list of cars')).toBe(true);
    },
    done: ({ result: { added, changed, refused, importId }, list }, view) => {
      isReached(view, `${added + changed} car imported`);
      expect(isShown(`${list.wrong.length} row`)).toBe(list.wrong.length > 0);
      for (const { sheet, row, plate } of refused)
        expect([isShown(plate), isShown(`Row ${row} in sheet “${sheet}”`), isShown('The car has a booking')]).toEqual([
          true,
          true,
          true,
        ]);
      expect(buttonStarting('Undo this import') !== undefined).toBe(importId !== null);
    },
    undoAsked: (_screen, view) => {
      isAt(view, 'Undo the whole import?');
      expect(isShown('Not undone')).toBe(false);
    },
    undoing: ({ isRepeat }, view) => {
      isAt(view, isRepeat ? 'Undo the import' : 'Undo the whole import?', AWAITED);
      expect(buttonStarting(isRepeat ? 'Checking…' : 'Undoing…')).toBeTruthy();
    },
    undoUnknown: (_screen, view) => {
      isAt(view, 'Undo the import', AWAITED);
      expect(isShown(UNDO_UNKNOWN)).toBe(true);
    },
    undoLeftUnknown: (_screen, view) => {
      isReached(view, 'It is not known whether the import was undone');
      expect(isShown('nothing is undone twice')).toBe(true);
    },
    undoRefused: ({ message }, view) => {
      isAt(view, 'Undo the whole import?');
      expect([isShown('Not undone'), isShown(message || 'Check your connection, then try again.')]).toEqual([
        true,
        true,
      ]);
    },
    undone: ({ undone: { removed, restored, kept } }, view) => {
      isReached(view, 'The import is undone');
      const said = [...document.querySelectorAll('li b')].map(({ textContent }) => textContent);
      expect(said).toEqual([
        ...[removed, restored, kept.length].slice(0, kept.length === 0 ? 2 : 3).map(String),
        ...kept.map(({ plate }) => plate),
      ]);
      expect(isShown('It has a booking.')).toBe(kept.length > 0);
    },
  },
};
