import type { ErrorName } from '#contract/errors.ts';
import type { CallName } from '#contract/calls/all.ts';
import { textOf } from '#tests/support/model/chart-text.ts';

/** A request on the wire, and what became of it. */
export interface KeyedTry {
  readonly name: CallName;
  readonly request: Readonly<Record<string, unknown>>;
  answer: 'none' | 'ok' | ErrorName;
}

/** After these the write may have been done. */
const OPEN: readonly KeyedTry['answer'][] = ['none', 'unavailable', 'internal'];
/** These come before any work, and say nothing of an earlier try. */
const UNBEGUN: readonly KeyedTry['answer'][] = ['tooManyRequests', 'duplicateLogin', 'pleaseLogIn'];

const keyOf = ({ request }: KeyedTry) => request['request_key'];
const withoutKey = ({ request: { request_key: _key, ...request } }: KeyedTry) => textOf(request);

const isOpen = ({ answer }: KeyedTry, isRepeat: boolean) =>
  OPEN.includes(answer) || (isRepeat && UNBEGUN.includes(answer));

/**
 * What is wrong with the key of a write, given all that was sent before it: one whose outcome is not known is sent again with its key, and
 * anything else with a new one.
 */
export function keyFaultOf(before: readonly KeyedTry[], next: KeyedTry): string | null {
  const key = keyOf(next);
  if (key === undefined) return null;
  const same = before.filter((each) => each.name === next.name && withoutKey(each) === withoutKey(next));
  const last = same.at(-1);
  const isRepeat = last !== undefined && same.some((each) => each !== last && keyOf(each) === keyOf(last));
  if (last && isOpen(last, isRepeat))
    return keyOf(last) === key ? null : `${next.name} is sent again with a new key, so it could be done twice`;
  const isUsed = before.some((each) => each.answer === 'ok' && keyOf(each) === key);
  return isUsed ? `${next.name} is sent with the key of a write that was answered` : null;
}
