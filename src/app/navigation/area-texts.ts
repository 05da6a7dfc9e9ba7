import type { Area } from '#src/i18n/areas.ts';
import { languageOfPath } from '#src/i18n/language.ts';
import type { Languages } from '#src/i18n/languages.ts';

interface Entered {
  readonly context: { readonly languages: Languages };
  readonly location: { readonly pathname: string };
}

/**
 * `beforeLoad` of a route: nothing of it is drawn without the texts of its area. In its context the area is known to the server, which
 * has the page begin with them.
 */
export const areaTexts =
  (area: Area) =>
  async ({ context, location }: Entered): Promise<{ area: Area }> => {
    await context.languages.load(languageOfPath(location.pathname), area);
    return { area };
  };
