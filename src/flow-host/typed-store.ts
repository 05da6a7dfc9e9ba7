import type * as z from 'zod/mini';
import { typedValue } from '#src/api/typed-value.ts';

/**
 * What is typed and chosen in a form but not yet entered in the chart: stored beside the draft, so that closing the page loses nothing
 * (NAV-13).
 */
export interface TypedStore<Typed> {
  /** Null when nothing is typed. */
  readonly read: () => Typed | null;
  readonly keep: (changed: Partial<Typed>) => void;
  readonly forget: () => void;
  /** Moves what is stored to another store, replacing what that one holds. */
  readonly moveTo: (other: TypedStore<Typed>) => void;
  /** Reads it again after another tab has changed it. */
  readonly reread: () => void;
}

interface TypedStoreOptions<Typed> {
  readonly key: string;
  readonly shape: z.ZodMiniType<Typed>;
  readonly untouched: Typed;
}

export const createTypedStore = <Typed extends object>({
  key,
  shape,
  untouched,
}: TypedStoreOptions<Typed>): TypedStore<Typed> => {
  const stored = typedValue('localStorage', key, shape);
  let typed = stored.read();
  const write = (next: Typed | null) => {
    typed = next;
    stored.write(next);
  };
  return {
    read: () => typed,
    keep: (changed) => write({ ...(typed ?? untouched), ...changed }),
    forget: () => write(null),
    moveTo: (other) => {
      if (typed === null) return;
      other.keep(typed);
      write(null);
    },
    reread: () => {
      typed = stored.read();
    },
  };
};
