import type { FleetImportScreen } from '#machines/fleet-import/fleet-import.selectors.ts';
import { DEMO_PASSWORD } from '#server/content/demo/companies.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { fleetWorkbook, twoSheets } from './fleet-workbook.ts';
import { ImportPage } from './import-page.ts';
import { scene, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { answerWith, breakDown, cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';

const FLEET = '**/x/fleet/list/';
const IMPORT = '**/upload_profile_car_list/';
const UNDO = '**/x/fleet/import/undo/';
const TOO_MANY = 1003;

const open = async ({ page, language }: Stage): Promise<ImportPage> => {
  const site = new ImportPage(page, language);
  await site.openImport({ username: 'siamyen', password: DEMO_PASSWORD });
  return site;
};

const chosen = async (stage: Stage, list = fleetWorkbook(60, 6)) => {
  const site = await open(stage);
  await site.choose(list);
  return site;
};

const previewed = async (stage: Stage, list = fleetWorkbook(60, 6)) => {
  const site = await chosen(stage, list);
  await site.tabs.first().waitFor();
  return site;
};

/** By a company of its own: what one has imported, it cannot import again. */
const imported = async (stage: Stage) => {
  const site = new ImportPage(stage.page, stage.language);
  await site.openImport(await companyWith());
  await site.choose(fleetWorkbook(3, 0));
  await site.importButton.click();
  await site.button('Undo this import').waitFor();
  return site;
};

const undoAsked = async (stage: Stage) => {
  const site = await imported(stage);
  await site.button('Undo this import').click();
  return site;
};

/** The worker cannot be loaded. */
const withoutReader = ({ page }: Stage) => page.route('**/import-reader.worker*', (route) => route.abort());
/** Nothing is ever said by a worker. */
const silent = ({ page }: Stage) =>
  page.addInitScript(() => {
    class Silent extends EventTarget {
      postMessage = () => undefined;
      terminate = () => undefined;
    }
    Object.assign(window, { Worker: Silent });
  });

export const FLEET_IMPORT_SCREENS: Readonly<Record<FleetImportScreen['screen'], Scenes>> = {
  choosing: { '': scene(async (stage) => void (await open(stage))) },
  reading: {
    '': scene(async (stage) => {
      await silent(stage);
      await chosen(stage);
    }),
  },
  notRead: {
    '': scene(async (stage) => {
      await withoutReader(stage);
      await (await chosen(stage)).button('Try again').waitFor();
    }),
  },
  refused: {
    '': scene(async (stage) => {
      const site = await chosen(stage, { name: 'list.xlsx', buffer: Buffer.from('%PDF-1.7 not a workbook') });
      await site.page.getByRole('alert').waitFor();
    }),
  },
  choosingSheets: {
    '': scene(async (stage) => (await chosen(stage, twoSheets())).page.getByRole('checkbox').first().waitFor()),
  },
  checking: {
    '': scene(async (stage) => {
      await hang(stage.page, FLEET);
      await chosen(stage);
    }),
  },
  notChecked: {
    '': scene(async (stage) => {
      await breakDown(stage.page, FLEET);
      await (await chosen(stage)).button('Try again').waitFor();
    }),
  },
  preview: {
    '': scene(async (stage) => void (await previewed(stage))),
    added: scene(async (stage) => (await previewed(stage)).tabs.first().click()),
  },
  mending: { seenIn: 'fleet-import-preview' },
  sending: {
    '': scene(async (stage) => {
      await hang(stage.page, IMPORT);
      await (await previewed(stage)).importButton.click();
    }),
  },
  outcomeUnknown: {
    '': scene(async (stage) => {
      await cutOff(stage.page, IMPORT);
      const site = await previewed(stage);
      await site.importButton.click();
      await site.button('Try again').waitFor();
    }),
  },
  leftUnknown: {
    '': scene(async (stage) => {
      await cutOff(stage.page, IMPORT);
      const site = await previewed(stage);
      await site.importButton.click();
      await site.button('Go on without knowing').click();
    }),
  },
  done: { '': scene(async (stage) => void (await imported(stage))) },
  undoAsked: { '': scene(async (stage) => void (await undoAsked(stage))) },
  undoing: {
    '': scene(async (stage) => {
      await hang(stage.page, UNDO);
      await (await undoAsked(stage)).button('Undo the import').click();
    }),
  },
  undoUnknown: {
    '': scene(async (stage) => {
      await cutOff(stage.page, UNDO);
      const site = await undoAsked(stage);
      await site.button('Undo the import').click();
      await site.button('Try again').waitFor();
    }),
  },
  undoLeftUnknown: {
    '': scene(async (stage) => {
      await cutOff(stage.page, UNDO);
      const site = await undoAsked(stage);
      await site.button('Undo the import').click();
      await site.button('Go on without knowing').click();
    }),
  },
  undoRefused: {
    '': scene(async (stage) => {
      const site = await undoAsked(stage);
      await answerWith(stage.page, UNDO, TOO_MANY);
      await site.button('Undo the import').click();
      await site.button('Try again').waitFor();
    }),
  },
  undone: {
    '': scene(async (stage) => {
      const site = await undoAsked(stage);
      await site.button('Undo the import').click();
      await site.button('Import another file').waitFor();
    }),
  },
};
