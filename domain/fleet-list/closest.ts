/** In how many steps (a letter more, less, other, or two swapped) one text becomes the other; at most `most`, or else `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** The one name that is meant by a text with few typing errors, by the keys of both; null if none or several are as close. */
export function closest<Named>(key: string, names: readonly Named[], keyOf: (name: Named) => string): Named | null {
  const most = Math.min(3, Math.floor(key.length / 3));
  const near = names
    .map((name) => ({ name, steps: distance(key, keyOf(name), most) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((a, b) => a.steps - b.steps);
  const [first, second] = near;
  return first === undefined || second?.steps === first.steps ? null : first.name;
}
