import type { Locator } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

/** Points that came in yesterday, with all that the ledger says of them. */
export async function givePoints(card: string, points: number): Promise<void> {
  const [purchase, lot] = [randomUUID(), randomUUID()];
  await inDatabase(
    `insert into purchase select $1, id, $2, 'petrol', $3 * 100, 1001, app_now() - interval '1 day',
       ((app_now() - interval '1 day') at time zone 'Asia/Bangkok')::date, $3 * 100, $3, null from member where card_number = $4`,
    [purchase, purchase, points, card],
  );
  await inDatabase(
    `insert into point_lot (id, member_id, last_day, purchase_id, made_at)
     select $1, id, '2099-12-31', $2, app_now() from member where card_number = $3`,
    [lot, purchase, card],
  );
  await inDatabase(`select move_points($1, $2, 'earned', null, app_now())`, [lot, points]);
}

/** The coupons of a member, from choosing one to its code. */
export class RedeemPage extends LoginPage {
  /** A new member with so many points, on the coupons; their card. */
  async openSignedIn(points: number): Promise<string> {
    const card = await this.signInNew();
    if (points > 0) await givePoints(card, points);
    await this.page.goto(`/${this.language}/me/redeem`);
    await this.coupons.first().waitFor();
    return card;
  }

  get coupons(): Locator {
    return this.main.getByRole('button', { name: this.say('Redeem'), exact: true });
  }

  /** By its place: they are in the order of their cost. */
  async choose(place: number): Promise<void> {
    await this.coupons.nth(place).click();
  }

  use(points: number): Locator {
    return this.button('{cost, plural, one {Use # point} other {Use # points}}', { cost: points });
  }

  balance(points: number): Locator {
    return this.page.getByText(this.say('{points, plural, one {# point} other {# points}}', { points }), {
      exact: true,
    });
  }

  /** What stands above the coupons while a code can be shown. */
  get running(): Locator {
    return this.main
      .getByRole('status')
      .filter({ hasText: this.say('Your code can be shown until {time}', { time: '' }) });
  }

  get showRunning(): Locator {
    return this.running.getByRole('link', { name: this.say('Show the code') });
  }

  get timer(): Locator {
    return this.main.getByRole('timer');
  }

  /** As the staff reads it. */
  async code(): Promise<string> {
    const shown = await this.main
      .locator('section p')
      .filter({ hasText: /^[\dA-Z]{4} [\dA-Z]{4}$/ })
      .innerText();
    return shown.replace(' ', '');
  }
}
