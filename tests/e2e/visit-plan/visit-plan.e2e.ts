import { LANGUAGES } from '#domain/constants.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { checkAtRest, expect, journeyIn, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { VisitPlanPage } from './visit-plan-page.ts';

for (const language of LANGUAGES)
  test(
    `CONT-09 the list of the visit plan that failed is asked for again, and shown, in ${language}`,
    { tag: [WIDTH_OF[language], ...journeyIn(language)] },
    async ({ page, watch }) => {
      watch.expect(/status (?:of )?503/);
      const list = new VisitPlanPage(page, language);
      const mend = await spoil(page, 'listServices', 'answers 503');
      await list.open();
      await expect(list.text('Cannot display data now, try again')).toBeVisible();
      mend();
      await list.button('Try again').click();
      await expect(list.lines).not.toHaveCount(0);
      await checkAtRest(list);
    },
  );
