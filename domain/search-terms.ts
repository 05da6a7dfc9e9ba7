import { foldThai, withoutTones } from './fields/thai-spelling.ts';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const RUNS = /[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g;
const isThai = (run: string) => /^[\u0e00-\u0e7f]/.test(run);

/** The pairs of neighbouring letters of a Thai run, since its words are not set apart; a single letter is itself. */
const pairsOf = (run: string): string[] =>
  run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

const runsOf = (text: string): string[] =>
  (withoutTones(foldThai(text)).match(WORDS) ?? []).flatMap((word) => word.match(RUNS) ?? []);

/**
 * What a text is found by: in one spelling (`foldThai`) without tone marks, Thai in pairs of letters, other words whole, and two neighbouring ones also
 * as one ('hat yai' and 'hatyai'). In the order of the text, with repeats.
 */
export function searchTerms(text: string): string[] {
  const runs = runsOf(text);
  return runs.flatMap((run, at) => {
    if (isThai(run)) return pairsOf(run);
    const next = runs[at + 1];
    return next === undefined || isThai(next) ? [run] : [run, run + next];
  });
}

/** How many different terms a text asks for: two words as one are no third one. */
export const askedTerms = (text: string): number =>
  new Set(runsOf(text).flatMap((run) => (isThai(run) ? pairsOf(run) : [run]))).size;

/** A word that may be spelled a little differently, in contrast to numbers and Thai pairs. */
export const isSpelledWord = (term: string): boolean => /^[a-z]{4,}$/.test(term);
