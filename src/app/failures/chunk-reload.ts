const RELOADED_BUILD = 'reloaded-build';

// A hashed file name: it changes with each build.
const build = import.meta.url;

/** The files that failed in this page. Most browsers do not ask for such a file again as long as the page lives. */
const failed = new Set<string>();

/**
 * After a new build is deployed, an open tab asks for chunks that are gone. It is reloaded once for each build that it
 * runs; a second failure goes on to the error page (NAV-12). Whoever asks again for a file that failed is given it by another reload, once the
 * file is there. Without session storage nothing is reloaded, since a loop could not be noticed, nor without a network, which would
 * leave the browser's own error in place of the page.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    const file = /\bhttps?:\S+/.exec(message)?.[0] ?? window.location.href;
    const isAgain = failed.has(message);
    failed.add(message);
    try {
      // The router reloads once for each failing file by itself; this is its mark that it has done so.
      sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
      if (sessionStorage.getItem(RELOADED_BUILD) !== build) void reloadWhereServed();
      // Only for a person's tap: what the page loads by itself would go on without end.
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
    // The page may answer that there is nothing at its address; the file has to be there.
    if (file === undefined ? status >= 500 || sessionStorage.getItem(RELOADED_BUILD) === build : status !== 200) return;
    sessionStorage.setItem(RELOADED_BUILD, build);
    window.location.reload();
  } catch {
    // no network: what was asked for can be tried again
  }
}
