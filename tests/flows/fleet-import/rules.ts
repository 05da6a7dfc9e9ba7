import type { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { readingRules } from './reading.rules.ts';
import { sendingRules } from './sending.rules.ts';
import { undoRules } from './undo.rules.ts';

/** What FLEET-02 says of an import, in the order of its parts. */
export const rules: RulesOf<typeof fleetImportMachine> = [...readingRules, ...sendingRules, ...undoRules];
