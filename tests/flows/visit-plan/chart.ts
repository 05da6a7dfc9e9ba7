import { visitPlanFixtures } from '#machines/visit-plan/visit-plan.fixtures.ts';
import { visitPlanLabels } from '#machines/visit-plan/visit-plan.labels.ts';
import { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import { guardView, selectScreen, type VisitPlanSnapshot } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'visit-plan',
  machine: visitPlanMachine,
  fixtures: visitPlanFixtures,
  labels: visitPlanLabels,
  rules,
  guardView,
  selectScreen,
  baseline: {
    view: ({ context }: VisitPlanSnapshot) => ({
      isAsked: context.isAsked,
      hasPlan: context.found !== null,
      visits: context.visits.length,
      pinned: context.visits.filter(({ isPinned }) => isPinned).length,
    }),
  },
};
