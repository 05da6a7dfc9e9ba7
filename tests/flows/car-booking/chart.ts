import { carBookingFixtures } from '#machines/car-booking/car-booking.fixtures.ts';
import { carBookingLabels } from '#machines/car-booking/car-booking.labels.ts';
import { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import { guardView, selectScreen, type CarBookingSnapshot } from '#machines/car-booking/car-booking.selectors.ts';
import type { CarReport } from '#machines/car-booking/car-booking.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { parentProbe, withParent } from '#tests/support/model/parent-probe.ts';
import { rules } from './rules.ts';

/**
 * Without the names of branches, services and days: which are chosen, how many, and whether any are known. Whether there is a hold is only part of
 * the question, no more than one service counts where none can be chosen, and a broken chart reads only where it was.
 */
const view = (snapshot: CarBookingSnapshot) => {
  const { branch, services, date, time, offered, hold: _hold, ...rest } = guardView(snapshot);
  if (snapshot.value === 'broken') return { current: rest.current };
  return {
    ...rest,
    branch: branch === null ? 'none' : branch === 12 ? 'first' : 'other',
    services: rest.current === 'services' ? services.length : Math.min(services.length, 1),
    date: date === null ? 'none' : offered.some((day) => day.startsWith(date)) ? 'offered' : 'gone',
    time:
      time === null
        ? 'none'
        : offered.some((day) => date !== null && day.startsWith(date) && day.includes(time))
          ? 'offered'
          : 'gone',
    offered: offered.length,
  };
};

export const chart: ChartUnderTest = {
  flow: 'car-booking',
  machine: carBookingMachine,
  fixtures: { ...carBookingFixtures, inputs: withParent(carBookingFixtures.inputs, parentProbe<CarReport>()) },
  labels: carBookingLabels,
  rules,
  guardView: view,
  watched: ({ context }: CarBookingSnapshot) => ({ notice: context.notice?.code ?? null }),
  selectScreen,
  baseline: {
    view: ({ context: { draft } }: CarBookingSnapshot) => ({ isCollected: draft.isCollected }),
    context: ({ context: { draft, offer, notice } }: CarBookingSnapshot) => ({
      step: draft.steps.current,
      reached: draft.steps.reached,
      isCollected: draft.isCollected,
      address: draft.address !== null,
      branch: draft.branch?.locationId ?? null,
      services: draft.services.length,
      slot: [draft.slot.date, draft.slot.time].filter((part) => part !== null).join(' '),
      contact: draft.contact !== null,
      days: offer.days.length,
      notice: notice?.code ?? null,
    }),
  },
};
