import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { keepOnly, keptBookings } from './kept-bookings.ts';
import { newVersion } from './new-version.ts';

interface OfflineHost {
  readonly api: (language: Language) => Api;
  readonly now: () => number;
  readonly me: {
    readonly member: () => { readonly account: string } | null | undefined;
    readonly subscribe: (tell: () => void) => () => void;
  };
}

const HOUR_MS = 3_600_000;

/** Registers the service worker, and keeps what this browser keeps to what it may. Called once a page has loaded, so that no page waits for it. */
export function startOffline(host: OfflineHost, language: Language): void {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  // Where a browser refuses it, as in a private window, the site is as it was.
  navigator.serviceWorker
    .register('/service-worker.js')
    .then(watch)
    .catch(() => undefined);
  const keep = () => void keepOwn(host).catch(() => undefined);
  keep();
  host.me.subscribe(keep);
  void lookAgain(host, language).catch(() => undefined);
}

/** The calls are loaded only where something is kept. */
async function lookAgain(host: OfflineHost, language: Language): Promise<void> {
  const kept = await keptBookings(host.now());
  if (kept.length === 0) return;
  const { readAgain } = await import('./read-again.ts');
  await readAgain(host, language, kept);
}

/** Once it is known who this browser's person is, nobody else's booking stays in it, nor one whose visit is over. */
async function keepOwn({ me, now }: OfflineHost): Promise<void> {
  const member = me.member();
  const at = now();
  await keepOnly(
    ({ owner, endsAt }) => endsAt > at && (member === undefined || owner === (member === null ? '' : member.account)),
  );
}

/** Tells when a newer build is there, and asks for it whenever the page is looked at again after an hour. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first one that a browser gets replaces nothing.
    if (navigator.serviceWorker.controller) newVersion.waits(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
