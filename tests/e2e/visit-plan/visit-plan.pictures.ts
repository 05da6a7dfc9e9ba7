import type { VisitPlanScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { breakDown, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { VisitPlanPage } from './visit-plan-page.ts';

const PLATES = ['1กก 1111', '2กก 22', '3กก 333', '70-1234'];
const CALL = '**/x/plan/visits/';

const open = async ({ page, language }: Stage): Promise<VisitPlanPage> => {
  const planner = new VisitPlanPage(page, language);
  await planner.openFor(await companyWith(PLATES), PLATES);
  return planner;
};

const asked = async (stage: Stage): Promise<void> => (await open(stage)).find.click();

export const VISIT_PLAN_SCREENS: Readonly<Record<VisitPlanScreen['screen'], Scenes>> = {
  wishing: { '': scene(async (stage) => void (await open(stage))) },
  planning: {
    '': scene(async (stage) => {
      await hang(stage.page, CALL);
      await asked(stage);
      await sees(stage, 'Stop planning');
    }),
  },
  checking: {
    '': scene(async (stage) => {
      await asked(stage);
      await sees(stage, 'Nothing is reserved yet');
      await stage.page.waitForLoadState('networkidle');
      await hang(stage.page, CALL);
      await stage.page.reload({ waitUntil: 'commit' });
      await sees(stage, 'Opening your plan…');
    }),
  },
  failed: {
    '': scene(async (stage) => {
      await breakDown(stage.page, CALL);
      await asked(stage);
      await sees(stage, 'There is no plan yet');
    }),
  },
  shown: {
    '': scene(async (stage) => {
      await asked(stage);
      await sees(stage, 'Nothing is reserved yet');
    }),
  },
  taken: { seenIn: 'visit-plan-shown' },
};
