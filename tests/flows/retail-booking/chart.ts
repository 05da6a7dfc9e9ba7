import { retailBookingFixtures } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { retailBookingLabels } from '#machines/retail-booking/retail-booking.labels.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import type { RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import {
  selectDraft,
  selectScreen,
  type RetailBookingSnapshot,
} from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import type { ChartUnderTest, Taken } from '#tests/support/model/chart-under-test.ts';
import { isTimePassed, kindOf, readDraft } from './readings.ts';
import { moreSamples } from './more-samples.ts';
import { rules } from './rules.ts';

/** Which parts of a booking a link names; it is applied once, to the stored draft. */
const wishedParts = ({ locationId, serviceIds, when }: Wish) => [locationId, serviceIds.length, when?.date, when?.time];

/**
 * What the guards read, without the names of branches, services and days: chosen or not, how many services (exactly, for the
 * limit of three), and whether any times are known. Where nothing can be edited the furthest step does not count.
 */
const view = ({ value, context }: RetailBookingSnapshot) => {
  const { branch, services, slot, days, customer, appointmentId, requestKey, steps } = context.draft;
  const isStep = typeof value === 'object' && !('resuming' in value);
  return {
    wish: context.wish && wishedParts(context.wish),
    wishedTime: context.draft.wishedTime !== null,
    lostTime: context.draft.lostTime !== null,
    isLostToOthers: context.draft.lostTime?.choice === null,
    returns: context.openedStep === steps.current,
    requested: context.requestedStep !== null,
    branch: branch !== null,
    services: services.length,
    date: slot.date !== null,
    time: slot.startsAt !== null,
    information: customer !== null,
    days: days.length > 0,
    reached: isStep && steps.reached,
    hold: appointmentId !== null,
    key: requestKey !== null,
  };
};

const chosenWhen = ({ date, time }: RetailBookingSnapshot['context']['draft']['slot']) =>
  time === null ? (date === null ? 'none' : 'date') : 'time';

/** The choices of a draft; its lists can be loaded again at any time. */
const choices = (draft: RetailDraft | null) =>
  draft && {
    ...draft,
    owner: '',
    customer: { ...draft.customer, memberCode: '' },
    carBrands: [],
    branchKeywords: [],
    steps: 0,
  };

export const chart: ChartUnderTest = {
  store: {
    written: (snapshot: RetailBookingSnapshot) => choices(selectDraft(snapshot)),
    known: ({ event, after }: Taken<RetailBookingSnapshot>) => {
      if (event.type === 'draft.changedElsewhere') return kindOf(after) === 'changedElsewhere' ? null : undefined;
      if (event.type.startsWith('xstate.') && event.type.includes('.reading'))
        return choices(isTimePassed(after) ? after.context.draft : (readDraft(event) ?? after.context.draft));
      return undefined;
    },
  },
  flow: 'retail-booking',
  machine: retailBookingMachine,
  fixtures: moreSamples,
  labels: retailBookingLabels,
  rules,
  guardView: view,
  selectScreen,
  baseline: {
    view: ({ context: { draft } }: RetailBookingSnapshot) => ({ when: chosenWhen(draft.slot) }),
    context: ({ context }: RetailBookingSnapshot) => ({
      branch: context.draft.branch?.locationId ?? null,
      services: context.draft.services.length,
      slot: [context.draft.slot.date, context.draft.slot.time].filter((part) => part !== null).join(' '),
      other: context.draft.otherService !== '',
      carBrands: context.draft.carBrands.length,
      keywords: context.draft.branchKeywords.length,
      times: context.offer.freshness,
      message: context.offer.message !== null,
      days: context.draft.days.length > 0,
      information: context.draft.customer !== null,
      hold: context.draft.appointmentId !== null,
      key: context.draft.requestKey !== null,
      step: context.draft.steps.current,
      wish: context.wish !== null,
      notice: context.notice?.code ?? null,
      booked: context.booked !== null,
    }),
  },
};

/** With the samples that a page and a server can be brought into. */
export const stagedChart: ChartUnderTest = {
  ...chart,
  fixtures: retailBookingFixtures,
  guardView: (snapshot: RetailBookingSnapshot) => ({ ...view(snapshot), wish: snapshot.context.wish !== null }),
};
