import { NEW_KEY, faultsOf } from '#tests/mutants/page-fault.ts';

export const pageFaults = faultsOf('fleet-import', {
  'an import counts as done without a call': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'const request = { code: code(), file_upload: upload,',
    "if (upload.size > 0) return { kind: 'ok', value: { importId: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05', added: 1, changed: 0, unchanged: 0, refused: [] } };\n      const request = { code: code(), file_upload: upload,",
  ],
  'an import has a new key for a repeat': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'call: importFleet, about: account',
    `call: importFleet, about: ${NEW_KEY}`,
  ],
  'only new cars are sent': [
    'flows/fleet-import/fleet-import.adapters.ts',
    "reader.accepted(['added', 'changed'])",
    "reader.accepted(['added'])",
  ],
  'a refused row is named by its row in what was sent': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'rows[result.row - 2]',
    'rows[-1]',
  ],
  'new and changed cars are confused': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'added: counts.added,',
    'added: counts.changed,',
  ],
  'a list is sent under the name of what was made of it': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'file?.name ?? upload.name',
    'upload.name',
  ],
  'an undo counts as done without a call': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'undoImport: async (id, signal) => {',
    "undoImport: async (id, signal) => {\n      if (id !== '') return { kind: 'ok', value: { removed: 1, restored: 0, kept: [] } };",
  ],
  'an undo has a new key for a repeat': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'call: undoImport, about: id',
    `call: undoImport, about: ${NEW_KEY}`,
  ],
  'deleted and restored cars are confused': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'removed: deleted,',
    'removed: restored,',
  ],
  'the hidden rows are read unasked': [
    'flows/fleet-import/steps/sheets.screen.tsx',
    'const [filteredToo, setFilteredToo] = useState(false);',
    'const [filteredToo, setFilteredToo] = useState(true);',
  ],
  'a corrected column is not sent to the reader': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'mapping: choice.mapping ?? {}',
    'mapping: {}',
  ],
  'a remembered column is not used': [
    'flows/fleet-import/fleet-import.adapters.ts',
    'choice.mapping === null ? rememberedColumns(columns) : null',
    'null',
  ],
  'a suggestion is taken for another field': [
    'flows/fleet-import/fleet-import.view.ts',
    '  field,\n  value,\n});',
    "  field: 'model',\n  value,\n});",
  ],
  'a closing page does not ask for an open preview': [
    'flows/fleet-import/fleet-import.part.tsx',
    'useCloseWarning(isUnsaved(screen));',
    'useCloseWarning(false);',
  ],
  'a page is left unasked while an import is on its way': [
    'flows/fleet-import/fleet-import.part.tsx',
    'useLeaveWarning(isAwaited(screen));',
    'useLeaveWarning(false);',
  ],
  'a chart does not hear that the session has ended': [
    'flows/fleet-import/fleet-import.part.tsx',
    "actor.send({ type: 'session.superseded' })",
    'undefined',
  ],
  'a file that is refused by the reader counts as a fleet that is not there': [
    'flows/fleet-import/fleet-import.adapters.ts',
    "failure: { kind: 'file', refusal }",
    "failure: { kind: 'server', message: refusal }",
  ],
  'a new step leaves its heading without the focus': [
    'flows/fleet-import/fleet-import.screen.tsx',
    'title?.focus({ preventScroll: true });',
    '',
  ],
});
