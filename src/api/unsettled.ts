const open = new Set<symbol>();
const told = new Set<() => void>();

/**
 * What would be lost if the page were closed now: writes on their way, and typed text that the browser does not store (NAV-13). The client and
 * the stores of typed text report it, so every form is in it by itself.
 */
export const unsettled = {
  isAny: (): boolean => open.size > 0,
  subscribe: (tell: () => void): (() => void) => {
    told.add(tell);
    return () => void told.delete(tell);
  },
  /** Returns what ends it. */
  begin: (): (() => void) => {
    const one = Symbol('unsettled');
    open.add(one);
    for (const tell of told) tell();
    return () => {
      if (open.delete(one)) for (const tell of told) tell();
    };
  },
};
