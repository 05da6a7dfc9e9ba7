import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { CAPS, CLAIM_DAYS, EARNING } from '#domain/loyalty.ts';
import { RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';

const OWN = ['สมหญิง', 'ใจงาม'];

test(
  'PTS-01 a member sees what there is and what ends when, gets the newest by force_update, and a claim of wrong points, in th',
  { tag: PHONE },
  async ({ page }) => {
    const points = new RedeemPage(page, 'th');
    const card = await points.openSignedIn(150);
    await page.goto('/th/me/bluepoints');
    await expect(points.balance(150).first()).toBeVisible();
    await expect(points.text('1 point a litre').first()).toBeVisible();
    await checkAtRest(points, OWN);
    await inDatabase(
      `insert into point_move select l.id, 2, 1, 150, -150, 0, 'lapsed', null, app_now() from point_lot l join member m on m.id = l.member_id
       where m.card_number = $1`,
      [card],
    );
    const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('force_update=true'));
    await points.button('Update').click();
    await asked;
    await expect(points.balance(0).first()).toBeVisible();

    await points.button('Points wrong?').click();
    await expect(points.field('What is wrong?')).toBeFocused();
    await points.button('Close').click();
    await expect(points.button('Points wrong?')).toBeFocused();
    await points.button('Points wrong?').click();
    await points.field('What is wrong?').fill('เติมสองคัน');
    await points.button('Send the claim').click();
    await expect(points.text('Your claim has reached us')).toBeVisible();
    await expect(page.locator(':focus').filter({ has: points.text('Your claim has reached us') })).toHaveCount(1);
    await page.reload();
    await expect(points.text('Your claim is being checked')).toBeVisible();
    await checkAtRest(points, OWN);
  },
);

test(
  'PTS-02 the terms name every rate, cap and end in both languages, and what a purchase would earn follows them',
  { tag: DESKTOP },
  async ({ page }) => {
    for (const language of ['en', 'th'] as const) {
      const points = new RedeemPage(page, language);
      if (language === 'en') await points.openSignedIn(10);
      await page.goto(`/${language}/me/bluepoints`);
      const terms = points.main.getByRole('region', { name: points.say('How points work') });
      const words = await terms.innerText();
      for (const [bought, name] of Object.entries({
        premiumDiesel: 'Premium diesel',
        convenience: 'Convenience store',
      })) {
        const { aPoint, aTime } = EARNING[bought as keyof typeof EARNING];
        const line = terms.getByRole('listitem').filter({ hasText: points.say(name) });
        await expect(line).toContainText(String(aPoint / 100));
        await expect(line).toContainText((aTime / 100).toLocaleString('en'));
      }
      await expect(terms.getByRole('listitem')).toHaveCount(Object.keys(EARNING).length);
      for (const { timesADay, aMonth } of Object.values(CAPS))
        for (const number of [timesADay, (aMonth / 100).toLocaleString('en')]) expect(words).toContain(String(number));
      expect(words).toContain(String(CLAIM_DAYS));
      expect(words).toMatch(language === 'en' ? /2 years[^]*30 June[^]*31 December/ : /2 ปี[^]*30 มิถุนายน[^]*31 ธันวาคม/);
    }
    const points = new RedeemPage(page, 'th');
    await points.field('Litres').fill('130');
    await expect(
      points.main.getByText(points.say('At most {time} litres count at a time.', { time: '100' })),
    ).toBeVisible();
    await checkAtRest(points, OWN);
  },
);
