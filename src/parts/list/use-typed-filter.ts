import { useEffect, useEffectEvent, useState } from 'react';

/** So long nothing more has been typed. */
const PAUSE_MS = 400;

type Texts<Field extends string> = Readonly<Record<Field, string>>;
/** As an address has them: without what is empty. */
type Given<Field extends string> = Readonly<Record<Field, string | undefined>>;

const given = <Field extends string>(texts: Texts<Field>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([field, text]) => [field, text.trim() || undefined]),
  ) as Given<Field>;

const isSame = <Field extends string>(one: Texts<Field>, other: Texts<Field>) =>
  Object.entries(given(one)).every(([field, text]) => given(other)[field as Field] === text);

/** The texts of a filter: what is typed counts after a pause. Back, Forward and 'clear' bring others than those that were typed. */
export function useTypedFilter<Field extends string>(addressed: Texts<Field>, onTyped: (texts: Given<Field>) => void) {
  const [typed, setTyped] = useState(addressed);
  const [known, setKnown] = useState(addressed);
  if (!isSame(known, addressed)) {
    setKnown(addressed);
    if (!isSame(typed, addressed)) setTyped(addressed);
  }
  const next = isSame(typed, addressed) ? null : typed;
  const count = useEffectEvent(onTyped);
  useEffect(() => {
    if (next === null) return undefined;
    const pause = setTimeout(() => count(given(next)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [next]);
  return {
    typed,
    type: (field: Field, text: string) => setTyped({ ...typed, [field]: text }),
    /** For what counts at once, with the texts as they stand. */
    given: given(typed),
  };
}
