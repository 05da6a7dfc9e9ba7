import type { ChartFixtures } from '../shared/fixtures.ts';
import type { visitPlanMachine } from './visit-plan.machine.ts';
import type { VisitPlanItem } from './visit-plan.types.ts';

export const visitPlanItems: readonly VisitPlanItem[] = [
  { id: 1, name: 'เปลี่ยนน้ำมันเครื่อง' },
  { id: 2, name: 'ตรวจเบรก' },
];

export const visitPlanFixtures: ChartFixtures<typeof visitPlanMachine> = {
  inputs: { fresh: undefined },
  events: {
    'retry.requested': () => [{ type: 'retry.requested' }],
  },
  outcomes: {
    listing: {
      done: [
        { kind: 'ok', value: visitPlanItems },
        { kind: 'ok', value: [] },
        { kind: 'failed', failure: 'refused' },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000 },
};
