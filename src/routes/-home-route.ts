import type { Language } from '#domain/constants.ts';
import { homeWidgetsQuery } from '#src/api/queries/home.queries.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** The widgets as they are for everybody; the page can be used without them. */
export const readHome = ({ read, now }: RouterContext, language: Language) =>
  read(language, (api) => [homeWidgetsQuery(api, language, now, {})], { isOptional: true });
