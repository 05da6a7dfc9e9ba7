import type { availabilityMachine } from '#machines/availability/availability.machine.ts';
import { selectScreen, type AvailabilitySnapshot } from '#machines/availability/availability.selectors.ts';
import type { ListingOutcome, OfferedDays } from '#machines/availability/availability.types.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited, isLimited } from '#tests/support/model/rules-of-calls.ts';

const screenOf = (snapshot: AvailabilitySnapshot | null) => snapshot && selectScreen(snapshot);
const kindOf = (snapshot: AvailabilitySnapshot | null) => screenOf(snapshot)?.screen ?? null;
const markOf = (snapshot: AvailabilitySnapshot | null) => {
  const screen = screenOf(snapshot);
  return screen?.screen === 'times' ? screen.freshness : null;
};
const asks = (effects: readonly string[]) => effects.some((effect) => effect.startsWith('start '));
const tells = (effects: readonly string[], text: string) =>
  effects.some((effect) => effect.startsWith('tell ') && effect.includes(text));
const toldIn = (effects: readonly string[]) => effects.filter((effect) => effect.startsWith('tell '));
const outcomeIn = (event: object) => ('output' in event ? (event.output as ListingOutcome) : null);
const answerIn = (event: object) => outcomeIn(event)?.kind ?? null;
const messageIn = (event: object) => {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'failed' ? outcome.failure.message : null;
};
const NO_DAYS: OfferedDays = { days: [], closedDays: [], serverNow: null };
const isFailure = (event: { readonly type: string }) =>
  event.type.startsWith('xstate.error') ||
  event.type.startsWith('xstate.after.answerTimeLimit') ||
  answerIn(event) === 'failed';

export const rules: RulesOf<typeof availabilityMachine> = [
  everyCallIsLimited('RB-16'),
  {
    req: 'RB-16',
    says: 'times that were kept are shown from the start and asked again; without them they are asked, if there is a question',
    when: ({ before }) => before === null,
    holds: ({ after, effects }) => {
      const { question, lastGood } = after.context;
      if (question === null) return kindOf(after) === 'nothingAsked' && !asks(effects);
      return asks(effects) && (lastGood === null ? kindOf(after) === 'loading' : markOf(after) === 'refreshing');
    },
  },
  {
    req: 'RB-16',
    says: 'the parent is told of the question that stands, with its last good times and no others',
    when: ({ effects }) => toldIn(effects).length > 0,
    holds: ({ after: { context }, effects }) =>
      toldIn(effects).every((effect) => {
        const { freshness, ...told } = JSON.parse(effect.slice(effect.indexOf('{'))) as Record<string, unknown>;
        const { question, message, lastGood } = context;
        const known = { type: 'availability.changed', question, message, ...(lastGood ?? NO_DAYS) };
        return typeof freshness === 'string' && textOf(told) === textOf(known);
      }),
  },
  {
    req: 'RB-16',
    says: 'times are in view from when they are shown until they are hidden',
    holds: ({ before, event, after }) =>
      after.context.shown ===
      (event.type === 'times.shown' || (event.type !== 'times.hidden' && before !== null && before.context.shown)),
  },
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
    req: 'CONT-09',
    says: 'what failed without times is asked again when the person wants it, or sees it again',
    when: ({ before, event }) => kindOf(before) === 'failed' && /^(refresh\.requested|times\.shown)$/.test(event.type),
    holds: ({ after, effects }) => kindOf(after) === 'loading' && asks(effects),
  },
  {
    req: 'RB-05',
    says: 'an answer is told to the parent, fresh, and never asked again by itself',
    when: ({ event }) => answerIn(event) === 'ok',
    holds: ({ event, after, effects }) => {
      const outcome = outcomeIn(event);
      return (
        outcome?.kind === 'ok' &&
        after.context.lastGood === outcome.value &&
        markOf(after) === 'fresh' &&
        tells(effects, '"freshness":"fresh"') &&
        !asks(effects)
      );
    },
  },
  {
    req: 'RB-16',
    says: 'times that have come, or are stale in view, are left for a minute, and no longer',
    when: ({ before, after }) =>
      before?.value !== after.value && (after.value === 'loaded' || (after.value === 'stale' && after.context.shown)),
    holds: (step) => isLimited(step, 60_000, 'refreshInterval'),
  },
  {
    req: 'RB-16',
    says: 'times in view for a minute are asked again, times out of view are not',
    when: ({ before, event }) => event.type.startsWith('xstate.after.refreshInterval') && before !== null,
    holds: ({ before, effects }) => asks(effects) === before?.context.shown,
  },
  {
    req: 'RB-16',
    says: 'times that grew a minute old out of view, or are stale, are asked again as soon as they are seen',
    when: ({ before, event }) =>
      event.type === 'times.shown' && (before?.value === 'ageing' || markOf(before) === 'stale'),
    holds: ({ before, after, effects }) =>
      markOf(after) === 'refreshing' && asks(effects) && after.context.lastGood === before?.context.lastGood,
  },
  {
    req: 'RB-16',
    says: 'times grow old out of view without being taken away or called stale',
    when: ({ before, event }) =>
      event.type.startsWith('xstate.after.refreshInterval') && before?.value === 'loaded' && !before.context.shown,
    holds: ({ before, after }) =>
      after.value === 'ageing' && markOf(after) === 'fresh' && after.context.lastGood === before?.context.lastGood,
  },
  {
    req: 'RB-16',
    says: 'asking again keeps the times on the screen',
    when: ({ before, event }) =>
      event.type === 'refresh.requested' && markOf(before) !== null && before?.context.question !== null,
    holds: ({ before, after, effects }) =>
      markOf(after) === 'refreshing' &&
      (markOf(before) === 'refreshing' || tells(effects, '"freshness":"refreshing"')) &&
      after.context.lastGood === before?.context.lastGood,
  },
  {
    req: 'API-02',
    says: 'a refused question tells what the server says of it',
    when: ({ event }) => answerIn(event) === 'failed',
    holds: ({ event, after, effects }) =>
      after.context.message === messageIn(event) && tells(effects, `"message":${JSON.stringify(messageIn(event))}`),
  },
  {
    req: 'API-02',
    says: 'nothing is left of the words of a refusal once there is another question, an answer, or a try that fails otherwise',
    when: ({ before, event }) =>
      before === null ||
      event.type === 'question.asked' ||
      answerIn(event) === 'ok' ||
      (isFailure(event) && answerIn(event) === null),
    holds: ({ after }) => after.context.message === null,
  },
];
