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

/** In how many steps the text becomes some part of the name. */
function distanceWithin(key: string, name: string, most: number): number {
  const parts = Array.from({ length: Math.max(0, name.length - key.length) + 1 }, (_, at) =>
    [-1, 0, 1].map((more) => name.slice(at, at + key.length + more)),
  );
  return Math.min(...parts.flat().map((part) => distance(key, part, most)));
}

/** The same as `closest` for a text that is only a part of the name. */
export function closestPart<Named>(key: string, names: readonly Named[], keyOf: (name: Named) => string): Named | null {
  const most = Math.min(2, Math.floor(key.length / 4));
  const near = names
    .map((name) => ({ name, steps: distanceWithin(key, keyOf(name), most) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((a, b) => a.steps - b.steps);
  const [first, second] = near;
  return first === undefined || second?.steps === first.steps ? null : first.name;
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
