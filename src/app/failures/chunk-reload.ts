const RELOADED_BUILD = 'reloaded-build';

// A hashed file name: it changes with each build.
const build = import.meta.url;

/**
 * After a new build is deployed, an open tab asks for chunks that are gone. It is reloaded once for each build that it
 * runs; a second failure goes on to the error page (NAV-12). Without session storage nothing is reloaded, since a loop
 * could not be noticed, nor without a network, which would leave the browser's own error in place of the page.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      // The router reloads once for each failing file by itself; this is its mark that it has done so.
      sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
      if (sessionStorage.getItem(RELOADED_BUILD) !== build) void reloadWhereServed();
    } catch {
      // denied
    }
  });
}

async function reloadWhereServed(): Promise<void> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500 || sessionStorage.getItem(RELOADED_BUILD) === build) return;
    sessionStorage.setItem(RELOADED_BUILD, build);
    window.location.reload();
  } catch {
    // no network: what was asked for can be tried again
  }
}
