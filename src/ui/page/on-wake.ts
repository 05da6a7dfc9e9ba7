/**
 * Tells when the page is seen again: shown, thawed, or taken out of the back and forward cache. Until then its timers may have
 * stood still.
 */
export function onWake(tell: () => void): () => void {
  const tellShown = () => document.visibilityState === 'visible' && tell();
  // Every page is shown once when it is loaded: that is no waking.
  const tellKept = ({ persisted }: PageTransitionEvent) => persisted && tellShown();
  document.addEventListener('visibilitychange', tellShown);
  document.addEventListener('resume', tellShown);
  window.addEventListener('pageshow', tellKept);
  return () => {
    document.removeEventListener('visibilitychange', tellShown);
    document.removeEventListener('resume', tellShown);
    window.removeEventListener('pageshow', tellKept);
  };
}
