import type { AnyMachineSnapshot } from 'xstate';
import type { Step } from '#tests/support/model/chart-step.ts';

const TELLING: readonly string[] = ['kind', 'reason', 'result', 'status', 'outcome', 'state', 'code', 'extension'];

/** What tells an outcome from the others of its call. */
function tellingIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (TELLING.includes(name) && (typeof part === 'string' || typeof part === 'number')) return [String(part)];
    return name === 'message' && part === '' ? ['without words'] : tellingIn(part);
  });
}

interface Awaiting {
  readonly isSessionOver?: boolean;
  readonly isUnanswered?: boolean;
}
const contextOf = (snapshot: AnyMachineSnapshot | null): Awaiting => (snapshot?.context as Awaiting | undefined) ?? {};

/** Something was sent before and not answered, so that the next try repeats it. */
export const isUnanswered = (snapshot: AnyMachineSnapshot | null): boolean => contextOf(snapshot).isUnanswered === true;

/**
 * For a walk on the wire, beside each transition: every kind of outcome of every call, since an adapter may confuse two that lead on alike; a
 * repeat that is not answered either; and the pause after which nothing is asked again by itself, because the session has ended.
 */
export function alsoWalked(step: Step): string | null {
  const [, how, child = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(step.event.type) ?? [];
  if (how === 'done.actor') return `${child} answers ${[...new Set(tellingIn(step.event['output']))].join(' ')}`;
  if (how === 'error.actor')
    return isUnanswered(step.before) ? `${child} is refused before it says what became of the first` : null;
  const isOver = how === 'after' && child === 'recheckPause' && contextOf(step.before).isSessionOver === true;
  return isOver ? 'nothing is sent again after the session has ended' : null;
}
