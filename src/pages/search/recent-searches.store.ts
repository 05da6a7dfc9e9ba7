const KEY = 'roddee.searches';
const KEPT = 5;

/** What this browser has searched for and found, the latest first; nothing where storage is refused. */
export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function keepRecent(text: string): void {
  const kept = [text, ...readRecent().filter((other) => other !== text)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Refused or full: it is not kept.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Refused: there is none.
  }
}
