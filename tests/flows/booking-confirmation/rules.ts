import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';
import { confirmRules } from './confirm.rules.ts';
import { holdRules } from './hold.rules.ts';
import { listRules } from './list.rules.ts';
import { reportRules } from './report.rules.ts';
import { isTrouble, itemsOf, same, screenOf, STAGES, toldIn } from './readings.ts';

export const rules: RulesOf<typeof bookingConfirmationMachine> = [
  everyCallIsLimited('RB-16'),
  {
    req: 'RB-07',
    says: 'every change of the state is told, by the one report and with its stage',
    when: ({ before, after }) => screenOf(before) !== screenOf(after) && screenOf(after) !== 'confirmed',
    holds: (step) => {
      const { screen } = { screen: screenOf(step.after) };
      return screen !== null && screen !== 'confirmed' && toldIn(step)?.stage === STAGES[screen];
    },
  },
  {
    req: 'RB-07',
    says: 'whatever a draft must keep is told with the step that changes it: the temporary booking, another slot, a code, the key',
    when: ({ before, after }) =>
      before !== null && screenOf(after) !== 'confirmed' && !same(keptIn(before), keptIn(after)),
    holds: (step) => {
      const told = toldIn(step);
      const items = told?.items.map(({ subject, appointmentId, replacement, confirmation }) => ({
        subject,
        appointmentId,
        replacement,
        confirmation,
      }));
      return same({ items, requestKey: told?.requestKey }, keptIn(step.after));
    },
  },
  {
    req: 'DUP-01',
    says: 'a confirm that is on its way when the session ends waits for its own answer, and every other state stays as it is',
    when: ({ before, event }) => before !== null && event.type === 'session.superseded',
    holds: (step) => screenOf(step.after) === screenOf(step.before) && step.effects.length === 0,
  },
  {
    req: 'RB-16',
    says: 'a refused call, a fault or silence loses nothing of any draft and leaves a way on',
    when: isTrouble,
    holds: ({ before, after }) =>
      same(withoutRefusals(itemsOf(before)), withoutRefusals(itemsOf(after))) &&
      after.status === 'active' &&
      (after.can({ type: 'retry.requested' }) ||
        after.can({ type: 'confirm.requested', requestKey: 'x' }) ||
        screenOf(after) === 'slotLost'),
  },
  ...holdRules,
  ...confirmRules,
  ...listRules,
  ...reportRules,
];

function keptIn({ context: { items, requestKey } }: Parameters<typeof screenOf>[0] & object) {
  return {
    items: items.map(({ subject, appointmentId, replacement, confirmation }) => ({
      subject,
      appointmentId,
      replacement,
      confirmation,
    })),
    requestKey,
  };
}

function withoutRefusals(items: ReturnType<typeof itemsOf>) {
  return items.map((item) => ({ ...item, refusal: null }));
}
