import { createFileRoute } from '@tanstack/react-router';
import { withinPatience } from '#src/app/drawing/server-patience.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { isGoogleDocument, openAsDocument } from '#src/app/navigation/google-document.ts';

/** Where there is a key, the pages of branches are documents that may load Google's map; our own needs nothing. */
export const Route = createFileRoute('/$lang/branch')({
  beforeLoad: async ({ context, location, params, preload }) => {
    if (context.arrival.isServer || preload || isGoogleDocument() || !navigator.onLine) return;
    const language = languageOfPath(`/${params.lang}`);
    const { mapKeyQuery } = await import('#src/api/queries/branch.queries.ts');
    const reading = context.read(language, (api) => [mapKeyQuery(api, language)], {
      browserWaits: true,
      isOptional: true,
    });
    const [google] = (await withinPatience(reading)) ?? [null];
    if (google) throw openAsDocument(location);
  },
});
