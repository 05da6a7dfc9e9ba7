import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

const limitNotice = partFile(() => import('./limit-notice.part.tsx').then(({ LimitNotice }) => LimitNotice));

/** Looked for once the plate is known; '' before. */
export function LimitPart({ plate }: { readonly plate: string }) {
  const { host } = useVisit();
  const texts = textsOf(host.languages, useLanguage(), 'steps');
  if (plate === '') return null;
  return <LazyPart file={limitNotice} needs={texts} props={{ plate }} />;
}
