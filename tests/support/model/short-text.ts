import { createHash } from 'node:crypto';
import type { AnyEventObject } from 'xstate';
import { eventName, textOf } from './chart-text.ts';

const LONGEST = 64;

function shortened(json: string): string {
  const text = json.replace(/"(\w+)":/g, '$1:');
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST - 16)}…#${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
}

/** Like `textOf`, shortened for readers; a hash tells long ones apart. */
export const shortText = (value: unknown): string => shortened(textOf(value));

/** An effect with its payload shortened for readers. */
export const shortEffect = (effect: string): string => effect.replace(/[[{].*[\]}]/, shortened);

const payloadText = (payload: object) => (Object.keys(payload).length === 0 ? '' : ` ${shortText(payload)}`);

export function eventText(event: AnyEventObject): string {
  const {
    type,
    output,
    error: _error,
    actorId: _actorId,
    ...payload
  } = event as AnyEventObject & Record<string, unknown>;
  if (type.startsWith('xstate.done.actor.')) return `${eventName(event)} ${shortText(output)}`;
  return type.startsWith('xstate.') ? eventName(event) : `${type}${payloadText(payload)}`;
}

/** The parts of the context that a step has changed, with their new values. */
export function changesText(before: object | null, after: object): string {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after))];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => textOf(was.get(key)) !== textOf(is.get(key)),
  );
  return changed.length === 0 ? '' : ` {${changed.map((key) => `${key}: ${shortText(is.get(key))}`).join(', ')}}`;
}
