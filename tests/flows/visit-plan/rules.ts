import type { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import { selectScreen, type VisitPlanSnapshot } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { VisitPlanOutcome } from '#machines/visit-plan/visit-plan.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';

const screenOf = (snapshot: VisitPlanSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const outcomeIn = (event: object) => ('output' in event ? (event.output as VisitPlanOutcome) : null);
const asks = (effects: readonly string[]) => effects.some((effect) => effect.startsWith('start '));

export const rules: RulesOf<typeof visitPlanMachine> = [
  {
    req: 'CONT-09',
    says: 'the list is asked for at once, and again only when the person wishes it',
    when: ({ before, effects }) => before === null || asks(effects),
    holds: ({ event, after, effects }) =>
      (event.type === 'start' || event.type === 'retry.requested') && screenOf(after) === 'loading' && asks(effects),
  },
  {
    req: 'CONT-09',
    says: 'what was answered is shown, and nothing else',
    when: ({ event, after }) => outcomeIn(event)?.kind === 'ok' || screenOf(after) === 'shown',
    holds: ({ before, event, after }) => {
      const outcome = outcomeIn(event);
      if (outcome?.kind !== 'ok') return screenOf(before) === 'shown' && before?.context.items === after.context.items;
      return screenOf(after) === 'shown' && after.context.items === outcome.value;
    },
  },
  {
    req: 'CONT-09',
    says: 'a list that was refused or lost can be asked for again',
    when: ({ event }) => event.type.startsWith('xstate.') && outcomeIn(event)?.kind !== 'ok',
    holds: ({ after }) => screenOf(after) === 'failed' && after.can({ type: 'retry.requested' }),
  },
];
