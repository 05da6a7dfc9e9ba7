import { LANGUAGES } from '#domain/constants.ts';
import { keepOnly } from '#src/offline/kept-bookings.ts';
import { TAKE_OVER } from '#src/offline/take-over.ts';
import { languageOf, offlinePage, withoutScripts } from './offline-page.ts';
import type { FetchAsked, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** The page that stands in for every other without a network, in each language. */
const PAGES = 'roddee-offline-pages';
/** Files whose names change with their content. */
const ASSETS = 'roddee-assets';

const ofThisBuild = new Set(self.__WB_MANIFEST.map(({ url }) => `/${url}`));

const addressOf = (language: string) => `/${language}/offline`;

async function takeOfflinePages(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const language of LANGUAGES) {
    const answer = await fetch(addressOf(language), { cache: 'reload', credentials: 'omit' });
    if (!answer.ok) throw new Error(`No page for ${language}: ${answer.status}`);
    await cache.put(addressOf(language), new Response(withoutScripts(await answer.text())));
  }
}

/** Files of former builds go when no page is open that could still ask for them. */
async function removeFormerAssets(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  if (open.length > 0) return;
  const cache = await caches.open(ASSETS);
  const gone = (await cache.keys()).filter(({ url }) => !ofThisBuild.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

async function cachedFirst(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A part of a file, or an error, is nothing to keep.
  if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Pages come from the network alone, so that each is as the server draws it now; what was kept is shown only where there is none. */
async function fromNetwork({ request, preloadResponse }: FetchAsked): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(PAGES);
    const page = await cache.match(addressOf(languageOf(new URL(request.url).pathname)));
    if (!page) throw error;
    return offlinePage(await page.text(), Date.now());
  }
}

self.addEventListener('install', (event) => event.waitUntil(takeOfflinePages()));

self.addEventListener('activate', (event) => {
  const now = Date.now();
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload.enable(),
      removeFormerAssets(),
      keepOnly(({ endsAt }) => endsAt > now),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(cachedFirst(request));
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});
