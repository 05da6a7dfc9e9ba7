import { useMemo, useSyncExternalStore } from 'react';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { cookiesWork } from '#src/ui/browser/cookies-work.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

const unkeptNotice = partFile(() => import('./unkept-notice.part.tsx').then(({ UnkeptNotice }) => UnkeptNotice));
const cookiesNotice = partFile(() => import('./cookies-notice.part.tsx').then(({ CookiesNotice }) => CookiesNotice));

/** Says once, on one step, that the storage is full or denied, or that cookies are refused; loaded only then. */
export function UnkeptPart({ step }: { readonly step: string }) {
  const { draft, host, isUnkeptSaid } = useVisit();
  const texts = textsOf(host.languages, useLanguage(), 'steps');
  const isKept = useSyncExternalStore(draft.subscribe, draft.isKept, () => true);
  const inBrowser = useInBrowser();
  const hasCookies = useMemo(() => !inBrowser || cookiesWork(), [inBrowser]);
  if (!hasCookies && step !== 'summary') return <LazyPart file={cookiesNotice} needs={texts} props={{ isKept }} />;
  if (isKept) return null;
  return <LazyPart file={unkeptNotice} needs={texts} props={{ step, isSaid: isUnkeptSaid }} />;
}
