import type { Page } from '@playwright/test';

export const LISTS = '**/applayout/list*';
export const TIMES = '**/appointment/datetime*';
export const SOONEST = '**/x/soonest/*';
export const HOLD = '**/appointment/setup-temp*';
export const CONFIRM = '**/appointment/confirm*';
export const BOOKING = '**/appointment/detail*';
export const SIGN_OUT = '**/x/sign-out/';
export const CANCEL = '**/x/appointment/cancel/';
export const EXTEND = '**/x/appointment/extend/';
export const VERIFY = '**/get-profile-login/';
export const REGISTER = '**/register-login/';

/** The call is never answered. */
export const hang = (page: Page, call: string) => page.route(call, async () => undefined);

export const breakDown = (page: Page, call: string) =>
  page.route(call, (route) => route.fulfill({ status: 503, body: 'down' }));

export const cutOff = (page: Page, call: string) => page.route(call, (route) => route.abort('connectionfailed'));

/** The server answers with this code of its catalogue. */
export const answerWith = (page: Page, call: string, error_code: number, results: object = {}) =>
  page.route(call, (route) => route.fulfill({ json: { error_code, error_msg: '', results } }));

/** The server refuses the call with its own message, because its item is empty. */
export const spoil = (page: Page, call: string) =>
  page.route(call, (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    fields.set('item', '[]');
    return route.continue({ postData: fields.toString() });
  });

/** Stops the page's clock, so that nothing continues by itself. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
}
