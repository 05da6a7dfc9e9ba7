import { textOf } from '#tests/support/model/chart-text.ts';
import type { Cause } from './causes.ts';
import { outcomeOf } from './outcome.ts';
import type { Choice, EventChoices, Possible } from './possible.ts';
import { isRefused } from './run.ts';

/** Whether a step that is taken changes neither the state nor the context, and asks for nothing. */
export function isIdle({ leads: { step } }: Choice): boolean {
  const { before, after, effects } = step;
  return effects.length === 0 && textOf([before?.value, before?.context]) === textOf([after.value, after.context]);
}

const isAllIdle = ({ taken }: EventChoices) => taken.every(isIdle);

/** The events of one who causes them: those that change something first, those that are only refused last. */
export function eventsBy({ events }: Possible, ...causes: readonly Cause[]): EventChoices[] {
  const weight = (event: EventChoices) => (event.taken.length === 0 ? 2 : isAllIdle(event) ? 1 : 0);
  return events.filter(({ cause }) => causes.includes(cause)).toSorted((one, other) => weight(one) - weight(other));
}

/** All choices in the order in which the panel shows them; the end of a wait is shown twice, at its service and among the delays. */
export function choicesOf(possible: Possible): Choice[] {
  const samplesOf = (events: readonly EventChoices[]) => events.flatMap(({ taken, refused }) => [...taken, ...refused]);
  return [
    ...samplesOf(eventsBy(possible, 'person')),
    ...possible.services.flatMap(({ outcomes, limit }) => [...outcomes, ...(limit?.isNext ? [limit.choice] : [])]),
    ...(possible.duplicateLogin ? samplesOf([possible.duplicateLogin]) : []),
    ...possible.delays.filter(({ isNext }) => isNext).map(({ choice }) => choice),
    ...samplesOf(eventsBy(possible, 'child')),
    ...samplesOf(eventsBy(possible, 'server', 'elsewhere')),
  ];
}

const leadsOn = ({ leads }: Choice) => leads.from.join(' ') !== leads.to.join(' ');

/** What most likely comes next: what leads on, the person's first, then a good answer, then a delay. */
export function likelyNext(possible: Possible): Choice | null {
  const taken = [...new Set(choicesOf(possible))].filter((choice) => !isRefused(choice.leads) && !isIdle(choice));
  const isGood = ({ happening: { event } }: Choice) => outcomeOf(event).tone === 'success';
  return (
    taken.find((choice) => choice.happening.cause === 'person' && leadsOn(choice)) ??
    taken.find((choice) => choice.happening.child !== null && isGood(choice)) ??
    taken.find(({ happening }) => happening.cause === 'person') ??
    taken.find(({ happening }) => happening.cause === 'time') ??
    taken[0] ??
    null
  );
}
