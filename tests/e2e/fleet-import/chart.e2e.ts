import type { FleetImportScreen } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { CheckOutcome, OpenOutcome, SendOutcome, UndoOutcome } from '#machines/fleet-import/fleet-import.types.ts';
import { offers, press, reads } from '#tests/e2e/support/chart-acts.ts';
import { asItIs, walkChart } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { expect } from '#tests/e2e/support/test.ts';
import type { Watch } from '#tests/e2e/support/watch.ts';
import { chart } from '#tests/flows/fleet-import/chart.ts';
import { companyWith, type TestCompany } from '#tests/e2e/corporate/corporate-page.ts';
import { fleetWorkbook, twoSheets } from './fleet-workbook.ts';
import { ImportPage, type ListUpload } from './import-page.ts';

interface Session {
  readonly site: ImportPage;
  readonly company: TestCompany;
  readonly watch: Watch;
  /** What the next file is. */
  file: 'one sheet' | 'two sheets' | 'no workbook';
  /** No car is imported twice. */
  cars: number;
}

const READER = '**/import-reader.worker*';
const FLEET = '**/x/fleet/list/';
const IMPORT = '**/upload_profile_car_list/';
const UNDO = '**/x/fleet/import/undo/';
const LATER = 'another list.xlsx';

const isAt =
  (title: string) =>
  async ({ site }: Session) =>
    expect(site.step).toHaveText(site.say(title));

function nextFile(session: Session): ListUpload {
  session.cars += 10;
  if (session.file === 'no workbook') return { name: 'list.xlsx', buffer: Buffer.from('%PDF-1.7 not a workbook') };
  return session.file === 'two sheets' ? twoSheets(session.cars) : fleetWorkbook(3, 1, undefined, session.cars);
}

const asks = <Outcome>(call: string, becomes: (outcome: Outcome) => ((session: Session) => unknown) | undefined) => ({
  calls: [call],
  becomes,
  // The same file is read when it is tried again.
  whenLost: (session: Session) => (session.file = 'one sheet'),
});

function fileOf(outcome: OpenOutcome): Session['file'] | undefined {
  if (outcome.kind === 'failed') return outcome.failure === 'not-a-workbook' ? 'no workbook' : undefined;
  const { sheets } = outcome.value;
  if (sheets.length > 1) return 'two sheets';
  return sheets.some(({ filtered }) => filtered > 0) ? undefined : 'one sheet';
}

/** The company has imported this list, without a car that was new. */
async function importedBy({ id }: TestCompany, fileName: string): Promise<void> {
  const counts = { added: 0, changed: 0, unchanged: 1, wrong: 0, left_out: 0 };
  await inDatabase(
    'insert into fleet_import (id, company_id, file_name, counts, imported_at) values (gen_random_uuid(), $1, $2, $3, app_now())',
    [id, fileName, counts],
  );
}

const forgetLater = ({ company }: Session) =>
  inDatabase('delete from fleet_import where company_id = $1 and file_name = $2', [company.id, LATER]);

/** As when the device has no memory left for it. */
async function breakReader({ site, watch }: Session): Promise<void> {
  watch.expect(/the reader breaks/);
  for (const worker of site.page.workers())
    await worker.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('the reader breaks');
        }),
    );
  await expect.poll(() => site.page.workers().length).toBe(0);
}

walkChart<FleetImportScreen, Session>({
  // A list that is mended offers no suggestion any more.
  chart: {
    ...chart,
    watched: (snapshot) => ({
      ...(chart.watched?.(snapshot) as object),
      hasWrong: (snapshot.context.list?.wrong.length ?? 0) > 0,
    }),
  },
  prepare: {
    company: async ({ site: { page, language }, watch }) => {
      const company = await companyWith();
      await importedBy(company, 'earlier.xlsx');
      const site = new ImportPage(page, language);
      return { site, company, watch, file: 'one sheet', cars: 0 };
    },
  },
  open: async ({ site, company }) => {
    await site.openImport(company);
    await site.takenOver();
  },
  acts: {
    'file.chosen': async (session) => session.site.choose(nextFile(session)),
    'reading.cancelled': press('Stop reading'),
    'sheets.chosen': async ({ site }) => site.main.getByRole('button', { name: /^(Check 1 sheet|ตรวจ)/ }).click(),
    'sheets.reopened': press('Choose other sheets'),
    'columns.corrected': async ({ site }) => {
      const notes = site.page.getByLabel('หมายเหตุ');
      if (!(await notes.isVisible())) await site.page.locator('summary').first().click();
      await notes.selectOption((await notes.inputValue()) === 'department' ? '' : 'department');
    },
    'suggestions.taken': async ({ site }) =>
      site.main
        .getByRole('button', { name: /^(Use|ใช้) Toyota/ })
        .first()
        .click(),
    'import.agreed': async ({ site }) => site.importButton.click(),
    'outcome.left': press('Go on without knowing'),
    // The page is left, and what was undone can be undone again.
    'import.closed': async ({ site, company }) => {
      await site.page
        .getByRole('link', { name: site.say('All cars') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(site.step).toHaveCount(0);
      await inDatabase('update fleet_import set undone = null, undone_at = null where company_id = $1', [company.id]);
      await site.page.goBack();
    },
    'undo.asked': press('Undo this import'),
    'undo.agreed': press('Undo the import'),
    'undo.declined': press('Keep the import'),
    'retry.requested': press('Try again', 'Undo it again'),
    'session.superseded': ({ site, company }) => site.signedOutElsewhere(company),
  },
  services: {
    opening: asks<OpenOutcome>(READER, (outcome) => {
      const file = fileOf(outcome);
      return file && ((session) => Object.assign(session, { file }));
    }),
    checking: asks<CheckOutcome>(FLEET, (outcome) => {
      if (outcome.kind === 'failed') return undefined;
      return outcome.value.remembered || outcome.value.list.wrong.length === 0 ? undefined : asItIs;
    }),
    sending: asks<SendOutcome>(IMPORT, ({ kind }) => (kind === 'ok' ? asItIs : undefined)),
    undoing: asks<UndoOutcome>(UNDO, (outcome) => {
      if (outcome.kind === 'ok') return outcome.value.kept.length === 0 ? forgetLater : undefined;
      return outcome.failure.message ? ({ company }) => importedBy(company, LATER) : undefined;
    }),
  },
  answers: {
    mending: ({ type, output }) => {
      if (type.startsWith('xstate.error')) return breakReader;
      return (output as CheckOutcome).kind === 'ok' ? asItIs : undefined;
    },
  },
  delays: ['readingTimeLimit', 'importTimeLimit', 'answerTimeLimit', 'recheckPause', 'laterPause'],
  isPossible: (snapshot, { type }) => {
    const state = chart.selectScreen(snapshot) as FleetImportScreen;
    const { screen } = state;
    if (snapshot.context.isSessionOver) return false;
    switch (type) {
      case 'session.superseded':
        return screen === 'choosing' || screen === 'checking';
      // The reader gives up sooner.
      case 'xstate.after.readingTimeLimit.fleetImport.reading':
      case 'xstate.after.readingTimeLimit.fleetImport.mending':
        return false;
      // The page offers no other file while one is read or checked.
      case 'file.chosen':
        return screen !== 'reading' && screen !== 'checking';
      case 'suggestions.taken':
        return state.screen === 'preview' && state.list.wrong.length > 0;
      default:
        return true;
    }
  },
  joinedUpTo: 14,
  sees: {
    choosing: isAt('Choose the list of your cars'),
    reading: isAt('Reading the file'),
    notRead: isAt('The file could not be read'),
    refused: isAt('This file cannot be imported'),
    choosingSheets: isAt('Which sheets have your cars?'),
    checking: isAt('Checking the list'),
    notChecked: isAt('The list could not be checked'),
    preview: async (session) => {
      await isAt('Check before importing')(session);
      await expect(session.site.tabs.first()).toBeVisible();
    },
    sending: isAt('Check before importing'),
    outcomeUnknown: reads('We do not know yet whether your cars were imported.'),
    leftUnknown: isAt('It is not known whether your cars were imported'),
    done: offers('Undo this import'),
    undoAsked: isAt('Undo the whole import?'),
    undoing: async ({ site }) => expect(site.step).toBeVisible(),
    undoUnknown: reads('We do not know yet whether the import was undone.'),
    undoLeftUnknown: isAt('It is not known whether the import was undone'),
    undoRefused: reads('Not undone'),
    undone: isAt('The import is undone'),
  },
  elsewhere: {
    'the page offers no other file while one is read or checked': ['checking.choose', 'reading.choose'],
    'the reader of files gives up sooner, and says so': ['mending.tooLong', 'opening.tooLong'],
    'a list that was opened is refused only if it has too many rows, which has a test of its own, or takes too long': [
      'checked.refused',
      'refused.sheets',
    ],
    'a suggestion is written into a list that was read already, which takes no time': ['mended.refused'],
    'the server refuses a list that was checked, and the reading of a fleet, only after too many calls from one address, which all tests share, or while it is down':
      ['checked.noFleet', 'refuse'],
  },
});
