import { useEffect, useEffectEvent, useRef } from 'react';
import type { Language } from '#domain/constants.ts';
import { isOpenedHere, loadTurnstile } from './turnstile.ts';

interface TurnstilePartProps {
  readonly siteKey: string;
  readonly language: Language;
  /** Null: the last one has ended. */
  readonly onToken: (token: string | null) => void;
  readonly onFailed: () => void;
}

/** Cloudflare's own widget. */
export function TurnstilePart({ siteKey, language, onToken, onFailed }: TurnstilePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onToken);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let remove = () => {};
    let isGone = false;
    // Nothing is typed yet, and what was typed before is kept.
    if (!isOpenedHere()) return location.reload();
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || place.current === null) return;
        const widget = turnstile.render(place.current, {
          sitekey: siteKey,
          action: 'franchise',
          language,
          callback: (token) => tell(token),
          'error-callback': () => fail(),
          'expired-callback': () => tell(null),
        });
        remove = () => turnstile.remove(widget);
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [siteKey, language]);
  return <div ref={place} />;
}
