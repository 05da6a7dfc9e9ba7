import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../services.ts';
import type { Brand, ItemRead } from './article-of.ts';
import { coverFile } from './cover-file.ts';
import type { ContentProblem } from './front-matter.ts';
import type { Category } from './library.types.ts';
import type { Folders } from './read-file.ts';

interface KnownThings {
  readonly folders: Folders;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
}

const serviceIds = new Set(services.map(({ id }) => id));

/** What the items of one kind name and is not there. */
export function checkArticles(
  items: readonly ItemRead[],
  { folders, categories, brands }: KnownThings,
): ContentProblem[] {
  const slugs = new Set(items.map(({ slug }) => slug));
  return items.flatMap(({ slug, file, th, en }) => {
    const { fields } = th;
    const at = (path: readonly PropertyKey[], problem: string) => ({
      file,
      line: th.lineOf(path),
      problem: `${path.join('.')}: ${problem}`,
    });
    const unknown = <Value>(field: string, values: readonly Value[] | undefined, isKnown: (value: Value) => boolean) =>
      (values ?? []).flatMap((value, index) =>
        isKnown(value) ? [] : [at([field, index], `there is no ${String(value)}`)],
      );
    return [
      ...(existsSync(join(folders.public, coverFile(fields.cover)))
        ? []
        : [at(['cover'], `there is no public${coverFile(fields.cover)}`)]),
      ...unknown('categories', fields.categories, (id) => categories.some((category) => category.id === id)),
      ...unknown('services', fields.services, (id) => serviceIds.has(id)),
      ...unknown('related', fields.related, (id) => id !== slug && slugs.has(id)),
      ...(fields.brand_id === undefined || brands.some(({ id }) => id === fields.brand_id)
        ? []
        : [at(['brand_id'], `there is no brand ${fields.brand_id}`)]),
      ...(en !== null && (en.fields.left_tag === undefined) !== (fields.left_tag === undefined)
        ? [at(['left_tag'], 'one language has a left tag and the other has none')]
        : []),
    ];
  });
}
