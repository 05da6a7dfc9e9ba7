import { useState } from 'react';
import * as z from 'zod/mini';
import { typedValue } from '#src/api/typed-value.ts';

/** The one text of a small form, typed and not yet sent, for each thing that it is about. */
export interface TypedTexts {
  readonly read: (about: string) => string;
  /** '' is forgotten. */
  readonly write: (about: string, text: string) => void;
}

/** Once for each kind of form, outside of components. `about` is an id that only one account can know, such as that of its purchase. */
export const typedTexts = (key: string): TypedTexts => {
  const stored = typedValue('localStorage', key, z.record(z.string(), z.string()));
  return {
    read: (about) => stored.read()?.[about] ?? '',
    write: (about, text) => {
      const others = Object.entries(stored.read() ?? {}).filter(([each]) => each !== about);
      const next = text === '' ? others : [...others, [about, text]];
      stored.write(next.length === 0 ? null : Object.fromEntries(next));
    },
  };
};

/** A field's text, which is there again after leaving or closing the page (NAV-13); set it to '' when it is sent or dropped. */
export function useTypedText(texts: TypedTexts, about: string) {
  const [text, setText] = useState(() => texts.read(about));
  const type = (next: string) => {
    setText(next);
    texts.write(about, next);
  };
  return [text, type] as const;
}
