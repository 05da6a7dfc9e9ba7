/** So many of the entries, spread over the list, the same ones in every run; all of them if `count` is not smaller. */
export const spread = <Entry>(entries: readonly Entry[], count: number): Entry[] =>
  entries.filter(
    (_, index) => Math.floor((index * count) / entries.length) !== Math.floor(((index - 1) * count) / entries.length),
  );
