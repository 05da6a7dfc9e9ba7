import type { AnyEventObject, StateValue } from 'xstate';

const isCallable = (value: object, method: string) =>
  method in value && typeof Reflect.get(value, method) === 'function';

/** A replacer for JSON: of actors, clocks and errors only what they are. */
export function plain(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return '<error>';
  if ('xstate$$type' in value || (isCallable(value, 'send') && isCallable(value, 'getSnapshot'))) return '<actor>';
  if (isCallable(value, 'now')) return '<clock>';
  return value;
}

/** The whole value as text, except actors, clocks and the texts of errors. */
export const textOf = (value: unknown): string => JSON.stringify(value, plain) ?? 'undefined';

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

/** The kind of an event: its type, and for XState's own what happened. */
export function eventName({ type }: AnyEventObject): string {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (answer) return `${answer[2]} ${answer[1]}`;
  const delay = /^xstate\.after\.([^.]+)\.(.+)$/.exec(type);
  return delay ? `after ${delay[1]} in ${delay[2]}` : type;
}
