const RELOADED_BUILD = 'reloaded-build';

// A hashed file name: it changes with each build.
const build = import.meta.url;

/** The files that failed to load on this page. Most browsers do not request such a file again during the life of the page. */
const failed = new Set<string>();

/**
 * After a new build is deployed, an open tab asks for chunks that are gone. It is reloaded once for each build that it runs; a second failure goes on
 * to the error page (NAV-12). If a person asks again for a failed file, the page is reloaded once more when the file is available. Without session
 * storage nothing is reloaded, since a loop could not be detected; nor without a network, since the browser's own error page would replace the page.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    const file = /\bhttps?:\S+/.exec(message)?.[0] ?? window.location.href;
    const isAgain = failed.has(message);
    failed.add(message);
    try {
      // The router itself reloads once for each failing file; this is the mark it leaves.
      sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
      if (sessionStorage.getItem(RELOADED_BUILD) !== build) void reloadWhereServed();
      // Only after a person's tap: reloading for what the page loads by itself could go on for ever.
      else if (isAgain && isPressed()) void reloadWhereServed(file);
    } catch {
      // denied
    }
  });
}

/** Within a few seconds of a tap or a key. */
const isPressed = () => (navigator as Partial<Pick<Navigator, 'userActivation'>>).userActivation?.isActive === true;

async function reloadWhereServed(file?: string): Promise<void> {
  try {
    const { status } = await fetch(file ?? window.location.href, { method: 'HEAD', cache: 'no-store' });
    // A 404 for the page itself is fine; the file must be available.
    if (file === undefined ? status >= 500 || sessionStorage.getItem(RELOADED_BUILD) === build : status !== 200) return;
    sessionStorage.setItem(RELOADED_BUILD, build);
    window.location.reload();
  } catch {
    // no network: the person can try again
  }
}
