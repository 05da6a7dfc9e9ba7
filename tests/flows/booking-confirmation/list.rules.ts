import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import type { Alternative } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  answersTo,
  askedBy,
  codeOf,
  confirmIn,
  itemsOf,
  same,
  screenOf,
  starts,
  those,
  toldIn,
  type OfOne,
} from './readings.ts';

const others = (snapshot: Parameters<typeof itemsOf>[0], { subject }: OfOne) =>
  itemsOf(snapshot)
    .filter((item) => item.subject !== subject)
    .map((item) => ({ ...item, refusal: null }));

export const listRules: RulesOf<typeof bookingConfirmationMachine> = [
  {
    req: 'RB-07',
    says: 'what is confirmed stands: it is never asked about again, and nothing about it changes',
    when: ({ before }) => those(before, 'confirmed').length > 0,
    holds: (step) => {
      const confirmed = those(step.before, 'confirmed');
      const asked = [
        ...(askedBy(step, 'holding') ?? []),
        ...(askedBy(step, 'reading') ?? []),
        ...(askedBy(step, 'extending') ?? []),
        ...(confirmIn(step)?.items ?? []),
      ];
      return (
        asked.every(({ subject }) => !confirmed.includes(subject)) &&
        confirmed.every((subject) =>
          same(
            itemsOf(step.before).find((item) => item.subject === subject),
            itemsOf(step.after).find((item) => item.subject === subject),
          ),
        )
      );
    },
  },
  {
    req: 'RB-10',
    says: 'a slot that is lost is said with the alternatives of its own answer, at once or after what has to be asked before',
    when: (step) =>
      [...answersTo('holding', step), ...answersTo('confirming', step)].some((each) => codeOf(each) === 'slotLost'),
    holds: (step) =>
      (screenOf(step.after) === 'slotLost' || starts(step)) &&
      step.after.context.requestKey === null &&
      [...answersTo('holding', step), ...answersTo('confirming', step)].every((each) => {
        if (codeOf(each) !== 'slotLost') return true;
        const item = itemsOf(step.after).find(({ subject }) => subject === each.subject);
        const { alternatives } = each.answer.failure as { readonly alternatives?: readonly Alternative[] };
        return same(item?.alternatives, alternatives) && item?.deadline === null && !item.holdIsCurrent;
      }),
  },
  {
    req: 'RB-10',
    says: 'only an alternative that was offered to this one is taken, and it is told; the others stay as they are',
    when: ({ event }) => event.type === 'alternative.chosen',
    holds: (step) => {
      const event: OfOne = step.event;
      const before = itemsOf(step.before).find(({ subject }) => subject === event.subject);
      const after = itemsOf(step.after).find(({ subject }) => subject === event.subject);
      const isOffered =
        screenOf(step.before) === 'slotLost' &&
        before?.alternatives?.some(({ startsAt }) => startsAt === event.alternative?.startsAt) === true;
      if (!same(others(step.before, event), others(step.after, event))) return false;
      if (!isOffered) return same(before, after) && step.effects.length === 0;
      return (
        after?.item.startsAt === event.alternative?.startsAt &&
        after?.alternatives === null &&
        toldIn(step)?.items.some(
          ({ subject, replacement }) => subject === event.subject && same(replacement, event.alternative),
        ) === true
      );
    },
  },
  {
    req: 'RB-10',
    says: 'while one is lost nothing is held or confirmed; once none is, what has no hold is asked for at once',
    when: ({ before, event }) =>
      screenOf(before) === 'slotLost' && (event.type === 'alternative.chosen' || event.type === 'item.left'),
    holds: (step) => {
      if (those(step.after, 'lost').length > 0) return screenOf(step.after) === 'slotLost' && !askedBy(step, 'holding');
      const unheld = those(step.after, 'notHeld');
      return same(askedBy(step, 'holding')?.map(({ subject }) => subject) ?? [], unheld);
    },
  },
  {
    req: 'RB-10',
    says: 'whenever nothing is on its way a lost slot is shown, unless something else could not be held',
    when: ({ after }) => those(after, 'lost').length > 0 && !after.hasTag('busy'),
    holds: ({ after }) => ['slotLost', 'notHeld', 'holdUnknown'].includes(screenOf(after) ?? ''),
  },
  {
    req: 'RB-10',
    says: 'only what has no slot can be left out, and never the last; the others stay as they are',
    when: ({ event }) => event.type === 'item.left',
    holds: (step) => {
      const event: OfOne = step.event;
      const places = ['slotLost', 'notHeld', 'expired'];
      const may =
        places.includes(screenOf(step.before) ?? '') &&
        itemsOf(step.before).length > 1 &&
        those(step.before, 'lost', 'notHeld').includes(event.subject ?? '');
      if (!may) return same(itemsOf(step.before), itemsOf(step.after)) && step.effects.length === 0;
      return (
        itemsOf(step.after).every(({ subject }) => subject !== event.subject) &&
        same(others(step.before, event), others(step.after, event))
      );
    },
  },
  {
    req: 'RB-16',
    says: 'where something has no hold it can be asked for again, and what is left without it goes on when it is left out',
    when: ({ after }) => screenOf(after) === 'notHeld' || screenOf(after) === 'expired',
    holds: ({ after }) =>
      after.can({ type: 'retry.requested' }) &&
      those(after, 'notHeld', 'lost').length > 0 &&
      those(after, 'notHeld').every(
        (subject) => itemsOf(after).length === 1 || after.can({ type: 'item.left', subject }),
      ),
  },
];
