/**
 * Reports that the page is visible again: shown, thawed, or restored from the back/forward cache. Its timers may have been stopped until
 * then.
 */
export function onWake(tell: () => void): () => void {
  const tellShown = () => document.visibilityState === 'visible' && tell();
  // Every page is shown once when it is loaded, which is not waking.
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
