import type { ChartFixtures } from '../shared/fixtures.ts';
import type { fleetImportMachine } from './fleet-import.machine.ts';
import type { FleetImportItem } from './fleet-import.types.ts';

export const fleetImportItems: readonly FleetImportItem[] = [
  { id: 1, name: 'เปลี่ยนน้ำมันเครื่อง' },
  { id: 2, name: 'ตรวจเบรก' },
];

export const fleetImportFixtures: ChartFixtures<typeof fleetImportMachine> = {
  inputs: { fresh: undefined },
  events: {
    'retry.requested': () => [{ type: 'retry.requested' }],
  },
  outcomes: {
    listing: {
      done: [
        { kind: 'ok', value: fleetImportItems },
        { kind: 'ok', value: [] },
        { kind: 'failed', failure: 'refused' },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000 },
};
