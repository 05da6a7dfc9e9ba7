import type { BrowserContext, Page } from '@playwright/test';

/** Whether React has taken over the page's content. A page that is not ours counts as interactive. */
const answers = () => {
  if (document.querySelector('#root') === null) return true;
  const keys = Object.keys(document.querySelector('main') ?? {});
  if (!keys.some((key) => key.startsWith('__reactProps'))) return false;
  // React names elements while it draws; until it has committed the page, a link is still the browser's.
  type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } };
  const root: Record<string, unknown> = { ...document.querySelector('#root') };
  const container = Object.keys(root).find((key) => key.startsWith('__reactContainer'));
  return container !== undefined && !(root[container] as Root).stateNode.current.memoizedState.isDehydrated;
};

export const untilAnswering = async (page: Page, timeout?: number): Promise<void> => {
  await page.waitForFunction(answers, null, timeout === undefined ? {} : { timeout });
};

/** If a test holds back the scripts, its page is left as it is. */
const PATIENCE_MS = 3_000;

function waitOn(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const answering = async <Response>(loaded: Promise<Response>, isWanted: boolean) => {
    const response = await loaded;
    if (isWanted) await untilAnswering(page, PATIENCE_MS).catch(() => undefined);
    return response;
  };
  page.goto = (address, options) => answering(goto(address, options), options?.waitUntil === undefined);
  page.reload = (options) => answering(reload(options), options?.waitUntil === undefined);
}

/** A page's scripts come after its first paint, so it may not answer yet when it is loaded: a test goes on once it does, unless it waits for something else. */
export function waitUntilAnswering(context: BrowserContext): void {
  context.on('page', waitOn);
}
