import type * as z from 'zod/mini';
import { browserValue } from './browser-value.ts';
import { unsettled } from './unsettled.ts';

/**
 * What is typed in a form but not saved. Where the browser stores nothing, it lives as long as the page, so that going to another page of the
 * site and back loses nothing, and closing the page asks first (NAV-13).
 */
export const typedValue = <Value>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  shape: z.ZodMiniType<Value>,
) => {
  const stored = browserValue(storage, key, shape);
  let unkept: { readonly value: Value; readonly settle: () => void } | null = null;
  return {
    read: (): Value | null => (unkept === null ? stored.read() : unkept.value),
    write: (value: Value | null): void => {
      const isKept = stored.write(value) || value === null;
      if (isKept) unkept?.settle();
      unkept = isKept ? null : { value, settle: unkept?.settle ?? unsettled.begin() };
    },
  };
};
