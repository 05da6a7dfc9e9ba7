import type { AnyEventObject } from 'xstate';
import { calls } from '#contract/calls/all.ts';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import type { CarRegistrationScreen } from '#machines/car-registration/car-registration.selectors.ts';
import { CAR_LEVELS, type CarLevel, type CarListOutcome } from '#machines/car-registration/car-registration.types.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { LoginPage, newCard } from '#tests/e2e/login/login-page.ts';
import { asItIs, walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/car-registration/chart.ts';

interface Session {
  readonly site: LoginPage;
  readonly open: () => Promise<unknown>;
}

const LISTS = `**${calls.listCarMasterData.path}*`;
const FAILED: Readonly<Record<CarLevel, string>> = {
  brand: 'The brands could not be loaded.',
  model: 'The models could not be loaded.',
  variant: 'The variants could not be loaded.',
  year: 'The years could not be loaded.',
};

/** Before the terms of the registration form are confirmed. */
async function atTerms({ site: { page, language } }: Opening): Promise<Session> {
  const site = new LoginPage(page, language);
  await page.goto(`/${language}/termconditions`);
  await site.leaveForProvider();
  await site.chooseCard(await newCard(false));
  await site.dialog('Terms and conditions').waitFor();
  return { site, open: () => site.acceptTerms() };
}

/** By its place in the list, which has more than two in the product. */
const choose =
  (level: CarLevel) =>
  async ({ site }: Session, { id }: AnyEventObject) => {
    const index = id === null ? 0 : carLists[level].findIndex((entry) => entry.id === id) + 1;
    await site.input(level).selectOption({ index });
  };
const LEVEL_OF: Readonly<Record<string, CarLevel>> = {
  'brand.chosen': 'brand',
  'model.chosen': 'model',
  'variant.chosen': 'variant',
  'year.chosen': 'year',
};

const shows = async ({ site }: Session, { screen, missing, lists, choice }: CarRegistrationScreen) => {
  for (const level of CAR_LEVELS) {
    const [field, isLoading] = [site.input(level), screen === 'loading' && missing === level];
    if (isLoading) await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(site.text(FAILED[level])).toHaveCount(screen === 'failed' && missing === level ? 1 : 0);
    if (lists[level] === null) await expect(field).toHaveAttribute('aria-disabled', 'true');
    else if (choice[level] === null) await expect(field).toHaveValue('');
    else await expect(field).not.toHaveValue('');
  }
};

walkChart<CarRegistrationScreen, Session>({
  chart,
  prepare: {
    fresh: atTerms,
    named: async (opening) => {
      const session = await atTerms(opening);
      const { site } = session;
      await session.open();
      await site.fillCar(newCustomer().plate);
      return { site, open: () => site.page.reload() };
    },
  },
  open: async ({ open, site }) => {
    await open();
    await site.form.waitFor();
  },
  acts: {
    'brand.chosen': choose('brand'),
    'model.chosen': choose('model'),
    'variant.chosen': choose('variant'),
    'year.chosen': choose('year'),
    'retry.requested': ({ site }) => site.button('Try again').click(),
  },
  services: {
    listing: { calls: [LISTS], becomes: ({ kind }: CarListOutcome) => (kind === 'ok' ? asItIs : undefined) },
  },
  delays: ['answerTimeLimit'],
  sees: { loading: shows, choosing: shows, failed: shows },
  // A select returns its value, and reports only changes.
  isPossible: ({ value, context }, { type, id }) => {
    const level = LEVEL_OF[type];
    if (level === undefined) return type !== 'retry.requested' || value === 'failed';
    const isThere =
      id === null
        ? context.lists[level] !== null
        : context.lists[level]?.some((each: { id: number }) => each.id === id);
    return isThere === true && id !== (context.choice[level]?.id ?? null);
  },
  joinedUpTo: 16,
  elsewhere: { 'the page asks for no list that the server refuses': ['refused'] },
});
