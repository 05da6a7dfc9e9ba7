/** Who wants to be told that something has changed. */
export const watchers = () => {
  const all = new Set<() => void>();
  return {
    subscribe: (tell: () => void) => {
      all.add(tell);
      return () => void all.delete(tell);
    },
    tell: () => {
      for (const each of all) each();
    },
  };
};
