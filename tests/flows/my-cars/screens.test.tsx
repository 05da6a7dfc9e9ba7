import { screen as page, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { bookedCar, favouriteCar, plainCar } from '#machines/my-cars/my-cars.fixtures.ts';
import type { myCarsMachine } from '#machines/my-cars/my-cars.machine.ts';
import { selectScreen, type MyCarsState } from '#machines/my-cars/my-cars.selectors.ts';
import type { CarTask, MyCar, MyCarsEvent } from '#machines/my-cars/my-cars.types.ts';
import { myCarsHandlers } from '#src/flows/my-cars/my-cars.part.tsx';
import { MyCarsScreen } from '#src/flows/my-cars/my-cars.screen.tsx';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof myCarsMachine>;

const VISIT = 'Fri 27 Nov 10:30 · บางนา';
const listed = [favouriteCar, plainCar, bookedCar].map((car, index) => ({
  ...car,
  plate: `${index}กก 1234`,
  province: '',
  brand: 'Toyota',
  model: 'Yaris Ativ',
  variant: '1.2 Sport',
  year: '2022',
  photo: null,
}));

const asLink = (_car: object, { children, ...look }: LinkLook) => (
  <a {...look} href="/en">
    {children}
  </a>
);

function MyCarsPage({ actor }: { readonly actor: Actor }) {
  return (
    <MyCarsScreen
      state={useSelector(actor, selectScreen)}
      cars={listed}
      saved={null}
      renderEdit={asLink}
      renderHistory={asLink}
      renderBook={asLink}
      renderBooking={(id) => <a href={`/en/${id}`}>{VISIT}</a>}
      {...myCarsHandlers(actor)}
    />
  );
}

const cardOf = ({ name }: MyCar) => within(page.getByRole('article', { name }));
const press = (name: string) => (_event: object, user: UserEvent) => user.click(page.getByRole('button', { name }));
const pressAt =
  (name: string) =>
  ({ car }: { car: MyCar }, user: UserEvent) =>
    user.click(cardOf(car).getByRole('button', { name }));
/** The buttons in the card of a car. */
const buttonsAt = (car: MyCar) =>
  cardOf(car)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const UNKNOWN: Record<CarTask['what'], string> = {
  deletion: 'We do not know yet whether the car was deleted.',
  favourite: 'We do not know yet whether your favourite was changed.',
};

const model: ScreenModel<MyCarsState, MyCarsEvent, UserEvent, null> = {
  executors: {
    'favourite.chosen': pressAt('Make favourite'),
    'deletion.asked': pressAt('Delete'),
    'deletion.agreed': press('Delete the car'),
    'deletion.declined': press('Keep the car'),
    'retry.requested': press('Try again'),
    'refusal.dismissed': press('Close'),
    'session.superseded': null,
  },
  assertions: {
    resting: ({ done }) => {
      expect(buttonsAt(plainCar)).toEqual(['Make favourite', 'Delete']);
      expect(buttonsAt(favouriteCar)).toEqual(['Delete']);
      expect(cardOf(bookedCar).getByRole('link', { name: VISIT })).toBeTruthy();
      expect(page.queryByText(/is deleted\./) !== null).toBe(done?.what === 'deletion');
      expect(page.queryByText(/is your favourite now\./) !== null).toBe(done?.what === 'favourite');
    },
    asking: ({ task }) => {
      expect(cardOf(task.car).getByRole('group', { name: `Delete “${task.car.name}”?` })).toBeTruthy();
      expect(buttonsAt(task.car)).toEqual(['Keep the car', 'Delete the car']);
      expect(document.activeElement?.textContent).toBe('Keep the car');
    },
    changing: ({ task, isRepeat }) => {
      const busy = task.what === 'deletion' ? 'Deleting…' : 'Saving…';
      expect(cardOf(task.car).getByRole('button', { name: isRepeat ? 'Checking…' : busy })).toBeTruthy();
      expect(page.queryByText(UNKNOWN[task.what]) !== null).toBe(isRepeat);
    },
    outcomeUnknown: ({ task }) => {
      expect(cardOf(task.car).getByText(UNKNOWN[task.what])).toBeTruthy();
      expect(buttonsAt(task.car)).toEqual(['Try again']);
    },
    refused: ({ task, refusal }) => {
      const alert = cardOf(task.car).getByRole('alert');
      const reasons = {
        favourite: 'It is your favourite. Make another car your favourite first.',
        booking: `It has a booking.${VISIT}Cancel that first, or delete the car after the visit.`,
        refused: refusal.message === '' ? 'Please try again.' : refusal.message,
      };
      expect(alert.textContent).toContain(reasons[refusal.kind]);
      expect(alert.textContent).toContain(task.what === 'deletion' ? 'cannot be deleted' : 'was not changed');
      expect(buttonsAt(task.car)).toEqual(['Close']);
    },
  },
};

walkScreens({
  chart,
  model,
  render: (input) => stagedPage(chart, input, (actor) => <MyCarsPage actor={actor as Actor} />),
  // A question or a refusal stands in the place of the buttons of its own car.
  isPossible: (snapshot, { type, car }) => {
    const screen = selectScreen(snapshot as never);
    const isOfCar = type === 'deletion.asked' || type === 'favourite.chosen';
    return !isOfCar || screen.screen === 'resting' || screen.task.car.id !== (car as MyCar).id;
  },
});
