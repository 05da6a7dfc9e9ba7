import { idsOf } from '#machines/shared/booking-choices.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { asType, draftOf, effectOf, isStep, kindOf, same, type Step } from './readings.ts';

const tells = ({ effects }: Step, what: string) =>
  effects.some((effect) => effect.startsWith('tell availability') && effect.includes(what));

/** Whether times are being looked at: where they are chosen, and while the form is filled in. */
const looks = (kind: string | null) => kind === 'time' || kind === 'information';
/** The steps in which something is chosen or entered. */
const isEdited = (kind: string | null) => isStep(kind) && kind !== 'summary';

/** What free times must be of, to be those of the draft; of nothing, while a branch or a service is missing. */
const question = (step: Step) => {
  const draft = draftOf(step.before);
  if (draft === null || draft.branch === null || draft.services.length === 0) return null;
  const { branch, services, appointmentId } = draft;
  return { locationId: branch.locationId, hours: totalHours(services), leadDays: leadDays(services), appointmentId };
};

export const askingRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-16',
    says: 'the times are loaded anew when the steps are come to, beginning with those that are known, and not while one goes about in them',
    when: ({ before, after }) => isEdited(kindOf(after)) && before !== null,
    holds: (step) => {
      const begun = effectOf(step, 'start availability');
      if (isEdited(kindOf(step.before))) return begun === null && effectOf(step, 'stop availability') === null;
      const { days } = step.after.context.draft;
      const { closedDays } = step.before?.context.offer ?? {};
      if (begun === null) return false;
      return days.length === 0
        ? begun.includes('"lastGood":null')
        : begun.includes(`"lastGood":{"days":[{"date":"${days[0]?.date}"`) &&
            begun.includes(`"closedDays":${JSON.stringify(closedDays)}`);
    },
  },
  {
    req: 'RB-16',
    says: 'whether times are looked at is told: at the time and in the form, and not in a tab that was left',
    when: ({ before, after }) => isEdited(kindOf(before)) && isEdited(kindOf(after)),
    holds: (step) => {
      const [was, is] = [kindOf(step.before), kindOf(step.after)];
      if (was !== is) return tells(step, 'times.shown') === looks(is) && tells(step, 'times.hidden') === looks(was);
      if (step.event.type === 'tab.left') return tells(step, 'times.hidden') === looks(is);
      if (step.event.type === 'tab.returned')
        return tells(step, 'times.shown') === looks(is) && tells(step, 'refresh.requested') === looks(is);
      return !tells(step, 'times.shown') && !tells(step, 'times.hidden');
    },
  },
  {
    req: 'RB-16',
    says: 'only times of the branch, the services and the hold of the draft are taken over',
    when: ({ before, event }) => event.type === 'availability.changed' && isEdited(kindOf(before)),
    holds: (step) => {
      const report = asType(step.event, 'availability.changed');
      const isOurs = same(question(step), report?.question);
      const { freshness, message } = step.after.context.offer;
      return isOurs
        ? freshness === report?.freshness && message === report.message
        : same(draftOf(step.before), draftOf(step.after));
    },
  },
  {
    req: 'RB-16',
    says: 'a time that is gone is named with its date, whatever else is offered',
    when: ({ after }) => after.context.notice?.code === 'time.lost',
    holds: ({ before, after }) => {
      const { notice } = after.context;
      const slot = before?.context.notice?.code === 'time.lost' ? null : draftOf(before)?.slot;
      return slot == null || same(notice, { code: 'time.lost', date: slot.date, time: slot.time });
    },
  },
  {
    req: 'RB-04',
    says: 'a move to another branch is chosen at the time and nowhere else',
    when: ({ before, event }) => event.type === 'branchMove.chosen' && kindOf(before) !== 'time',
    holds: ({ before, after }) => same(before?.value, after.value) && same(draftOf(before), draftOf(after)),
  },
  {
    req: 'RB-07',
    says: 'the list of car brands that came is kept with the draft, and its keywords',
    when: ({ before, event }) => isStep(kindOf(before)) && /^(carBrands|branchKeywords)\.loaded$/.test(event.type),
    holds: ({ event, after }) => {
      const { carBrands, branchKeywords } = after.context.draft;
      const [brands, keywords] = [asType(event, 'carBrands.loaded'), asType(event, 'branchKeywords.loaded')];
      return brands ? same(carBrands, brands.brands) : same(branchKeywords, keywords?.keywords);
    },
  },
  {
    req: 'RB-10',
    says: 'after starting over nothing is said, noted or wished any more',
    when: ({ before, event, after }) =>
      event.type === 'restart.requested' && kindOf(after) === 'branch' && isStep(kindOf(before)),
    holds: ({ after: { context } }) =>
      [context.notice, context.wish, context.openedStep].every((value) => value === null) &&
      context.draft.note === '' &&
      context.draft.otherService === '' &&
      idsOf(context.draft.services).length === 0,
  },
  {
    req: 'RB-10',
    says: 'a hold is given back once; with an answer or without, one goes on choosing',
    when: ({ before }) => before?.matches({ editing: { choosingBranch: 'releasing' } }) ?? false,
    holds: (step) => effectOf(step, 'start releasing') === null || step.event.type === 'restart.requested',
  },
];
