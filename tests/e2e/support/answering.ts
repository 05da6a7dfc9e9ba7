import type { BrowserContext, Page } from '@playwright/test';

/** React has taken over what stands in the page; a page without it answers as it is. */
const answers = () => {
  const taken = document.querySelector('main h1') ?? document.querySelector('main');
  const isOurs = document.getElementById('root') !== null;
  return !isOurs || (taken !== null && Object.keys(taken).some((key) => key.startsWith('__reactFiber')));
};

/** Where the scripts are kept back, the page is left as it is. */
const PATIENCE_MS = 3_000;

const wait = (page: Page) => page.waitForFunction(answers, null, { timeout: PATIENCE_MS }).catch(() => undefined);

function waitOn(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil === undefined) await wait(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await wait(page);
    return response;
  };
}

/** A page's scripts come after its first paint, so it may not answer yet when it is loaded: a test goes on once it does. */
export function waitUntilAnswering(context: BrowserContext): void {
  context.on('page', waitOn);
}
