import { calls } from '#contract/calls/all.ts';
import type { CarFormScreen } from '#machines/car-form/car-form.selectors.ts';
import type { CarFormContext, SavingOutcome } from '#machines/car-form/car-form.types.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { addCarTo } from '#tests/e2e/my-cars/member-cars.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/car-form/chart.ts';

interface Session {
  readonly cars: CarsPage;
  readonly card: string;
  /** What leads from the list to the form. */
  readonly wayIn: string;
  /** Typed into the form. */
  plate: string;
}

const SAVES = [calls.addCar, calls.editCar].map(({ path }) => `**${path}*`);
const NAME = 'คันเก่ง';
const OWNED = `owner_kind = 'member' and owner_id = (select id from member where card_number = $1)`;

/** As many cars as a member may have. */
const fillUp = async (card: string) => {
  for (let number = 10; number < 60; number += 1)
    await addCarTo(card, { name: `คันที่ ${number}`, plate: `9ฮฮ 10${number}` });
};
const cleanUp = (card: string) =>
  inDatabase(`update car set removed_at = app_now() where ${OWNED} and plate_key like '9ฮฮ10%'`, [card]);

/** What another device has done before the server is asked; none for a refusal without words. */
function fateOf(outcome: SavingOutcome): ((session: Session) => Promise<unknown>) | undefined {
  if (outcome.kind === 'ok') return ({ card }) => cleanUp(card);
  if (outcome.failure.kind === 'plateExists') return ({ card, plate }) => addCarTo(card, { name: 'คันเดิม', plate });
  return outcome.failure.message === '' ? undefined : ({ card }) => fillUp(card);
}

const contextOf = (snapshot: unknown) => (snapshot as { context: CarFormContext }).context;
const prepare =
  (wayIn: string) =>
  async ({ site: { page, language } }: Opening): Promise<Session> => {
    const cars = new CarsPage(page, language);
    const card = await cars.signInNew();
    await addCarTo(card, { name: 'คันแรก', plate: newCustomer().plate });
    await cars.openList();
    await cars.takenOver();
    return { cars, card, wayIn, plate: newCustomer().plate };
  };

walkChart<CarFormScreen, Session>({
  chart: { ...chart, watched: (snapshot) => ({ isNew: contextOf(snapshot).id === null }) },
  prepare: { adding: prepare('Add a car'), editing: prepare('Edit') },
  open: async ({ cars, wayIn }) => {
    await cars.link(wayIn).click();
    await cars.carField('brand').and(cars.page.locator(':not([aria-busy])')).waitFor();
  },
  acts: {
    'car.submitted': async (session, { car }) => {
      const { cars } = session;
      if (await cars.problemAt('plate').isVisible()) session.plate = newCustomer().plate;
      await cars.typeCar(car === null ? '' : NAME, session.plate);
      await cars.save();
    },
    'retry.requested': ({ cars }) => cars.button('Try again').click(),
    'session.superseded': ({ cars, card }) => cars.signedOutElsewhere(card),
  },
  services: { saving: { calls: SAVES, becomes: fateOf } },
  delays: ['answerTimeLimit', 'recheckPause'],
  alsoWalked: ({ before, event: { output } }) =>
    output?.kind === 'ok' && contextOf(before).id !== null ? 'a car is edited' : null,
  sees: {
    filling: async ({ cars }, { refusal }) => {
      await expect(cars.button('Save the car')).toBeVisible();
      await expect(cars.text('The car is not saved yet')).toHaveCount(refusal === null ? 0 : 1);
    },
    saving: async ({ cars }) => expect(cars.button('Saving…')).toBeVisible(),
    unconfirmed: async ({ cars }) => expect(cars.text('We do not know yet whether the car was saved.')).toBeVisible(),
    saved: async ({ cars }) => expect(cars.card(NAME)).toBeVisible(),
  },
  // There can be too many cars only when one is added, and each of these answers is to be had once from a form.
  isPossible: (snapshot, { type, output }) => {
    const { id, isSessionOver } = contextOf(snapshot);
    if (isSessionOver) return false;
    if (type === 'session.superseded') return snapshot.value === 'filling';
    return output?.kind !== 'failed' || output.failure.kind === 'plateExists' || id === null;
  },
  joinedUpTo: 14,
  elsewhere: {},
});
