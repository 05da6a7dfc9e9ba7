import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnChunkFailure } from './chunk-reload.ts';

/** Makes a file fail to load; resolves when the page's resulting request has been answered. */
async function failToLoad(file: string) {
  const payload = new Error(`Failed to fetch dynamically imported module: ${file}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  await new Promise((done) => setTimeout(done));
}

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
const ask = vi.fn<typeof fetch>();
reloadOnChunkFailure();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  ask.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('NAV-12 a failed chunk reloads the page once for a build, whichever chunk fails next', async () => {
  await failToLoad('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
  await failToLoad('/assets/a.js');
  await failToLoad('/assets/b.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('NAV-12 another build under the same tab may reload again', async () => {
  await failToLoad('/assets/a.js');
  sessionStorage.setItem('reloaded-build', 'an older build');
  await failToLoad('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['a person asks again and the file is there', true, 200, 2],
  ['a person asks again and the file is still gone', true, 404, 1],
  ['the page asks again by itself', false, 200, 1],
])('NAV-12 if %s: %s, %i, the page has been reloaded %i times', async (_case, isActive, status, times) => {
  vi.stubGlobal('navigator', { userActivation: { isActive } });
  const file = `https://roddee.example/assets/${String(isActive)}${status}.js`;
  await failToLoad(file);
  ask.mockResolvedValueOnce(new Response('', { status }));
  await failToLoad(file);
  expect(reload).toHaveBeenCalledTimes(times);
  if (isActive) expect(ask).toHaveBeenLastCalledWith(file, expect.anything());
});

it.each([
  ['without a network', () => ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['while the server fails', () => ask.mockResolvedValueOnce(new Response('', { status: 503 }))],
])('NAV-12 %s nothing is reloaded, and a later failure may still reload', async (_case, fail) => {
  fail();
  await failToLoad('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
  await failToLoad('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('NAV-12 without session storage nothing is reloaded, since a loop could not be detected', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => undefined,
  });
  await failToLoad('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});
