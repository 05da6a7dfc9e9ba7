import type { Language } from '#domain/constants.ts';

/** As the list is kept (`news`), or by name in the order of the language (C45). */
export function inOrder<Item extends { readonly name: string }>(
  kept: readonly Item[],
  { sortby, language }: { readonly sortby?: 'news' | 'name' | undefined; readonly language: Language },
): readonly Item[] {
  const { compare } = new Intl.Collator(language);
  return sortby === 'name' ? kept.toSorted((a, b) => compare(a.name, b.name)) : kept;
}
