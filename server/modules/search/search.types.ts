import type { FoundKind } from '#contract/calls/search.shapes.ts';
import type { Language } from '#domain/constants.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';

export type InLanguages = Readonly<Record<Language, string>>;

/** Something that the site search can find, in both languages. */
export interface SearchDocument {
  readonly kind: FoundKind;
  /** Below the language; one document has it. */
  readonly path: string;
  readonly title: InLanguages;
  /** A short text that is shown below the title. */
  readonly text?: InLanguages;
  /** By what else it is found, in any language. */
  readonly words?: readonly string[];
  /** How much more it counts than others that fit as well; 1 if absent. */
  readonly weight?: number;
  /** It is found on these days only. */
  readonly from?: BranchDate | null;
  readonly until?: BranchDate | null;
}

/** The documents of one part of the site. While they stay the same, so does the array. */
export type SearchSource = () => readonly SearchDocument[] | Promise<readonly SearchDocument[]>;
