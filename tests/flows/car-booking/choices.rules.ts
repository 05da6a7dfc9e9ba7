import type { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import { idsOf, NO_SLOT } from '#machines/shared/booking-choices.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { answersOf, asType, draftOf, earlier, firstOpen, isIgnored, same, stepOf, type Step } from './readings.ts';

/** The service that is put in or taken out in the step of the services, or null. */
const toggledIn = ({ before, event }: Step) =>
  stepOf(before) === 'services' ? (asType(event, 'service.toggled')?.service ?? null) : null;
const chosenIn = ({ before }: Step) => idsOf(draftOf(before)?.services ?? []);
const isFourth = (step: Step) => {
  const service = toggledIn(step);
  return service !== null && chosenIn(step).length === 3 && !chosenIn(step).includes(service.id);
};
/** The branch that is chosen in its step, or null. */
const branchIn = ({ before, event }: Step) =>
  stepOf(before) === 'branch' ? (asType(event, 'branch.chosen')?.branch ?? null) : null;
const isOtherBranch = (step: Step) => {
  const branch = branchIn(step);
  return branch !== null && branch.locationId !== draftOf(step.before)?.branch?.locationId;
};
const isCleared = ({ before, after }: Step) => {
  const [was, is] = [draftOf(before), draftOf(after)];
  const { offer } = after.context;
  return (
    was !== null &&
    is !== null &&
    same(is.slot, NO_SLOT) &&
    offer.days.length === 0 &&
    offer.closedDays.length === 0 &&
    offer.freshness === 'none' &&
    is.steps.reached === earlier(is, was.steps.reached, firstOpen(is))
  );
};

export const choicesRules: RulesOf<typeof carBookingMachine> = [
  {
    req: 'CB-11',
    says: 'the address is kept as it is entered, and nothing else changes',
    when: ({ before, event }) => stepOf(before) === 'address' && event.type === 'address.entered',
    holds: ({ before, event, after }) =>
      same(draftOf(after), { ...draftOf(before), address: asType(event, 'address.entered')?.address }),
  },
  {
    req: 'CB-01',
    says: 'another branch is taken as it is chosen, and leaves all other answers but date and time',
    when: isOtherBranch,
    holds: (step) =>
      same(answersOf(draftOf(step.after)), answersOf(draftOf(step.before), { branch: branchIn(step), slot: NO_SLOT })),
  },
  {
    req: 'CB-01',
    says: 'the branch that is chosen already is no other',
    when: (step) => branchIn(step) !== null && !isOtherBranch(step),
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'another branch or set of services clears date, time and all times, and shuts the steps after them',
    when: (step) => isOtherBranch(step) || (toggledIn(step) !== null && !isFourth(step)),
    holds: isCleared,
  },
  {
    req: 'CB-01',
    says: 'up to three, a service is put in behind the others and taken out, and nothing else but date and time changes',
    when: (step) => toggledIn(step) !== null && !isFourth(step),
    holds: (step) => {
      const [was, service] = [draftOf(step.before), toggledIn(step)];
      if (was === null || service === null) return false;
      const services = chosenIn(step).includes(service.id)
        ? was.services.filter(({ id }) => id !== service.id)
        : [...was.services, service];
      return (
        same(answersOf(draftOf(step.after)), answersOf(was, { services, slot: NO_SLOT })) &&
        step.after.context.notice === null
      );
    },
  },
  {
    req: 'CB-01',
    says: 'a fourth service is ignored, and said so',
    when: isFourth,
    holds: (step) =>
      same(draftOf(step.before), draftOf(step.after)) && same(step.after.context.notice, { code: 'services.limit' }),
  },
  {
    req: 'CB-11',
    says: 'another service is kept as it is typed, and nothing else changes',
    when: ({ before, event }) => stepOf(before) === 'services' && event.type === 'otherService.entered',
    holds: ({ before, event, after }) =>
      same(draftOf(after), { ...draftOf(before), otherService: asType(event, 'otherService.entered')?.text }),
  },
  {
    req: 'CB-11',
    says: 'who is asked about the visit and the note are kept as they are entered, and nothing else changes',
    when: ({ before, event }) => stepOf(before) === 'information' && event.type === 'information.entered',
    holds: ({ before, event, after }) => {
      const { contact, note } = asType(event, 'information.entered') ?? {};
      return same(draftOf(after), { ...draftOf(before), contact, note });
    },
  },
  {
    req: 'CB-11',
    says: 'the car and its temporary booking stay what they are, whatever is chosen',
    when: ({ before }) => before !== null,
    holds: ({ before, after }) =>
      draftOf(after)?.car === draftOf(before)?.car && after.context.appointmentId === before?.context.appointmentId,
  },
];
