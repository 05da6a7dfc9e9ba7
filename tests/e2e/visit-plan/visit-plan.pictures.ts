import type { VisitPlanScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import { NO_DATA, scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { breakDown, hang, LISTS } from '#tests/e2e/support/pictures/trouble.ts';
import { VisitPlanPage } from './visit-plan-page.ts';

const open = async ({ page, language }: Stage): Promise<VisitPlanPage> => {
  const list = new VisitPlanPage(page, language);
  await list.open();
  return list;
};

export const visitPlanScreens: Readonly<Record<VisitPlanScreen['screen'], Scenes>> = {
  loading: {
    '': scene(async (stage) => {
      await hang(stage.page, LISTS);
      await open(stage);
    }),
  },
  failed: {
    '': scene(async (stage) => {
      await breakDown(stage.page, LISTS);
      await open(stage);
      await sees(stage, NO_DATA);
    }),
  },
  shown: { '': scene(async (stage) => (await open(stage)).lines.first().waitFor()) },
};
