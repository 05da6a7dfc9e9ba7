import { useEffect } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { onWake } from '#src/ui/page/on-wake.ts';
import type { Visit } from './visits.ts';

interface Sleeper {
  readonly send: (event: { readonly type: 'tab.left' | 'tab.returned' | 'session.superseded' }) => void;
}

/** Runs a visit in the page: in its language, told when the page is out of sight and seen again, and when the session has ended. */
export const useRunning = (visit: Visit & { readonly actor: Sleeper }): void => {
  const language = useLanguage();
  const { actor, calls, host } = visit;
  useEffect(() => calls.speak(language), [calls, language]);
  useEffect(() => visit.start(), [visit]);
  useEffect(() => host.session.onSuperseded(() => actor.send({ type: 'session.superseded' })), [actor, host]);
  useEffect(() => {
    const stopWaking = onWake(() => actor.send({ type: 'tab.returned' }));
    const leave = () => document.visibilityState === 'hidden' && actor.send({ type: 'tab.left' });
    document.addEventListener('visibilitychange', leave);
    return () => {
      stopWaking();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [actor]);
};
