import { retailBookingFixtures } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { retailBookingLabels } from '#machines/retail-booking/retail-booking.labels.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { selectScreen, type RetailBookingSnapshot } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { retailBookingRules } from '../invariants/retail-booking.invariants.ts';

/**
 * What the guards read, without the names of branches, services and days: chosen or not, how many services (exactly, for the
 * limit of three), and whether any times are known. Where nothing can be edited the furthest step does not count.
 */
const view = ({ value, context }: RetailBookingSnapshot) => {
  const { branch, services, dateTime, dateTimeList, customer_data, appointment_id, requestKey, menuSteps } = context.draft;
  const isStep = typeof value === 'object' && !('resuming' in value);
  return {
    wish: context.wish !== null,
    requested: context.requestedStep !== null,
    branch: branch !== null,
    services: services.services.length,
    date: dateTime.date !== null,
    time: dateTime.date_time !== null,
    information: customer_data !== null,
    days: dateTimeList.length > 0,
    reached: isStep && menuSteps.reached,
    hold: appointment_id !== null,
    key: requestKey !== null,
  };
};

const when = ({ date, time }: RetailBookingSnapshot['context']['draft']['dateTime']) =>
  time === null ? (date === null ? 'none' : 'date') : 'time';

export const retailBookingChart: ChartUnderTest = {
  flow: 'retail-booking',
  machine: retailBookingMachine,
  fixtures: retailBookingFixtures,
  labels: retailBookingLabels,
  rules: retailBookingRules,
  guardView: view,
  selectScreen,
  baseline: {
    view: ({ context: { draft } }: RetailBookingSnapshot) => ({ when: when(draft.dateTime) }),
    context: ({ context }: RetailBookingSnapshot) => ({
      branch: context.draft.branch?.location_id ?? null,
      services: context.draft.services.services.length,
      when: when(context.draft.dateTime),
      days: context.draft.dateTimeList.length > 0,
      information: context.draft.customer_data !== null,
      hold: context.draft.appointment_id !== null,
      key: context.draft.requestKey !== null,
      step: context.draft.menuSteps.current,
      wish: context.wish !== null,
      notice: context.notice?.code ?? null,
      interruption: context.interruption,
      confirmation: context.confirmation !== null,
    }),
  },
};
