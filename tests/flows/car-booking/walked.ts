import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AvailabilityReport } from '#machines/availability/availability.types.ts';
import { questionOf } from '#machines/car-booking/car-booking.draft.ts';
import { CAR_ID, carBookingFixtures, fleetCar } from '#machines/car-booking/car-booking.fixtures.ts';
import type { CarBookingContext } from '#machines/car-booking/car-booking.types.ts';
import { FIRST, groupOf, readyCar, SECOND } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import { answerOf, ports } from '#tests/flows/availability/ports.ts';
import { fleetOf } from '#tests/flows/corporate-booking/fleet.ts';
import { keepGroup, lists, openGroup } from '#tests/flows/corporate-booking/page.tsx';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import type { Always } from '#tests/support/wire/controlled-wire.ts';
import { chart } from './chart.ts';

const MINUTE = 60_000;

/** With what the page shows and no guard reads, whether days are old, and with the delay of the chart of the times. */
export const pageChart: ChartUnderTest = {
  ...chart,
  fixtures: { ...chart.fixtures, delays: { refreshInterval: MINUTE } },
  watched: (snapshot) => ({ freshness: contextOf(snapshot).offer.freshness }),
};

export const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as CarBookingContext;
export const isAtTime = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).draft.steps.current === 'time';
export const askedIn = (snapshot: AnyMachineSnapshot) => {
  const { draft, appointmentId } = contextOf(snapshot);
  return questionOf(draft, appointmentId);
};
/** Its times have been asked for and not answered. */
export const isAsking = (snapshot: AnyMachineSnapshot) =>
  askedIn(snapshot) !== null && contextOf(snapshot).offer.freshness === 'none';

/** One car on the page of its group, opened as the input says. */
export async function openCar(input: string, always: Always = {}) {
  const given = carBookingFixtures.inputs[input];
  if (given === undefined) throw new Error(`no input ${input}`);
  const { draft, appointmentId } = given;
  const page = await openGroup({
    chart: pageChart,
    ports: {},
    always: {
      ...lists,
      ...always,
      listFleet: () => fleetOf([FIRST, SECOND].map((id) => ({ car: fleetCar(id), bookingId: null }))),
    },
    beside: () => ['listDateTimes'],
    stored: () =>
      void keepGroup(groupOf([readyCar(CAR_ID, { draft, appointmentId }), readyCar(SECOND)], { opened: CAR_ID })),
  });
  const { wire, settle } = page;
  const view = { isFinished: false, isAsking: () => wire.isOpen('listDateTimes') };
  const perform = async (event: AnyEventObject) => {
    if (event.type !== 'availability.changed') return page.perform(event);
    const report = event as AvailabilityReport;
    if (!wire.isOpen('listDateTimes')) await page.perform({ type: 'xstate.after.refreshInterval.availability.loaded' });
    if (report.freshness === 'stale') wire.refuse('listDateTimes', 'internal');
    else wire.answer('listDateTimes', answerOf(report));
    await settle();
  };
  const check = (step: Step) => {
    page.check(step);
    const question = askedIn(step.after);
    if (view.isFinished || question === null || !(isAsking(step.after) || wire.isOpen('listDateTimes'))) return;
    const asked = ports.listDateTimes;
    if (!('asks' in asked)) throw new Error('times are asked of the server');
    expect(wire.isOpen('listDateTimes')).toBe(true);
    expect(wire.sent('listDateTimes').at(-1)).toEqual(asked.asks(question).request);
  };
  return { ...page, user: { ...page, view }, view, perform, check };
}
export type CarUser = Awaited<ReturnType<typeof openCar>>['user'];
export type CarView = CarUser['view'];
