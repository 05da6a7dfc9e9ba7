import { createHash } from 'node:crypto';
import type { AnyEventObject, StateValue } from 'xstate';

const isCallable = (value: object, method: string) =>
  method in value && typeof Reflect.get(value, method) === 'function';

function plain(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return '<error>';
  if ('xstate$$type' in value || (isCallable(value, 'send') && isCallable(value, 'getSnapshot'))) return '<actor>';
  if (isCallable(value, 'now')) return '<clock>';
  return value;
}

/** The whole value as text, except actors, clocks and the texts of errors. */
export const textOf = (value: unknown): string => JSON.stringify(value, plain) ?? 'undefined';

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

export const stateText = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, child]) =>
          child && (typeof child === 'string' || Object.keys(child).length > 0) ? `${key}.${stateText(child)}` : key,
        )
        .join(' | ');

/** `name` for true, nothing for false, `name=value` for anything else. */
export const viewText = (view: object): string =>
  `[${Object.entries(view)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : `${name}=${textOf(value)}`))
    .join(' ')}]`;

const payloadText = (payload: object) => (Object.keys(payload).length === 0 ? '' : ` ${shortText(payload)}`);

/** The kind of an event: its type, and for XState's own what happened. */
export function eventName({ type }: AnyEventObject): string {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (answer) return `${answer[2]} ${answer[1]}`;
  const delay = /^xstate\.after\.([^.]+)\.(.+)$/.exec(type);
  return delay ? `after ${delay[1]} in ${delay[2]}` : type;
}

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
