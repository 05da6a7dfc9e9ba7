import { fleetImportSetup, there } from './fleet-import.setup.ts';

const REQ = ['FLEET-02'] as const;
const meta = (id: string) => ({ id, req: REQ });

/** Another file takes the place of this one. */
const choose = (where: string) => ({
  'file.chosen': {
    target: 'reading' as const,
    actions: 'takeFile' as const,
    reenter: true,
    meta: meta(`${where}.choose`),
  },
});
const close = (where: string) => ({
  'reading.cancelled': { target: 'choosing' as const, actions: 'forgetFile' as const, meta: meta(`${where}.cancel`) },
});

export const choosing = fleetImportSetup.createStateConfig({
  id: 'fleetImport.choosing',
  tags: 'needsInput',
  meta: { req: REQ },
  on: {
    ...choose('choosing'),
    'undo.asked': { target: 'undoAsked', actions: 'takeUndo', meta: meta('choosing.undo') },
  },
});

export const reading = fleetImportSetup.createStateConfig({
  id: 'fleetImport.reading',
  tags: 'busy',
  meta: { req: REQ },
  invoke: {
    id: 'opening',
    src: 'openFile',
    input: ({ context }) => there(context.file),
    onDone: [
      { guard: 'mustChoose', target: 'choosingSheets', actions: 'keepOffers', meta: meta('opened.several') },
      { guard: 'isOpened', target: 'checking', actions: 'keepOffers', meta: meta('opened.one') },
      { target: 'refused', actions: 'refuseFile', meta: meta('opened.refused') },
    ],
    onError: { target: 'notRead', meta: meta('opening.broken') },
  },
  on: { ...choose('reading'), ...close('reading') },
  after: { readingTimeLimit: { target: 'refused', actions: 'refuseAsTooSlow', meta: meta('opening.tooLong') } },
});

/** The reader itself could not be loaded. */
export const notRead = fleetImportSetup.createStateConfig({
  id: 'fleetImport.notRead',
  tags: 'needsInput',
  meta: { req: REQ },
  on: {
    ...choose('notRead'),
    'retry.requested': { target: 'reading', meta: meta('notRead.retry') },
  },
});

export const refused = fleetImportSetup.createStateConfig({
  id: 'fleetImport.refused',
  tags: 'needsInput',
  meta: { req: REQ },
  on: {
    ...choose('refused'),
    'sheets.reopened': { guard: 'canChoose', target: 'choosingSheets', meta: meta('refused.sheets') },
  },
});

export const choosingSheets = fleetImportSetup.createStateConfig({
  id: 'fleetImport.choosingSheets',
  tags: 'needsInput',
  meta: { req: REQ },
  on: {
    ...choose('sheets'),
    'sheets.chosen': { target: 'checking', actions: 'takeSheets', meta: meta('sheets.take') },
  },
});

export const checking = fleetImportSetup.createStateConfig({
  id: 'fleetImport.checking',
  tags: 'busy',
  meta: { req: REQ },
  entry: 'forgetMessage',
  invoke: {
    id: 'checking',
    src: 'checkList',
    input: ({ context: { choice, mends } }) => ({ ...choice, mends }),
    onDone: [
      { guard: 'isChecked', target: 'preview', actions: 'keepList', meta: meta('checked') },
      { guard: 'isFileRefused', target: 'refused', actions: 'refuseList', meta: meta('checked.refused') },
      {
        target: 'notChecked',
        actions: 'keepServersWords',
        meta: { id: 'checked.noFleet', req: ['API-02', 'FLEET-02'] },
      },
    ],
    onError: { target: 'notChecked', meta: meta('checking.broken') },
  },
  on: {
    ...choose('checking'),
    ...close('checking'),
    // The fleet is read, and what is read gets no answer any more.
    'session.superseded': {
      target: 'notChecked',
      actions: 'noteSessionOver',
      meta: { id: 'checking.superseded', req: ['DUP-01'] },
    },
  },
  after: { readingTimeLimit: { target: 'notChecked', meta: meta('checking.tooLong') } },
});

/** The fleet could not be read, so that nothing is known of what an import would do. */
export const notChecked = fleetImportSetup.createStateConfig({
  id: 'fleetImport.notChecked',
  tags: 'needsInput',
  meta: { req: REQ },
  on: {
    ...choose('notChecked'),
    'retry.requested': { target: 'checking', meta: meta('notChecked.retry') },
  },
});
