import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { confirmedBy, answersTo, itemsOf, same, screenOf, starts, toldIn, type OfOne } from './readings.ts';

/** Which service each state asks. */
const ASKS = [
  ['checkingHold', 'reading', 'readHolds'],
  ['takingHold', 'holding', 'holdAppointments'],
  ['confirming', 'confirming', 'confirmAppointments'],
] as const;

/** What is told of the drafts, and what they begin with. */
export const reportRules: RulesOf<typeof bookingConfirmationMachine> = [
  {
    req: 'RB-07',
    says: 'a confirmation begins with nothing refused, lost or confirmed; it knows a key only of drafts that are all held, and then asks for its outcome',
    when: ({ before }) => before === null,
    holds: ({ after: { context } }) =>
      context.notice === null &&
      context.refusal === null &&
      !context.isSessionOver &&
      context.isRepeat === (context.requestKey !== null) &&
      (context.requestKey !== null
        ? context.items.every(({ holdIsCurrent }) => holdIsCurrent)
        : !context.isOfEarlierSignIn) &&
      context.items.every(
        ({ refusal, alternatives, replacement, confirmation, deadline, extension }) =>
          same([refusal, alternatives, replacement, confirmation, deadline], [null, null, null, null, null]) &&
          extension === 'none',
      ),
  },
  {
    req: 'RB-07',
    says: 'each state that asks asks its own service, with what was refused before forgotten',
    when: (step) => ASKS.some(([screen]) => screenOf(step.after) === screen) && starts(step),
    holds: ({ after, effects }) => {
      const [, call, service] = ASKS.find(([screen]) => screenOf(after) === screen) ?? [];
      return (
        effects.some((effect) => effect.startsWith(`start ${call} `) && effect.endsWith(` by ${service}`)) &&
        after.context.refusal === null &&
        after.context.notice === null &&
        after.context.items.every(({ refusal }) => refusal === null)
      );
    },
  },
  {
    req: 'RB-07',
    says: 'a report has of each draft what it holds, what is offered instead, why it was refused, and the earliest end of a hold',
    when: (step) => toldIn(step) !== null,
    holds: (step) => {
      const { items, refusal: ofCall } = step.after.context;
      const told = toldIn(step);
      const ends = items.flatMap(({ confirmation, deadline }) =>
        confirmation === null && deadline !== null ? [deadline] : [],
      );
      return (
        told?.type === 'confirmation.changed' &&
        told.deadline === (ends.length === 0 ? null : Math.min(...ends)) &&
        same(
          told.items.map(({ heldItem, alternatives, refusal }) => ({ heldItem, alternatives, refusal })),
          items.map(({ item, holdIsCurrent, alternatives, refusal, confirmation }) => ({
            heldItem: holdIsCurrent ? item : null,
            alternatives,
            refusal: confirmation === null ? (refusal ?? ofCall) : null,
          })),
        )
      );
    },
  },
  {
    req: 'RB-16',
    says: 'a refusal of a whole call is kept with its words, except while the outcome of a confirm is unknown',
    when: ({ event, after }) =>
      'output' in event &&
      (event.output as { readonly kind?: string }).kind === 'failed' &&
      screenOf(after) !== 'outcomeUnknown',
    holds: ({ event, after }) =>
      'output' in event && same(after.context.refusal, (event.output as { readonly failure: unknown }).failure),
  },
  {
    req: 'RB-10',
    says: 'another slot changes branch and time of its draft and nothing else of what is booked',
    when: ({ before, event }) => event.type === 'alternative.chosen' && screenOf(before) === 'slotLost',
    holds: ({ before, event, after }) => {
      const { subject, alternative }: OfOne = event;
      const find = (snapshot: typeof before) => itemsOf(snapshot).find((each) => each.subject === subject);
      const [was, is] = [find(before), find(after)];
      if (was === undefined || is === undefined || is.replacement === was.replacement) return true;
      const { locationId, startsAt } = alternative ?? {};
      return same(is.item, { ...was.item, locationId, startsAt }) && is.alternatives === null;
    },
  },
  {
    req: 'DUP-01',
    says: 'that the session has ended is known from then on',
    when: ({ event }) => event.type === 'session.superseded',
    holds: ({ after }) => after.context.isSessionOver,
  },
  {
    req: 'RB-07',
    says: 'what an answer confirms has its code, no end and no extension any more',
    when: (step) => ['confirming', 'reading'].some((call) => answersTo(call, step).some((each) => confirmedBy(each))),
    holds: ({ after }) =>
      itemsOf(after).every(
        ({ confirmation, deadline, expiresAt, extension, holdIsCurrent }) =>
          confirmation === null || (same([deadline, expiresAt, extension], [null, null, 'none']) && holdIsCurrent),
      ),
  },
];
