import type { FormId } from '#contract/calls/form.shapes.ts';
import type { Language } from '#domain/constants.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** What a form's page is drawn with; the regions are offered where they could be read. The queries bring schemas, which no first load needs. */
export async function readForm({ read }: RouterContext, language: Language, id: FormId): Promise<void> {
  const [{ formQuery }, { regionsQuery }] = await Promise.all([
    import('#src/api/queries/form.queries.ts'),
    import('#src/api/queries/region.queries.ts'),
  ]);
  await Promise.all([
    read(language, (api) => [formQuery(api, language, id)]),
    read(language, (api) => [regionsQuery(api, language)], { isOptional: true }),
  ]);
}
