import type { availabilityMachine } from '#machines/availability/availability.machine.ts';
import { selectScreen, type AvailabilitySnapshot } from '#machines/availability/availability.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';

const screenOf = (snapshot: AvailabilitySnapshot | null) => snapshot && selectScreen(snapshot);
const kindOf = (snapshot: AvailabilitySnapshot | null) => screenOf(snapshot)?.screen ?? null;
const markOf = (snapshot: AvailabilitySnapshot | null) => {
  const screen = screenOf(snapshot);
  return screen?.screen === 'times' ? screen.freshness : null;
};
const asks = (effects: readonly string[]) => effects.some((effect) => effect.startsWith('start '));
const tells = (effects: readonly string[], text: string) =>
  effects.some((effect) => effect.startsWith('tell ') && effect.includes(text));
const answerIn = (event: object) => ('output' in event ? (event.output as { readonly kind: string }).kind : null);
const isFailure = (event: { readonly type: string }) =>
  event.type.startsWith('xstate.error') ||
  event.type.startsWith('xstate.after.answerTimeLimit') ||
  answerIn(event) === 'failed';

export const rules: RulesOf<typeof availabilityMachine> = [
  everyCallIsLimited('RB-16'),
  {
    req: 'RB-06',
    says: 'nothing is asked without a question, and every call carries the question that stands',
    when: ({ effects }) => asks(effects),
    holds: ({ after, effects }) =>
      after.context.question !== null &&
      effects.some((effect) => effect.includes(`"locationId":${after.context.question?.locationId}`)),
  },
  {
    req: 'RB-04',
    says: 'a new question drops the times of the old one and asks anew',
    when: ({ event }) => event.type === 'question.asked' && 'question' in event && event['question'] !== null,
    holds: ({ after, effects }) =>
      after.context.lastGood === null &&
      kindOf(after) === 'loading' &&
      asks(effects) &&
      tells(effects, '"freshness":"loading"'),
  },
  {
    req: 'RB-16',
    says: 'no times are shown without a question',
    when: ({ event }) => event.type === 'question.asked' && 'question' in event && event['question'] === null,
    holds: ({ after, effects }) =>
      kindOf(after) === 'nothingAsked' &&
      after.context.lastGood === null &&
      !asks(effects) &&
      tells(effects, '"freshness":"none"'),
  },
  {
    req: 'RB-16',
    says: 'a failed try never takes away the last good times, and marks them',
    when: ({ before, event }) => isFailure(event) && before?.context.lastGood !== null && before !== null,
    holds: ({ before, after, effects }) =>
      after.context.lastGood === before?.context.lastGood &&
      markOf(after) === 'stale' &&
      tells(effects, '"freshness":"stale"'),
  },
  {
    req: 'CONT-09',
    says: 'a failed try without times says so, and can be asked again',
    when: ({ before, event }) => isFailure(event) && before?.context.lastGood === null,
    holds: ({ after, effects }) =>
      kindOf(after) === 'failed' && after.can({ type: 'refresh.requested' }) && tells(effects, '"freshness":"failed"'),
  },
  {
    req: 'RB-05',
    says: 'an answer is told to the parent, fresh, and never asked again by itself',
    when: ({ event }) => answerIn(event) === 'ok',
    holds: ({ after, effects }) => markOf(after) === 'fresh' && tells(effects, '"freshness":"fresh"') && !asks(effects),
  },
  {
    req: 'RB-16',
    says: 'times in view for a minute are asked again, times out of view are not',
    when: ({ before, event }) => event.type.startsWith('xstate.after.refreshInterval') && before !== null,
    holds: ({ before, effects }) => asks(effects) === before?.context.shown,
  },
  {
    req: 'RB-16',
    says: 'asking again keeps the times on the screen',
    when: ({ before, event }) =>
      event.type === 'refresh.requested' && markOf(before) !== null && before?.context.question !== null,
    holds: ({ before, after }) => markOf(after) === 'refreshing' && after.context.lastGood === before?.context.lastGood,
  },
  {
    req: 'API-02',
    says: 'a refused question tells what the server says of it',
    when: ({ event }) => answerIn(event) === 'failed',
    holds: ({ event, effects }) =>
      'output' in event &&
      tells(
        effects,
        `"message":${JSON.stringify((event.output as { readonly failure: { readonly message: string } }).failure.message)}`,
      ),
  },
];
