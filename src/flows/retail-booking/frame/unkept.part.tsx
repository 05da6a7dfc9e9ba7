import { useSyncExternalStore } from 'react';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

const unkeptNotice = partFile(() => import('./unkept-notice.part.tsx').then(({ UnkeptNotice }) => UnkeptNotice));

/** Says once, on one step, that the storage is full or denied; loaded only then. */
export function UnkeptPart({ step }: { readonly step: string }) {
  const { draft, host, isUnkeptSaid } = useVisit();
  const texts = textsOf(host.languages, useLanguage(), 'steps');
  const isKept = useSyncExternalStore(draft.subscribe, draft.isKept, () => true);
  if (isKept) return null;
  return <LazyPart file={unkeptNotice} needs={texts} props={{ step, isSaid: isUnkeptSaid }} />;
}
