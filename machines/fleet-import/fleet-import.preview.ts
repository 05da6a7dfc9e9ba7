import { fleetImportSetup } from './fleet-import.setup.ts';

const REQ = ['FLEET-02'] as const;
const meta = (id: string) => ({ id, req: REQ });

/** What an import would do; nothing has been sent. */
export const preview = fleetImportSetup.createStateConfig({
  id: 'fleetImport.preview',
  tags: 'needsInput',
  meta: { req: REQ },
  on: {
    'file.chosen': { target: 'reading', actions: 'takeFile', meta: meta('preview.choose') },
    'sheets.reopened': { guard: 'canChoose', target: 'choosingSheets', meta: meta('preview.sheets') },
    'columns.corrected': { target: 'checking', actions: 'takeMapping', meta: meta('preview.correct') },
    'suggestions.taken': { target: 'mending', actions: 'takeMends', meta: meta('preview.mend') },
    'import.agreed': { guard: 'canImport', target: 'sending', meta: meta('preview.import') },
  },
});

export const mending = fleetImportSetup.createStateConfig({
  id: 'fleetImport.mending',
  tags: 'busy',
  meta: { req: REQ },
  invoke: {
    id: 'mending',
    src: 'mendList',
    input: ({ context }) => context.mends,
    onDone: [
      { guard: 'isChecked', target: 'preview', actions: 'keepList', meta: meta('mended') },
      { target: 'refused', actions: 'refuseList', meta: meta('mended.refused') },
    ],
    onError: { target: 'notChecked', meta: meta('mending.broken') },
  },
  after: { readingTimeLimit: { target: 'notChecked', meta: meta('mending.tooLong') } },
});
