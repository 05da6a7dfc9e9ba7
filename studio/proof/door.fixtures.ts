import type { ChartParts } from './chart-parts.ts';
import { packedFlow, type ProofFile } from './proof-file.ts';
import type { ProofRecord } from './record.ts';
import { requirementIdsOf } from './requirements.ts';

/** A door that can be opened while it is not locked. */
export const door: ChartParts = {
  flow: 'door',
  states: [
    { id: 'door', req: ['RB-01'] },
    { id: 'door.closed', req: ['RB-01'] },
    { id: 'door.open', req: ['RB-02'] },
  ],
  transitions: [
    { id: 'open', req: ['RB-02'], guard: 'isUnlocked' },
    { id: 'close', req: ['RB-01', 'RB-02'], guard: null },
  ],
};

/** Titles that name requirements; in a test's file they would count as its own. */
export const titles = { opens: 'RB-02 it opens', both: 'RB-01, RB-02 it opens and closes', closes: 'RB-01 it closes' };

export const record = (parts: Partial<ProofRecord>): ProofRecord => {
  const { title = 'a sentence' } = parts;
  return {
    tier: 'chart',
    flow: 'door',
    title,
    file: 'tests/flows/headless.test.ts',
    requirements: requirementIdsOf(title),
    states: [],
    transitions: [],
    guards: [],
    ...parts,
  };
};

export const fileOf = (...records: readonly ProofRecord[]): ProofFile => ({
  made: '2026-11-26',
  flows: { door: packedFlow(door, records) },
  named: {},
});
