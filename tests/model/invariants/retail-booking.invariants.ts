import type { AnyEventObject } from 'xstate';
import { type RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import { STEPS, type Step as WizardStep } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import {
  selectDraft,
  selectScreen,
  type RetailBookingSnapshot,
} from '#machines/retail-booking/retail-booking.selectors.ts';
import type { RetailBookingChartEvent } from '#machines/retail-booking/retail-booking.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';

type Step = Taken<RetailBookingSnapshot>;

const screens = new WeakMap<RetailBookingSnapshot, ReturnType<typeof selectScreen>>();
function screenOf(snapshot: RetailBookingSnapshot | null) {
  if (snapshot === null) return null;
  const screen = screens.get(snapshot) ?? selectScreen(snapshot);
  screens.set(snapshot, screen);
  return screen;
}
const kindOf = (snapshot: RetailBookingSnapshot | null) => screenOf(snapshot)?.screen ?? null;
const draftOf = (snapshot: RetailBookingSnapshot | null): RetailDraft | null => snapshot?.context.draft ?? null;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type EventOf<Type extends RetailBookingChartEvent['type']> = Extract<RetailBookingChartEvent, { readonly type: Type }>;
const asType = <Type extends RetailBookingChartEvent['type']>(
  event: AnyEventObject,
  type: Type,
): EventOf<Type> | null => (event.type === type ? (event as AnyEventObject & EventOf<Type>) : null);

const isStep = (screen: string | null): screen is WizardStep => STEPS.some((step) => step === screen);
const placeOf = (snapshot: RetailBookingSnapshot | null) => STEPS.findIndex((step) => step === kindOf(snapshot));
const isLocked = (snapshot: RetailBookingSnapshot | null) => {
  const screen = screenOf(snapshot);
  return screen?.screen === 'summary' && screen.locked;
};
const chosenIn = ({ branch, services }: RetailDraft) => [branch?.location_id ?? null, services.services];
const slotsIn = ({ dateTimeList }: RetailDraft) =>
  dateTimeList.flatMap(({ date, times }) => times.map(({ time, date_time }) => ({ date, time, date_time })));
const isEmpty = ({
  branch,
  services,
  dateTime,
  dateTimeList,
  customer_data,
  appointment_id,
  requestKey,
}: RetailDraft) =>
  branch === null &&
  services.services.length === 0 &&
  dateTime.date === null &&
  dateTimeList.length === 0 &&
  customer_data === null &&
  appointment_id === null &&
  requestKey === null;
const effectOf = ({ effects }: Step, begin: string) => effects.find((effect) => effect.startsWith(begin)) ?? null;

/** Nothing entered is lost; a time that the newest times no longer have is the one exception, and it is said. */
const keepsAll = ({ before, after }: Step): boolean => {
  const [was, is] = [draftOf(before), draftOf(after)];
  if (was === null || is === null) return false;
  const isGone =
    after.context.offer.freshness === 'fresh' &&
    (was.dateTime.time === null || after.context.notice?.code === 'time.gone') &&
    !slotsIn(was).some(
      ({ date, time }) => date === was.dateTime.date && (was.dateTime.time === null || time === was.dateTime.time),
    );
  const unsaid = isGone ? { menuSteps: 0, dateTime: 0 } : { menuSteps: 0 };
  return same({ ...was, ...unsaid }, { ...is, ...unsaid });
};

/** The draft comes from the store, or a slot from the server: not an edit of the user. */
const isFromOutside = ({ event }: Step) => event.type.startsWith('xstate.') || event.type === 'slot.replaced';
const isInterrupting = ({ event }: Step) =>
  event.type === 'availability.interrupted' || event.type === 'confirmation.interrupted';

export const retailBookingRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-05',
    says: 'there is no time without a date, and a time always has its instant',
    holds: ({ after: { context } }) => {
      const { date, time, date_time } = context.draft.dateTime;
      return (time === null || date !== null) && (time === null) === (date_time === null);
    },
  },
  {
    req: 'RB-01',
    says: 'there is no date without a branch and a service',
    when: ({ after }) => after.context.draft.dateTime.date !== null,
    holds: ({ after: { context } }) => context.draft.branch !== null && context.draft.services.services.length > 0,
  },
  {
    req: 'RB-02',
    says: 'no step is shown before all that come before it are answered',
    when: ({ after }) => placeOf(after) > 0,
    holds: ({ after }) => {
      const { branch, services, dateTime, customer_data } = after.context.draft;
      const answered = [
        branch !== null,
        services.services.length > 0,
        dateTime.date_time !== null,
        customer_data !== null,
      ];
      return answered.slice(0, placeOf(after)).every(Boolean);
    },
  },
  {
    req: 'RB-02',
    says: 'the menu marks the step that is shown, and nothing beyond the furthest reached can be opened',
    when: ({ after }) => isStep(kindOf(after)),
    holds: ({ after: snapshot }) => {
      const { current, reached } = snapshot.context.draft.menuSteps;
      return current === kindOf(snapshot) && STEPS.indexOf(current) <= STEPS.indexOf(reached);
    },
  },
  {
    req: 'RB-02',
    says: 'the furthest step never lies beyond what is answered, so a step that is shut loses its passed mark',
    when: ({ after }) => isStep(kindOf(after)),
    holds: ({ after }) => {
      const { branch, services, dateTime, customer_data, menuSteps } = after.context.draft;
      const answered = [
        branch !== null,
        services.services.length > 0,
        dateTime.date_time !== null,
        customer_data !== null,
      ];
      return answered.slice(0, STEPS.indexOf(menuSteps.reached)).every(Boolean);
    },
  },
  {
    req: 'RB-02',
    says: 'Next goes exactly one step on, where the step is answered',
    when: ({ before, event, after }) =>
      event.type === 'next.pressed' && isStep(kindOf(before)) && kindOf(before) !== kindOf(after),
    holds: ({ before, after }) => placeOf(after) === placeOf(before) + 1,
  },
  {
    req: 'RB-02',
    says: 'Next is open as soon as the step is answered',
    when: ({ before, event }) => {
      const [draft, screen] = [draftOf(before), kindOf(before)];
      if (event.type !== 'next.pressed' || draft === null) return false;
      return (
        (screen === 'branch' && draft.branch !== null && !before?.hasTag('busy')) ||
        (screen === 'services' && draft.services.services.length > 0) ||
        (screen === 'time' && draft.dateTime.date_time !== null)
      );
    },
    holds: ({ before, after }) => placeOf(after) === placeOf(before) + 1,
  },
  {
    req: 'RB-02',
    says: 'Back goes exactly one step back and changes nothing that was entered',
    when: ({ before, event }) => event.type === 'back.pressed' && placeOf(before) > 0 && !isLocked(before),
    holds: (step) => placeOf(step.after) === placeOf(step.before) - 1 && keepsAll(step),
  },
  {
    req: 'RB-02',
    says: 'a step that was reached opens when it is asked for, with every value kept',
    when: ({ before, event }) => {
      const wanted = asType(event, 'step.requested');
      const draft = draftOf(before);
      return (
        wanted !== null &&
        draft !== null &&
        isStep(kindOf(before)) &&
        !isLocked(before) &&
        STEPS.indexOf(wanted.step) <= STEPS.indexOf(draft.menuSteps.reached)
      );
    },
    holds: (step) => kindOf(step.after) === asType(step.event, 'step.requested')?.step && keepsAll(step),
  },
  {
    req: 'RB-02',
    says: 'a step that was not reached stays shut',
    when: ({ before, event }) => {
      const wanted = asType(event, 'step.requested');
      const draft = draftOf(before);
      return (
        wanted !== null &&
        draft !== null &&
        isStep(kindOf(before)) &&
        STEPS.indexOf(wanted.step) > STEPS.indexOf(draft.menuSteps.reached)
      );
    },
    holds: ({ event, after }) => kindOf(after) !== asType(event, 'step.requested')?.step,
  },
  {
    req: 'RB-03',
    says: 'there are never more than three services',
    holds: ({ after }) => after.context.draft.services.services.length <= 3,
  },
  {
    req: 'RB-03',
    says: 'a fourth service is ignored, and said so',
    when: ({ before, event }) => {
      const [toggled, draft] = [asType(event, 'service.toggled'), draftOf(before)];
      return (
        toggled !== null &&
        kindOf(before) === 'services' &&
        draft?.services.services.length === 3 &&
        !draft.services.services.includes(toggled.service.id)
      );
    },
    holds: ({ before, after }) =>
      same(draftOf(before), draftOf(after)) && after.context.notice?.code === 'services.limit',
  },
  {
    req: 'RB-03',
    says: 'up to three, a service is put in and taken out',
    when: ({ before, event }) => {
      const [toggled, chosen] = [asType(event, 'service.toggled'), draftOf(before)?.services.services];
      return (
        toggled !== null &&
        kindOf(before) === 'services' &&
        chosen !== undefined &&
        (chosen.length < 3 || chosen.includes(toggled.service.id))
      );
    },
    holds: ({ before, event, after }) => {
      const id = asType(event, 'service.toggled')?.service.id ?? 0;
      return draftOf(before)?.services.services.includes(id) !== after.context.draft.services.services.includes(id);
    },
  },
  {
    req: 'RB-04',
    says: 'another branch, no branch or another set of services clears date, time and all times',
    when: (step) => {
      const [was, is] = [draftOf(step.before), draftOf(step.after)];
      return was !== null && is !== null && !isFromOutside(step) && !same(chosenIn(was), chosenIn(is));
    },
    holds: ({ after }) =>
      same(after.context.draft.dateTime, { date: null, date_time: null, time: null }) &&
      after.context.draft.dateTimeList.length === 0,
  },
  {
    req: 'RB-04',
    says: 'after such a change the steps from the date on are shut again',
    when: (step) => {
      const [was, is] = [draftOf(step.before), draftOf(step.after)];
      return (
        was !== null &&
        is !== null &&
        !isFromOutside(step) &&
        !same(chosenIn(was), chosenIn(is)) &&
        isStep(kindOf(step.after))
      );
    },
    holds: ({ after }) => STEPS.indexOf(after.context.draft.menuSteps.reached) <= STEPS.indexOf('time'),
  },
  {
    req: 'RB-06',
    says: 'a set of services that changes asks for its own times at once',
    when: (step) => {
      const [was, is] = [draftOf(step.before), draftOf(step.after)];
      return (
        was !== null &&
        is !== null &&
        step.event.type === 'service.toggled' &&
        !same(chosenIn(was), chosenIn(is)) &&
        is.services.services.length > 0
      );
    },
    holds: (step) => {
      const told = effectOf(step, 'tell availability') ?? effectOf(step, 'start availability');
      const hours = step.after.context.draft.services.hours;
      return told !== null && told.includes(`"hours":${hours}`);
    },
  },
  {
    req: 'RB-04',
    says: 'in the branch step a branch can always be chosen and cleared',
    when: ({ before, event }) =>
      kindOf(before) === 'branch' && (event.type === 'branch.chosen' || event.type === 'branch.cleared'),
    holds: ({ event, after }) =>
      (after.context.draft.branch?.location_id ?? null) ===
      (asType(event, 'branch.chosen')?.branch.location_id ?? null),
  },
  {
    req: 'RB-05',
    says: 'in the time step the first returned date is chosen when none is',
    when: ({ before, after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.dateTimeList.length > 0 &&
      draftOf(before)?.dateTime.date === null &&
      before?.context.wishedTime === null,
    holds: ({ after: { context } }) => context.draft.dateTime.date === context.draft.dateTimeList[0]?.date,
  },
  {
    req: 'RB-05',
    says: 'where fresh times are shown, a date is chosen',
    when: ({ after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.dateTimeList.length > 0,
    holds: ({ after }) => after.context.draft.dateTime.date !== null,
  },
  {
    req: 'RB-05',
    says: 'choosing an offered date takes it and clears the time',
    when: ({ before, event }) => {
      const [chosen, draft] = [asType(event, 'date.chosen'), draftOf(before)];
      return (
        chosen !== null &&
        kindOf(before) === 'time' &&
        (draft?.dateTimeList.some(({ date }) => date === chosen.date) ?? false)
      );
    },
    holds: ({ event, after }) =>
      same(after.context.draft.dateTime, { date: asType(event, 'date.chosen')?.date, date_time: null, time: null }),
  },
  {
    req: 'RB-05',
    says: 'choosing an offered time takes it with its instant',
    when: ({ before, event }) => {
      const [chosen, draft] = [asType(event, 'time.chosen'), draftOf(before)];
      return (
        chosen !== null &&
        draft !== null &&
        kindOf(before) === 'time' &&
        slotsIn(draft).some(({ date, time }) => date === draft.dateTime.date && time === chosen.time)
      );
    },
    holds: ({ before, event, after }) => {
      const draft = draftOf(before);
      const time = asType(event, 'time.chosen')?.time;
      const slot = draft && slotsIn(draft).find((free) => free.date === draft.dateTime.date && free.time === time);
      return (
        slot !== undefined &&
        slot !== null &&
        after.context.draft.dateTime.date_time === slot.date_time &&
        after.context.draft.dateTime.time === time
      );
    },
  },
  {
    req: 'RB-16',
    says: 'a date or time that is not offered is never taken',
    when: ({ before, event }) => {
      const draft = draftOf(before);
      const [date, time] = [asType(event, 'date.chosen')?.date, asType(event, 'time.chosen')?.time];
      if (draft === null || (date === undefined && time === undefined)) return false;
      return !slotsIn(draft).some(
        (slot) =>
          (date === undefined || slot.date === date) &&
          (time === undefined || (slot.time === time && slot.date === draft.dateTime.date)),
      );
    },
    holds: ({ before, after }) => same(draftOf(before)?.dateTime, draftOf(after)?.dateTime),
  },
  {
    req: 'RB-16',
    says: 'the chosen time is always among fresh times that are shown',
    when: ({ after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.dateTime.date_time !== null,
    holds: ({ after }) =>
      slotsIn(after.context.draft).some(({ date_time }) => date_time === after.context.draft.dateTime.date_time),
  },
  {
    req: 'RB-16',
    says: 'times of another branch or set of services are not taken over',
    when: ({ event }) => asType(event, 'availability.changed')?.question?.locationId === 99,
    holds: ({ before, after }) => same(draftOf(before), draftOf(after)),
  },
  {
    req: 'RB-16',
    says: 'news of the times never moves the user back to another step but from where the chosen time is gone',
    when: ({ before, event }) => event.type === 'availability.changed' && isStep(kindOf(before)),
    holds: ({ before, after }) =>
      kindOf(after) === kindOf(before) || (kindOf(after) === 'time' && after.context.draft.dateTime.time === null),
  },
  {
    req: 'RB-07',
    says: 'a temporary booking is kept by its id, and dropped when it is lost',
    when: ({ before, event }) =>
      kindOf(before) === 'summary' && (event.type === 'hold.taken' || event.type === 'hold.lost'),
    holds: ({ event, after }) =>
      after.context.draft.appointment_id === (asType(event, 'hold.taken')?.appointmentId ?? null),
  },
  {
    req: 'RB-07',
    says: 'the summary takes or reads the hold for the draft as it stands',
    when: ({ before, after }) => kindOf(after) === 'summary' && kindOf(before) !== 'summary',
    holds: (step) => {
      const call = effectOf(step, 'start confirmation');
      const { appointment_id, dateTime } = step.after.context.draft;
      return (
        call !== null &&
        call.includes(`"appointmentId":${JSON.stringify(appointment_id)}`) &&
        call.includes(`"datetime":"${dateTime.date_time}"`)
      );
    },
  },
  {
    req: 'RB-07',
    says: 'the hold survives going back to edit, and is moved afterwards',
    when: ({ before, event }) =>
      draftOf(before)?.appointment_id != null &&
      isStep(kindOf(before)) &&
      [
        'back.pressed',
        'branch.chosen',
        'branch.cleared',
        'service.toggled',
        'date.chosen',
        'time.chosen',
        'step.requested',
        'next.pressed',
      ].includes(event.type),
    holds: ({ before, after }) => after.context.draft.appointment_id === draftOf(before)?.appointment_id,
  },
  {
    req: 'RB-18',
    says: 'the key of a confirm on its way is kept before it is sent',
    when: ({ before, event }) =>
      kindOf(before) === 'summary' && !isLocked(before) && event.type === 'confirmation.started',
    holds: ({ event, after }) =>
      after.context.draft.requestKey === asType(event, 'confirmation.started')?.requestKey && isLocked(after),
  },
  {
    req: 'RB-09',
    says: 'while a confirm is on its way nothing of the user changes or leaves it',
    when: ({ before, event }) =>
      isLocked(before) &&
      /^(branch|service|otherService|date|time|information|step|next|back|start)\./.test(event.type),
    holds: ({ before, after }) => isLocked(after) && same(draftOf(before), draftOf(after)),
  },
  {
    req: 'RB-10',
    says: 'a confirm that stopped can be tried again, or edited',
    when: ({ before, event }) => isLocked(before) && event.type === 'confirmation.stopped',
    holds: ({ event, after }) =>
      !isLocked(after) &&
      kindOf(after) === 'summary' &&
      after.context.draft.requestKey === asType(event, 'confirmation.stopped')?.requestKey,
  },
  {
    req: 'RB-10',
    says: 'an alternative that was taken becomes the time of the draft, and its branch the branch',
    when: ({ before, event }) => kindOf(before) === 'summary' && event.type === 'slot.replaced',
    holds: ({ event, after }) => {
      const taken = asType(event, 'slot.replaced')?.alternative;
      const { branch, dateTime } = after.context.draft;
      return (
        branch?.location_id === taken?.location_id &&
        dateTime.date_time === taken?.date_time &&
        dateTime.date === taken?.date &&
        dateTime.time === taken?.time
      );
    },
  },
  {
    req: 'RB-07',
    says: 'only the confirmation confirms, and it always does',
    when: ({ event, after }) => event.type === 'xstate.done.actor.confirmation' || kindOf(after) === 'confirmed',
    holds: ({ event, after }) => event.type === 'xstate.done.actor.confirmation' && kindOf(after) === 'confirmed',
  },
  {
    req: 'RB-07',
    says: 'after confirming the draft is empty and the list of car brands is kept',
    when: ({ after }) => kindOf(after) === 'confirmed',
    holds: ({ before, after }) =>
      isEmpty(after.context.draft) && same(after.context.draft.carBrandList, draftOf(before)?.carBrandList),
  },
  {
    req: 'RB-09',
    says: 'after confirming the chart has ended: nothing can be edited',
    when: ({ after }) => kindOf(after) === 'confirmed',
    holds: ({ after }) =>
      after.status === 'done' &&
      !after.can({ type: 'back.pressed' }) &&
      !after.can({ type: 'step.requested', step: 'branch' }) &&
      !after.can({ type: 'branch.cleared' }),
  },
  {
    req: 'RB-08',
    says: 'nothing is written before the stored draft has been read, everything after',
    holds: ({ after }) => (selectDraft(after) === null) === (kindOf(after) === 'resuming'),
  },
  {
    req: 'RB-08',
    says: 'a stored draft that cannot be used is dropped without an error, and said so',
    when: ({ event }) =>
      'output' in event && (event['output'] as { value?: { dropped?: unknown } | null }).value?.dropped === 'corrupt',
    holds: ({ after }) =>
      after.status === 'active' &&
      after.context.notice?.code === 'draft.dropped' &&
      after.context.draft.branch === null,
  },
  {
    req: 'RB-10',
    says: 'starting over empties the draft, keeps the car brands and gives the temporary booking back',
    when: ({ before, event }) =>
      event.type === 'start.over' &&
      !isLocked(before) &&
      ((isStep(kindOf(before)) && !before?.hasTag('busy')) || kindOf(before) === 'interrupted') &&
      draftOf(before)?.requestKey === null,
    holds: (step) => {
      const held = draftOf(step.before)?.appointment_id ?? null;
      const released = effectOf(step, 'start releasing');
      return (
        kindOf(step.after) === 'branch' &&
        isEmpty(step.after.context.draft) &&
        same(step.after.context.draft.carBrandList, draftOf(step.before)?.carBrandList) &&
        (held === null ? released === null : (released?.includes(held) ?? false))
      );
    },
  },
  {
    req: 'DUP-03',
    says: 'an interrupt keeps the whole draft',
    when: (step) => isInterrupting(step) && kindOf(step.after) === 'interrupted',
    holds: ({ before, after }) => same(draftOf(before), draftOf(after)),
  },
  {
    req: 'DUP-01',
    says: 'an interrupt of the confirmation is shown at once',
    when: ({ before, event }) => event.type === 'confirmation.interrupted' && kindOf(before) === 'summary',
    holds: ({ after }) => kindOf(after) === 'interrupted',
  },
  {
    req: 'RB-12',
    says: 'what is entered in the form is kept as it is',
    when: ({ before, event }) => event.type === 'information.entered' && kindOf(before) === 'information',
    holds: ({ event, after }) => {
      const entered = asType(event, 'information.entered');
      return (
        same({ ...after.context.draft.customer_data, code: 0 }, { ...entered?.customer, code: 0 }) &&
        after.context.draft.note === entered?.note
      );
    },
  },
  {
    req: 'RB-11',
    says: "the draft belongs to who is signed in, and a guest's to nobody",
    holds: ({ after }) =>
      after.context.draft.owner === (after.context.member?.code ?? '') &&
      (after.context.draft.customer_data === null ||
        after.context.draft.customer_data.code === (after.context.member?.code ?? '') ||
        after.context.draft.owner !== ''),
  },
];
