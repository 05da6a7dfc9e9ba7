import '#src/ui/theme/fonts.css';
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import '#src/ui/theme/print.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserArrival, readArrival } from '#src/app/drawing/arrival.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { reloadOnChunkFailure } from '#src/app/failures/chunk-reload.ts';
import { keepTranslatedTexts, wasTranslated } from '#src/ui/page/translated-texts.ts';
import type { Clock } from '#src/ui/page/use-minutes.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

reloadOnChunkFailure();
keepTranslatedTexts();

function App({ router, onDrawn }: { router: AppRouter; onDrawn?: () => void }) {
  useEffect(() => {
    dispatchEvent(new Event('taken-over'));
    onDrawn?.();
  }, [onDrawn]);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}

/** After the page has loaded, until it has surely been used for the first time. */
const LATER_MS = 2_000;

const whenLoaded = (act: () => void) =>
  document.readyState === 'complete'
    ? setTimeout(act, LATER_MS)
    : addEventListener('load', () => setTimeout(act, LATER_MS), { once: true });

/** The service worker is for the visits to come: no page waits for it. */
function startOfflineLater(router: AppRouter): void {
  if (!import.meta.env.PROD) return;
  whenLoaded(() => {
    import('#src/offline/start-offline.ts').then(
      ({ startOffline }) => startOffline(router.options.context, languageOfPath(location.pathname)),
      () => undefined,
    );
  });
}

/** For the studio in another tab, while it follows the pages of this browser. */
function startLiveLater(): void {
  if (import.meta.env.VITE_STUDIO === 'off') return;
  whenLoaded(() => {
    try {
      // Without the chunk, or the storage, nobody follows.
      if (localStorage['roddee.charts.live'])
        import('#src/flow-host/live/live.ts').then(
          ({ startLive }) => startLive(),
          () => undefined,
        );
    } catch {}
  });
}

/** After Back the browser may show the page from its cache, with an old clock and old data. */
const cameFromCache = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).transferSize === 0);

/** Runs after the page's scripts, in its own task, so that a tap waits for one task at most. */
function start(): void {
  startLiveLater();
  const container = document.getElementById('root') as HTMLElement;
  const arrived = readArrival();
  if (arrived === null) {
    const router = createAppRouter();
    createRoot(container).render(<App router={router} />);
    startOfflineLater(router);
    return;
  }
  const isOld = cameFromCache();
  // The clock stands still until the page is drawn, so that it matches the server's HTML.
  let offset: number | null = null;
  const now: Clock = Object.assign(() => (offset === null ? arrived.now : Date.now() + offset), {
    drawnAt: arrived.now,
  });
  const router = createAppRouter({ now, arrival: browserArrival(arrived, isOld) });
  // This makes the router omit the boundary that it puts around pages that were not drawn on a server.
  router.ssr = { manifest: undefined };
  const onDrawn = () => {
    if (offset !== null) return;
    offset = isOld ? 0 : arrived.now - Date.now();
    startOfflineLater(router);
  };
  const wasTranslatedBefore = wasTranslated();
  const onRecoverableError = (error: unknown) => {
    if (!wasTranslatedBefore && !wasTranslated()) reportError(error);
  };
  // No top-level await: it would move shared modules out of the entry chunk.
  const draw = () =>
    startTransition(() => {
      hydrateRoot(container, <App router={router} onDrawn={onDrawn} />, { onRecoverableError });
    });
  setTimeout(() => void router.load().then(draw));
}

// index.html signals when they have run.
addEventListener('scripts', start);
