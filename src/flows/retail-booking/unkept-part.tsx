import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { sayUnkept, type FlowHost, type RetailBookingSession } from './retail-booking.session.ts';

const unkeptNotice = partFile(() => import('./steps/unkept-notice.tsx').then(({ UnkeptNotice }) => UnkeptNotice));

interface UnkeptPartProps {
  readonly session: RetailBookingSession;
  readonly host: FlowHost;
  readonly step: string;
}

/** Says once, on one step, that the storage is full or denied; loaded only then. */
export function UnkeptPart({ session, host, step }: UnkeptPartProps) {
  const texts = textsOf(host.languages, useLanguage(), 'steps');
  if (session.isKept) return null;
  const props = { step, isSaid: session.isUnkeptSaid, onSaid: () => sayUnkept(session) };
  return <LazyPart file={unkeptNotice} needs={texts} props={props} />;
}
