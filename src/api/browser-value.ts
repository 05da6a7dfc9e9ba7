import * as z from 'zod/mini';

/** A value kept in the browser's storage as JSON. If the storage is full or denied, nothing is stored; a stored value of another shape is ignored. */
export const browserValue = <Value>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  shape: z.ZodMiniType<Value>,
) => ({
  read: (): Value | null => {
    try {
      return z.safeParse(shape, JSON.parse(globalThis[storage].getItem(key) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  },
  /** Whether it was stored: where the storage is full or denied, the value lasts only as long as the page. */
  write: (value: Value | null): boolean => {
    try {
      if (value === null) globalThis[storage].removeItem(key);
      else globalThis[storage].setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});
