import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newCard } from '#tests/e2e/login/login-page.ts';
import { givePoints, RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';

/** The webview as the app opens it. */
export class WebviewPage extends RedeemPage {
  /** The address with which the app opens it for this card; another each time. */
  async address(card: string, context: BrowserContext = this.page.context()): Promise<string> {
    const answer = await context.request.post('/sso/app', { form: { card, lang: this.language }, maxRedirects: 0 });
    return answer.headers()['location'] ?? '';
  }

  /** Of a new member with so many points. Returns the card. */
  async openFor(points: number): Promise<string> {
    const card = await newCard(true);
    if (points > 0) await givePoints(card, points);
    await this.page.goto(await this.address(card));
    await this.coupons.first().waitFor();
    return card;
  }

  screen(name: 'button' | 'confirm' | 'code' | 'history'): string {
    return `/${this.language}/webview/redeem/${name}`;
  }

  get question(): Locator {
    return this.text('Confirm at the branch, in front of the staff.');
  }
}

/** All that could give the value away: the address, the tab's storage, and what the browser lists as opened. */
export const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
    ]),
  );
