import { msg } from '@lingui/core/macro';
import type { Language } from '#domain/constants.ts';
import { homeWidgetsQuery } from '#src/api/queries/home.queries.ts';
import { organization } from '#src/app/navigation/linked-data.ts';
import type { PageTexts } from '#src/app/navigation/page-texts.ts';
import type { RouterContext } from '#src/app/router-context.ts';

export const homeTexts: PageTexts = {
  title: msg`Book car service online`,
  description: msg`Choose a branch, services and a time, and know when your car will be seen to before you leave home.`,
  path: '/',
  linkedData: [organization],
};

/** The widgets as they are for everybody; the page can be used without them. */
export const readHome = ({ read, now }: RouterContext, language: Language) =>
  read(language, (api) => [homeWidgetsQuery(api, language, now, {})], { isOptional: true });
