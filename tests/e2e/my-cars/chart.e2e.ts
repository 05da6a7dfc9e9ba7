import type { AnyEventObject } from 'xstate';
import { calls } from '#contract/calls/all.ts';
import { bookedCar, favouriteCar, otherCar, plainCar } from '#machines/my-cars/my-cars.fixtures.ts';
import type { MyCarsSnapshot, MyCarsState } from '#machines/my-cars/my-cars.selectors.ts';
import type { CarTask, CarTaskOutcome, MyCar } from '#machines/my-cars/my-cars.types.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { asItIs, walkChart } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/my-cars/chart.ts';
import { CarsPage } from './cars-page.ts';
import { addCarTo } from './member-cars.ts';

interface Session {
  readonly cars: CarsPage;
  readonly card: string;
  /** By the names of the cars. */
  readonly plates: Readonly<Record<string, string>>;
}

const CHANGES = [calls.chooseFavourite, calls.deleteCar].map(({ path }) => `**${path}*`);
const isFavourite = async (name: string, card: string) => {
  const own = `owner_kind = 'member' and owner_id = (select id from member where card_number = $1)`;
  await inDatabase(`update car set favourite = false where ${own}`, [card]);
  await inDatabase(`update car set favourite = true where ${own} and name = $2`, [card, name]);
};
const book = ({ cars, plates }: Session, name: string) =>
  OtherGuest.as(cars.page.context().request).bookLate(1014, plates[name] ?? '');

/** What another device has done before the server is asked. */
const FATES: Readonly<Record<'favourite' | 'booking', (session: Session) => Promise<unknown>>> = {
  favourite: ({ card }) => isFavourite(plainCar.name, card),
  booking: (session) => book(session, plainCar.name),
};
const REASONS = {
  favourite: 'It is your favourite. Make another car your favourite first.',
  booking: 'Cancel that first, or delete the car after the visit.',
} as const;

const press =
  (name: string) =>
  async ({ cars }: Session) =>
    cars.button(name).click();
const pressAt =
  (name: string) =>
  async ({ cars }: Session, { car }: AnyEventObject) =>
    cars.inCard((car as MyCar).name, name).click();

const UNKNOWN: Readonly<Record<CarTask['what'], string>> = {
  deletion: 'We do not know yet whether the car was deleted.',
  favourite: 'We do not know yet whether your favourite was changed.',
};
const cardOf = ({ cars }: Session, screen: MyCarsState) =>
  cars.card('task' in screen ? screen.task.car.name : plainCar.name);
const outcomeOf = (output: unknown) => output as CarTaskOutcome;
const contextOf = (snapshot: unknown) => (snapshot as MyCarsSnapshot).context;

walkChart<MyCarsState, Session>({
  chart: {
    ...chart,
    fixtures: {
      ...chart.fixtures,
      events: {
        ...chart.fixtures.events,
        'favourite.chosen': () => [plainCar, otherCar].map((car) => ({ type: 'favourite.chosen', car })),
        'deletion.asked': () =>
          [plainCar, otherCar, favouriteCar, bookedCar].map((car) => ({ type: 'deletion.asked', car })),
      },
    },
    // After these the cars are others than in the fixtures.
    watched: (snapshot) => {
      const { task, done, refusal } = contextOf(snapshot);
      return { what: task?.what ?? null, isChanged: done !== null || (refusal !== null && refusal.message !== '') };
    },
  },
  prepare: {
    fresh: async ({ site: { page, language } }) => {
      const cars = new CarsPage(page, language);
      const card = await cars.signInNew();
      const names = [plainCar, otherCar, favouriteCar, bookedCar].map(({ name }) => name);
      const plates = Object.fromEntries(names.map((name) => [name, newCustomer().plate]));
      for (const name of names) await addCarTo(card, { name, plate: plates[name] ?? '' });
      await isFavourite(favouriteCar.name, card);
      const session = { cars, card, plates };
      await book(session, bookedCar.name);
      return session;
    },
  },
  open: async ({ cars }) => {
    await cars.openList();
    await cars.card(bookedCar.name).waitFor();
    await cars.takenOver();
  },
  acts: {
    'favourite.chosen': pressAt('Make favourite'),
    'deletion.asked': pressAt('Delete'),
    'deletion.agreed': press('Delete the car'),
    'deletion.declined': press('Keep the car'),
    'retry.requested': press('Try again'),
    'refusal.dismissed': press('Close'),
    'session.superseded': ({ cars, card }) => cars.signedOutElsewhere(card),
  },
  services: {
    changing: {
      calls: CHANGES,
      becomes: (output: unknown) => {
        const outcome = outcomeOf(output);
        if (outcome.kind === 'ok') return asItIs;
        return outcome.failure.kind === 'refused' ? undefined : FATES[outcome.failure.kind];
      },
    },
  },
  delays: ['answerTimeLimit', 'recheckPause'],
  alsoWalked: ({ before, event: { output } }) => {
    if (output === undefined) return null;
    const outcome = outcomeOf(output);
    return outcome.kind === 'ok'
      ? `the ${contextOf(before).task?.what} is done`
      : `the server refuses: ${outcome.failure.kind}`;
  },
  sees: {
    resting: async ({ cars }, screen) => {
      if (screen.screen !== 'resting' || screen.done === null)
        return expect(cars.inCard(plainCar.name, 'Delete')).toBeVisible();
      const { what, car } = screen.done;
      if (what === 'deletion') await expect(cars.card(car.name)).toHaveCount(0);
      else await expect(cars.inCard(car.name, 'Make favourite')).toHaveCount(0);
    },
    asking: async (session, screen) => {
      await expect(cardOf(session, screen).getByRole('group')).toBeVisible();
      await expect(session.cars.button('Keep the car')).toBeFocused();
    },
    changing: async ({ cars }) => expect(cars.main.locator('button[aria-busy]')).toBeVisible(),
    outcomeUnknown: async (session, screen) =>
      expect(
        cardOf(session, screen).getByText(session.cars.say(UNKNOWN['task' in screen ? screen.task.what : 'deletion'])),
      ).toBeVisible(),
    refused: async ({ cars }, screen) =>
      expect(cars.main.getByRole('alert')).toContainText(
        cars.say(REASONS[screen.screen === 'refused' && screen.refusal.kind === 'booking' ? 'booking' : 'favourite']),
      ),
  },
  // A question or a refusal stands in the place of the buttons of its own car.
  isPossible: (snapshot, { type, car, output }) => {
    const { task, done, refusal, isSessionOver } = contextOf(snapshot);
    if (isSessionOver || done !== null || (refusal !== null && refusal.message !== '')) return false;
    if (type === 'session.superseded') return snapshot.value === 'resting';
    if (type === 'deletion.asked' || type === 'favourite.chosen') return task?.car.id !== (car as MyCar).id;
    if (output === undefined || outcomeOf(output).kind === 'ok') return true;
    // The favourite of a car that is gone is refused in its card, which goes with it.
    return task?.car.id === plainCar.id && task.what === 'deletion';
  },
  joinedUpTo: 14,
  elsewhere: {},
});
