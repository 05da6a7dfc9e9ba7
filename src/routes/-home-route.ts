import { msg } from '@lingui/core/macro';
import { MENU_GROUPS_LIMIT, type Language } from '#domain/constants.ts';
import type { ServiceGroup } from '#contract/wire/service.ts';
import type { RouterContext } from '#src/app/router.tsx';
import type { PageTexts } from '#src/app/page-head.ts';

export const homeTexts: PageTexts = {
  title: msg`Book car service online`,
  description: msg`Choose a branch, services and a time, and know when your car will be seen to before you leave home.`,
  path: '/',
};

/** The groups for the tiles. Home is whole without them, so a failure leaves them out. */
export async function loadServiceGroups(context: RouterContext, language: Language): Promise<readonly ServiceGroup[]> {
  try {
    const result = await context.api(language)('listServiceGroups', { limit_per_page: MENU_GROUPS_LIMIT });
    return result.kind === 'ok' ? result.value.shoppening_list : [];
  } catch {
    return [];
  }
}
