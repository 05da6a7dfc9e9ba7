/** The pages of the site (section 2) to which a text may lead, as they are written in a text: without the language. */
const PAGES =
  /^\/(|booking|booking\/find|branch|branch\/\d+|promotions|services|services\/\d+|services\/\d+\/products(\/[\w-]+)?|products|products\/compare|products\/[\w-]+|survey|termconditions|privacypolicy|other\/(career|career\/privacy|contactus|franchise|knowledge|news|privileges)|me|me\/[\w/]+|corporate|corporate\/[\w/]+)$/;

const ITEM = /^\/(?:other\/)?(promotions|news|knowledge|privileges)\/([a-z0-9-]+)$/;

/** What is wrong with a link of a text; null if nothing is. `slugs`: the items of each kind. */
export function linkProblem(href: string, slugs: Readonly<Record<string, ReadonlySet<string>>>): string | null {
  if (/^(tel:\d{3,10}|mailto:[^@\s]+@[^@\s]+|#[\p{L}\p{M}\p{N}-]+)$/u.test(href)) return null;
  if (!href.startsWith('/')) return href.startsWith('https://') ? null : `link ${href}: begin with / or https://`;
  const [path = ''] = href.split(/[?#]/, 1);
  if (/^\/(th|en)(\/|$)/.test(path)) return `link ${href}: leave out the language`;
  const [, kind = '', slug = ''] = ITEM.exec(path) ?? [];
  if (kind !== '') return slugs[kind]?.has(slug) === true ? null : `link ${href}: there is no such item`;
  return PAGES.test(path) ? null : `link ${href}: there is no such page`;
}
