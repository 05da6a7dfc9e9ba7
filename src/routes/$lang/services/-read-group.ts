import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import type { ServiceGroup } from '#contract/wire/service.ts';
import type { Language } from '#domain/constants.ts';
import type { PageTexts } from '#src/app/navigation/page-texts.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** An address spells a group's id in one way. */
const idOf = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN);

/** The group that a page is about, undefined if it could not be read; a group that is not there is not found. */
export async function readGroup(
  { read }: RouterContext,
  language: Language,
  groupId: string,
): Promise<ServiceGroup | undefined> {
  const id = idOf(groupId);
  if (Number.isNaN(id)) throw notFound();
  const { servicesQuery } = await import('#src/api/queries/catalogue.queries.ts');
  const [services] = await read(language, (api) => [servicesQuery(api, language)], { browserWaits: true });
  const group = services?.groups?.find((each) => each.id === id);
  if (services !== undefined && group === undefined) throw notFound();
  return group;
}

/** The same, with the products that the group's page shows. */
export async function readGroupPage(context: RouterContext, language: Language, groupId: string) {
  const group = await readGroup(context, language, groupId);
  const [{ productsQuery }, { groupProducts }] = await Promise.all([
    import('#src/api/queries/product.queries.ts'),
    import('#src/pages/products/group-products.view.ts'),
  ]);
  await context.read(language, (api) => [productsQuery(api, language, groupProducts(Number(groupId)))]);
  return group;
}

export const groupHead = (group: ServiceGroup | undefined, path: string): PageTexts =>
  group === undefined
    ? { title: msg`Services`, isHidden: true }
    : { title: group.name, ...(group.advice ? { description: group.advice } : {}), path };

export const productsHead = (group: ServiceGroup | undefined, path: string): PageTexts => {
  const name = group?.name ?? '';
  return group === undefined ? { title: msg`Products`, isHidden: true } : { title: msg`Products: ${name}`, path };
};
