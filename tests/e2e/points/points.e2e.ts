import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, JOURNEY } from '#tests/e2e/support/test.ts';
import { RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';

const OWN = ['สมหญิง', 'ใจงาม'];

/** Section 9: what earns one point, and how much of one purchase counts. */
const FUELS = [
  ['Petrol', '1 point a litre', 1, '100'],
  ['Gasohol', '1 point a litre', 1, '100'],
  ['Premium diesel', '1 point for every {each} litres', 2, '100'],
  ['Diesel', '1 point for every {each} litres', 4, '100'],
] as const;
const SHOPS = [
  ['Lubricants', '500'],
  ['Café', '500'],
  ['Convenience store', '1,500'],
  ['Other shops', '1,000'],
] as const;

test(
  'PTS-01 a member sees what there is and what ends when, gets the newest by force_update, and a claim of wrong points, in th',
  { tag: [PHONE, JOURNEY] },
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
    await expect(
      points.main
        .getByRole('region', { name: points.say('Point history') })
        .getByText(points.say('Your claim is being checked')),
    ).toBeVisible();
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
      const { say } = points;
      await expect(terms.getByRole('listitem')).toHaveText([
        ...FUELS.map(
          ([name, rule, each, most]) => say(name) + say(rule, { each }) + say('at most {most} litres a time', { most }),
        ),
        ...SHOPS.map(
          ([name, most]) =>
            say(name) +
            say('1 point for every {each} baht', { each: 20 }) +
            say('at most {most} baht a time', { most }),
        ),
      ]);
      const [fuel, shops] = [
        'At most {times} times a day at one branch, and {month} litres a month.',
        'At most {times} times a day at one branch, and {month} baht a month.',
      ];
      for (const text of [
        say(fuel, { times: 2, month: '400' }),
        say(shops, { times: 3, month: '5,000' }),
        say('Wrong or missing points can be claimed within {days} days of the purchase.', { days: 15 }),
      ])
        await expect(terms).toContainText(text);
      const life = language === 'en' ? /2 years.*30 June.*31 December/ : /2 ปี.*30 มิถุนายน.*31 ธันวาคม/;
      await expect(terms).toContainText(life);
    }
    const points = new RedeemPage(page, 'th');
    await points.field('Litres').fill('130');
    await expect(
      points.main.getByText(points.say('At most {time} litres count at a time.', { time: '100' })),
    ).toBeVisible();
    await checkAtRest(points, OWN);
  },
);
