/** The same seed gives the same numbers on every machine. */
export const seededRandom = (seed: string) => {
  // FNV-1a for the seed, mulberry32 for the numbers.
  let state = 2_166_136_261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16_777_619);

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return { next, below, pick };
};
export type SeededRandom = ReturnType<typeof seededRandom>;
