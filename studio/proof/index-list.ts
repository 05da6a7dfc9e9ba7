/** `0-2 5` for 0, 1, 2 and 5: short, and a reviewer can read it. The indices are in ascending order. */
export function indexText(indices: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const index of indices) {
    const last = runs.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

export const indicesIn = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((run) => {
      const [from = 0, to = from] = run.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
    });
