/** Tells when a browser that had no network has one again. */
export function onReconnect(tell: () => void): () => void {
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
}
