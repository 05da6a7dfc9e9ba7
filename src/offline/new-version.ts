import { TAKE_OVER } from './take-over.ts';

let waiting: ServiceWorker | null = null;
const told = new Set<() => void>();

/** A newer build of the site waits in this browser. Nothing changes by itself: a page takes it when its person agrees. */
export const newVersion = {
  isThere: (): boolean => waiting !== null,
  subscribe: (tell: () => void): (() => void) => {
    told.add(tell);
    return () => void told.delete(tell);
  },
  /** Called with the service worker that waits; null when it no longer does. */
  waits: (worker: ServiceWorker | null): void => {
    waiting = worker;
    for (const tell of told) tell();
  },
  /** Hands over to the newer build and loads this page again. */
  take: (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a worker, not of a window
    waiting?.postMessage(TAKE_OVER);
  },
};
