/** The mutations of function bodies are in the loaded source all at once; this says which one of them counts. */
let chosen = '';
let met = new Set<string>();

/** Called by the changed source, wherever it could go another way. */
export function isMutated(name: string): boolean {
  met.add(name);
  return name === chosen;
}

/** Runs with this mutation in place; the empty name is the sound source. */
export async function withBody<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  chosen = name;
  try {
    return await run();
  } finally {
    chosen = '';
  }
}

/** What these calls have come by; what only ran while the modules were loaded is not among it. */
export function metBy(run: () => void): ReadonlySet<string> {
  met = new Set();
  run();
  return met;
}
