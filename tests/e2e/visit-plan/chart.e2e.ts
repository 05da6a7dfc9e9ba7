import type { AnyEventObject } from 'xstate';
import { cars } from '#machines/visit-plan/visit-plan.fixtures.ts';
import type { VisitPlanScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { PlanningOutcome } from '#machines/visit-plan/visit-plan.types.ts';
import { offers, press } from '#tests/e2e/support/chart-acts.ts';
import { asItIs, walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { NO_APP } from '#tests/e2e/support/booking-page.ts';
import { hang } from '#tests/e2e/support/pictures/trouble.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/visit-plan/chart.ts';
import { companyWith, type TestCompany } from '#tests/e2e/corporate/corporate-page.ts';
import { VisitPlanPage } from './visit-plan-page.ts';

interface Session {
  readonly site: VisitPlanPage;
  readonly company: TestCompany;
  readonly open: () => Promise<unknown>;
}

const PLATES = ['1กก 1111', '2กก 22'];
const CALL = '**/x/plan/visits/';

const panelOf = ({ site }: Session, { carId }: AnyEventObject) =>
  site.panelOf(PLATES[cars.findIndex(({ id }) => id === carId)] ?? '');
const pressIn =
  (...names: readonly string[]) =>
  async (session: Session, event: AnyEventObject) => {
    const panel = await panelOf(session, event);
    const all = new RegExp(`^(${names.map((name) => session.site.say(name)).join('|')})$`);
    await panel.getByRole('button', { name: all }).click();
  };

async function begin({ site: { page, language } }: Opening): Promise<Omit<Session, 'open'>> {
  return { site: new VisitPlanPage(page, language), company: await companyWith(PLATES) };
}
/** With a plan, which somebody has changed. */
async function planned(opening: Opening): Promise<Omit<Session, 'open'>> {
  const begun = await begin(opening);
  const { site, company } = begun;
  await site.openFor(company, PLATES);
  await site.find.click();
  const panel = await site.panelOf(PLATES[0] ?? '');
  await panel.getByRole('button', { name: site.say('Keep it here') }).click();
  await site.button('Let it be planned again').waitFor();
  return begun;
}

const plans = {
  calls: [CALL],
  becomes: (outcome: PlanningOutcome) =>
    outcome.kind === 'failed' || !outcome.value.isProven || outcome.value.aside.length > 0 ? undefined : asItIs,
};

walkChart<VisitPlanScreen, Session>({
  chart,
  prepare: {
    fresh: async (opening) => {
      const begun = await begin(opening);
      return { ...begun, open: () => begun.site.openFor(begun.company, PLATES) };
    },
    asked: async (opening) => {
      const begun = await begin(opening);
      const { site, company } = begun;
      await site.openFor(company, PLATES);
      await hang(site.page, CALL);
      await site.find.click();
      await site.button('Stop planning').waitFor();
      const address = site.page.url();
      await site.page.goto(NO_APP);
      await site.page.unroute(CALL);
      return { ...begun, open: () => site.page.goto(address) };
    },
    resumed: async (opening) => {
      const begun = await planned(opening);
      return { ...begun, open: () => begun.site.page.reload({ waitUntil: 'commit' }) };
    },
    another: async (opening) => {
      const begun = await planned(opening);
      const { page, language } = begun.site;
      const open = async () => {
        const other = new VisitPlanPage(await page.context().newPage(), language);
        await other.open('/booking/plan');
        await other.button('Undo').click();
        await expect(page.getByRole('region', { name: PLATES[0] ?? '' })).toHaveCount(0);
        await other.page.close();
      };
      return { ...begun, open };
    },
  },
  open: ({ open }) => open().then(() => undefined),
  acts: {
    'plan.requested': async ({ site }) => site.find.click(),
    'plan.again': press('Plan again'),
    'planning.cancelled': press('Stop planning', 'Back to the former plan'),
    'retry.requested': press('Try again'),
    'wishes.reopened': press('Change the wishes'),
    'visit.moved': async (session, { visit }) => {
      const panel = await panelOf(session, visit);
      await panel
        .getByRole('button', { name: /^\d\d:\d\d / })
        .filter({ visible: true })
        .last()
        .click();
    },
    'pin.toggled': pressIn('Keep it here', 'Let it be planned again'),
    'away.toggled': async (session, event) =>
      (await panelOf(session, event)).locator('label:has([type=checkbox])').click(),
    'car.leftOut': pressIn('Leave it out'),
    'car.broughtBack': async ({ site }) => site.button('Bring it back').first().click(),
    'change.undone': press('Undo'),
    'plan.taken': async ({ site }) => site.main.getByRole('button', { name: /^(Use this plan|ใช้แผน)/ }).click(),
  },
  services: { planning: plans, checking: plans },
  delays: ['planTimeLimit', 'checkTimeLimit'],
  isPossible: (_snapshot, { type, cars: asked }) => type !== 'plan.requested' || asked.length === PLATES.length,
  joinedUpTo: 14,
  sees: {
    wishing: async ({ site }) => expect(site.find).toBeVisible(),
    planning: offers('Stop planning'),
    checking: async ({ site }) => expect(site.title('Opening your plan…')).toBeVisible(),
    failed: offers('Try again'),
    shown: offers('Plan again'),
    taken: async ({ site }) => expect(site.page).toHaveURL(/corporate\/booking$/),
  },
  elsewhere: {
    'the server refuses a plan only while it makes many others, or if the catalogue changes, which all tests share': [
      'check.refused',
      'refused',
    ],
  },
});
