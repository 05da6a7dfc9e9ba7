import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnChunkFailure } from './chunk-reload.ts';

function failToLoad(file: string) {
  const payload = new Error(`Failed to fetch dynamically imported module: ${file}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
reloadOnChunkFailure();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.unstubAllGlobals();
});

it('NAV-12 a failed chunk reloads the page once for a build, whichever chunk fails next', () => {
  failToLoad('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
  failToLoad('/assets/a.js');
  failToLoad('/assets/b.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('NAV-12 another build under the same tab may reload again', () => {
  failToLoad('/assets/a.js');
  sessionStorage.setItem('reloaded-build', 'an older build');
  failToLoad('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('NAV-12 without session storage nothing is reloaded, for a loop could not be noticed', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => undefined,
  });
  failToLoad('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});
