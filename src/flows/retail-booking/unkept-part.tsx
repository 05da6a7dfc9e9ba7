import { useEffect, useState, type ComponentType } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isUnkeptNews, type FlowHost, type RetailBookingSession } from './retail-booking.session.ts';
import type { UnkeptNoticeProps } from './steps/unkept-notice.tsx';

interface UnkeptPartProps {
  readonly session: RetailBookingSession;
  readonly host: FlowHost;
  readonly step: string;
}

/** Says once, on one step, that the storage is full or denied; loaded only then. */
export function UnkeptPart({ session, host, step }: UnkeptPartProps) {
  const language = useLanguage();
  const { isKept } = session;
  const [Part, setPart] = useState<ComponentType<UnkeptNoticeProps>>();
  const [saidAt, setSaidAt] = useState<string | null>(null);
  useEffect(() => {
    if (isKept || Part !== undefined) return;
    let isWanted = true;
    const load = async () => {
      const texts = host.languages.load(language, 'steps');
      const { UnkeptNotice } = await import('./steps/unkept-notice.tsx');
      await texts;
      if (!isWanted) return;
      setPart(() => UnkeptNotice);
      if (isUnkeptNews(session)) setSaidAt(step);
    };
    void load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isKept, Part, host, language, session, step]);
  return Part && !isKept ? <Part isShown={saidAt === step} onDismiss={() => setSaidAt(null)} /> : null;
}
