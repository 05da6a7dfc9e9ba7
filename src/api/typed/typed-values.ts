import { useState } from 'react';
import * as z from 'zod/mini';
import { typedValue } from '#src/api/typed-value.ts';

/** What is typed in the forms of one kind and not yet saved, for each thing that such a form is about. */
export interface TypedValues<Value> {
  readonly read: (about: string) => Value | null;
  /** Null: saved or dropped. */
  readonly write: (about: string, value: Value | null) => void;
}

/** Once for each kind of form, outside of components. `about` is something that only one account can name, such as itself or one of its cars. */
export const typedValues = <Value>(key: string, shape: z.ZodMiniType<Value>): TypedValues<Value> => {
  const stored = typedValue<Record<string, Value>>('localStorage', key, z.record(z.string(), shape));
  return {
    read: (about) => stored.read()?.[about] ?? null,
    write: (about, value) => {
      const others = Object.entries(stored.read() ?? {}).filter(([each]) => each !== about);
      const next: [string, Value][] = value === null ? others : [...others, [about, value]];
      stored.write(next.length === 0 ? null : Object.fromEntries(next));
    },
  };
};

export const typedTexts = (key: string): TypedValues<string> => typedValues(key, z.string());

/** The text of a form with one field, which is there again after leaving or closing the page (NAV-13); set it to '' when it is sent or dropped. */
export function useTypedText(texts: TypedValues<string>, about: string) {
  const [text, setText] = useState(() => texts.read(about) ?? '');
  const type = (next: string) => {
    setText(next);
    texts.write(about, next || null);
  };
  return [text, type] as const;
}
