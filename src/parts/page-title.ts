import { plainWords } from '#domain/word-joiner.ts';
import type { Language } from '#domain/constants.ts';
import { brand } from '#src/ui/brand/brand.ts';

/** The title of a page, from the narrowest name to the widest; the chain's own is the last. */
export const pageTitle = (names: readonly string[], language: Language): string =>
  plainWords([...names, brand.name[language]].join(' · '));
