import type { Step } from '#tests/support/model/chart-step.ts';

const TELLING: readonly string[] = ['kind', 'reason', 'result', 'status', 'outcome'];

/** What tells an outcome from the others of its call. */
function tellingIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (TELLING.includes(name) && (typeof part === 'string' || typeof part === 'number')) return [String(part)];
    return name === 'message' && part === '' ? ['without words'] : tellingIn(part);
  });
}

/**
 * For a walk on the wire, beside each transition: every kind of outcome of every call, since an adapter may confuse two that lead on alike; and
 * the pause after which nothing is asked again by itself, because the session has ended.
 */
export function alsoWalked({ before, event }: Step): string | null {
  const [, how, child = ''] = /^xstate\.(done\.actor|after)\.([^.]+)/.exec(event.type) ?? [];
  if (how === 'done.actor') return `${child} answers ${[...new Set(tellingIn(event['output']))].join(' ')}`;
  const isOver = (before?.context as { readonly isSessionOver?: boolean } | undefined)?.isSessionOver === true;
  return how === 'after' && child === 'recheckPause' && isOver
    ? 'nothing is sent again after the session has ended'
    : null;
}
