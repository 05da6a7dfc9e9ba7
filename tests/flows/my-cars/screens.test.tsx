import { screen as page, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookedCar, favouriteCar, otherCar, plainCar } from '#machines/my-cars/my-cars.fixtures.ts';
import type { MyCarsPorts } from '#machines/my-cars/my-cars.ports.ts';
import { selectScreen, type MyCarsSnapshot, type MyCarsState } from '#machines/my-cars/my-cars.selectors.ts';
import type { CarTask, MyCar, MyCarsEvent } from '#machines/my-cars/my-cars.types.ts';
import type { Member } from '#machines/shared/member.ts';
import { MyCarsPage } from '#src/flows/my-cars/my-cars.page.tsx';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { isShown, press as pressIt } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { bookings, CODE, listAfter, plateAfter, portsOn } from './ports.ts';

const VISIT = 'Fri 27 Nov 10:30 · บางนา กม. 4';
/** While one car is asked about, another can be chosen: that takes two that can be deleted. */
const pageChart: ChartUnderTest = {
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
};
const member: Member = { account: 'account-1', code: CODE, firstName: '', lastName: '', phone: '', email: '' };

const link = ({ children, ...look }: LinkLook) => (
  <a {...look} href="/en">
    {children}
  </a>
);
const asLink = (_about: object, look: LinkLook) => link(look);

async function open() {
  let changes = 0;
  let gone: MyCar | null = null;
  const listed = () => {
    const { car_profile_list } = listAfter(changes);
    return { car_profile_list: car_profile_list.filter(({ car_profile_id }) => car_profile_id !== gone?.id) };
  };
  const page = await wiredPage<MyCarsPorts>({
    chart: pageChart,
    ports: portsOn(() => (changes += 1)),
    always: { listMyCars: listed, listBookingDetails: () => bookings },
    part: (host) => (
      <MyCarsPage
        host={host}
        member={member}
        saved={null}
        renderAdd={link}
        renderEdit={asLink}
        renderHistory={asLink}
        renderBook={asLink}
        renderBookingLink={asLink}
      />
    ),
  });
  const view = { changes: () => changes };
  const deleteElsewhere = (car: MyCar) => void (gone = car);
  return { ...page, user: null, view, deleteElsewhere };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const cardOf = ({ name }: MyCar) => within(page.getByRole('article', { name }));
const press = (name: string) => async () => pressIt(page.getByRole('button', { name }), name);
const pressAt =
  (name: string) =>
  async ({ car }: { car: MyCar }) =>
    pressIt(cardOf(car).getByRole('button', { name }), name);
/** What the server had at the end of the last change is what is listed. */
const listsAnew = ({ changes }: View) => expect(isShown(plateAfter(changes()))).toBe(true);
/** The buttons in the card of a car. */
const buttonsAt = (car: MyCar) =>
  cardOf(car)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const UNKNOWN: Record<CarTask['what'], string> = {
  deletion: 'We do not know yet whether the car was deleted.',
  favourite: 'We do not know yet whether your favourite was changed.',
};

const model: ScreenModel<MyCarsState, MyCarsEvent, null, View> = {
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
    resting: ({ done }, view) => {
      listsAnew(view);
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
    refused: ({ task, refusal }, view) => {
      listsAnew(view);
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
  chart: pageChart,
  model,
  render: open,
  invalidation: (step) => {
    const also = alsoWalked(step) ?? (step.fired.includes('retry') ? 'asked for again' : null);
    return also && `${also}, ${String((step.before as MyCarsSnapshot).context.task?.what)}`;
  },
  // A question or a refusal stands in the place of the buttons of its own car.
  isPossible: (snapshot, { type, car }) => {
    const screen = selectScreen(snapshot as never);
    const isOfCar = type === 'deletion.asked' || type === 'favourite.chosen';
    return !isOfCar || screen.screen === 'resting' || screen.task.car.id !== (car as MyCar).id;
  },
});

it('a car that was deleted on another device counts as deleted', async () => {
  const { wire, settle, close } = await open();
  pressIt(cardOf(plainCar).getByRole('button', { name: 'Delete' }));
  pressIt(page.getByRole('button', { name: 'Delete the car' }));
  await settle();
  wire.refuse('deleteCar', 'carNotFound');
  await settle();
  expect(page.getByText(/is deleted\./)).toBeTruthy();
  close();
});

it('of a car that was deleted on another device it is said above the others that it is not the favourite', async () => {
  const { wire, settle, close, deleteElsewhere } = await open();
  const favour = cardOf(plainCar).getByRole('button', { name: 'Make favourite' });
  favour.focus();
  pressIt(favour);
  await settle();
  deleteElsewhere(plainCar);
  wire.refuse('chooseFavourite', 'carNotFound');
  await settle();
  expect(page.queryByRole('article', { name: plainCar.name })).toBeNull();
  const alert = page.getByRole('alert');
  expect(alert.textContent).toContain('Your favourite was not changed');
  expect(document.activeElement?.contains(alert)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  pressIt(page.getByRole('button', { name: 'Close' }));
  await settle();
  expect(page.queryByRole('alert')).toBeNull();
  close();
});

it('a deletion without an answer is asked for again with its key', async () => {
  const { wire, settle, close } = await open();
  pressIt(cardOf(plainCar).getByRole('button', { name: 'Delete' }));
  pressIt(page.getByRole('button', { name: 'Delete the car' }));
  await settle();
  wire.fail('deleteCar');
  await settle();
  pressIt(page.getByRole('button', { name: 'Try again' }));
  await settle();
  wire.check();
  expect(wire.sent('deleteCar')).toHaveLength(2);
  close();
});
