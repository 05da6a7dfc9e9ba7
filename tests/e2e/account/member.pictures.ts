import { CARDS, LoginPage } from '#tests/e2e/login/login-page.ts';
import { NO_DATA, scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { breakDown } from '#tests/e2e/support/pictures/trouble.ts';
import { WebviewPage } from '#tests/e2e/webview/webview-page.ts';

/** As the demo's member with five cars. */
const at = async ({ page, language }: Stage, path: string): Promise<LoginPage> => {
  const login = new LoginPage(page, language);
  await page.goto(`/${language}/termconditions`);
  await login.signIn(CARDS.member);
  await page.goto(`/${language}/me${path}`);
  await login.main.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return login;
};

const pageAt = (path: string): Scenes => ({ '': scene(async (stage) => void (await at(stage, path))) });

const inWebview = async ({ page, language }: Stage, screen: 'button' | 'history'): Promise<WebviewPage> => {
  const webview = new WebviewPage(page, language);
  await page.goto(await webview.address(CARDS.member));
  await webview.coupons.first().waitFor();
  if (screen === 'history') await page.goto(webview.screen(screen));
  await page.waitForLoadState('networkidle');
  return webview;
};

/** The pages of the area that only read, and the webview's. */
export const MEMBER_PAGES: Readonly<Record<string, Scenes>> = {
  overview: pageAt(''),
  account: pageAt('/account'),
  points: {
    ...pageAt('/bluepoints'),
    failed: scene(async (stage) => {
      await breakDown(stage.page, '**/redeem/coupon/point-history/*');
      await at(stage, '/bluepoints');
      await sees(stage, NO_DATA);
    }),
  },
  bookings: {
    ...pageAt('/booking'),
    'none-found': scene(async (stage) => void (await at(stage, '/booking?keywords=zzzz'))),
  },
  cars: pageAt('/cars'),
  maintenance: pageAt('/maintainance'),
  history: pageAt('/maintainance?tab=history'),
  redeemed: pageAt('/maintainance?tab=redeemed'),
  coupons: pageAt('/redeem'),
  webview: {
    '': scene(async (stage) => void (await inWebview(stage, 'button'))),
    history: scene(async (stage) => void (await inWebview(stage, 'history'))),
    'link-used': scene(async ({ page, language }) => {
      await page.goto(new WebviewPage(page, language).screen('button'));
      await page.waitForLoadState('networkidle');
    }),
  },
};
