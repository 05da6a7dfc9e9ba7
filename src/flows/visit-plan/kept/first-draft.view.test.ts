import { expect, it } from 'vitest';
import { MOST_PLANNED } from '#contract/calls/plan.shapes.ts';
import { mayCancel } from '#domain/appointment.ts';
import { addDays, dateTimeOf } from '#domain/thai-calendar.ts';
import { fleetCar } from '#src/pages/fleet/fleet.fixtures.ts';
import { firstDraft } from './first-draft.view.ts';

const TODAY = '2026-11-21';
const dueOn = (id: string, date: string) =>
  fleetCar(id, { booking: null, due: { ...fleetCar(id).due, state: 'due', date } });

it('of more cars than a plan can have, takes those that are due first and counts the others', () => {
  const cars = Array.from({ length: MOST_PLANNED + 7 }, (_, place) => dueOn(`car-${place}`, addDays(TODAY, -place)));
  const draft = firstDraft(cars, TODAY);
  expect(draft.cars).toHaveLength(MOST_PLANNED);
  expect(draft.cars[0]?.id).toBe(`car-${MOST_PLANNED + 6}`);
  expect(draft.cars.map(({ id }) => id)).not.toContain('car-6');
  expect(draft.passedOver).toEqual({ beyondMost: 7, booked: 0 });
});

it('every visit from its first day on can still be cancelled online', () => {
  const { wish } = firstDraft([dueOn('car-1', TODAY)], TODAY);
  const startsAt = dateTimeOf(wish.from, wish.fromTime);
  expect(mayCancel({ startsAt, now: dateTimeOf(TODAY, '23:59') })).toBe(true);
});
