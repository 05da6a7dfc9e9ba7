import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

const OWN = ['สมหญิง', 'ใจงาม'];

/** A day as it is typed in a language's era. */
const typed = (date: string, language: 'th' | 'en') => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${Number(year) + (language === 'th' ? 543 : 0)}`;
};

for (const language of ['th', 'en'] as const)
  test(
    `PTS-05 a missing purchase is claimed with all that is needed to find it, listed, taken back and claimed again, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const points = new RedeemPage(page, language);
      const { say } = points;
      const card = await points.openSignedIn(150);
      await page.goto(`/${language}/me/bluepoints`);
      const claims = points.main.getByRole('region', { name: say('Your claims') });
      const missing = claims.getByRole('button', { name: say('Claim a missing purchase') });
      await missing.click();
      const form = claims.getByRole('group', { name: say('The missing purchase') });
      const day = form.getByLabel(say('Day of the purchase'), { exact: true });
      const send = claims.getByRole('button', { name: say('Send the claim') });

      await send.click();
      await expect(day).toBeFocused();
      const branch = form.getByLabel(say('Branch'), { exact: true });
      const bought = form.getByLabel(say('What did you buy?'));
      for (const [field, lacks] of [
        [day, 'Choose the day of the purchase'],
        [branch, 'Choose the branch'],
        [bought, 'Choose what you bought'],
        [form.getByLabel(say('Litres or baht')), 'Type a number, such as 40 or 35.5.'],
      ] as const)
        await expect(field).toHaveAccessibleDescription(say(lacks));
      await checkAtRest(points, OWN);

      const today = branchNow(Date.now()).date;
      await day.fill(typed(addDays(today, -16), language));
      await day.press('Tab');
      await expect(form).toContainText(say('Points can be claimed within {days} days of the purchase', { days: 15 }));
      await day.fill(typed(addDays(today, -15), language));
      await branch.selectOption('1001');
      await bought.selectOption('cafe');
      await form.getByLabel(say('Baht')).fill('120.50');
      await send.click();
      await expect(claims).toContainText(say('Your claim has reached us'));
      const claim = claims.getByRole('listitem').filter({ hasText: '120.5' });
      await expect(claim).toContainText(say('Your claim is being checked'));
      await checkAtRest(points, OWN);

      await claim.getByRole('button', { name: say('Withdraw the claim') }).click();
      await claim.getByRole('button', { name: say('Withdraw'), exact: true }).click();
      await expect(claim).toHaveCount(0);
      const left = await inDatabase(
        'select c.id from point_claim c join member m on m.id = c.member_id where m.card_number = $1',
        [card],
      );
      expect(left).toEqual([]);
      await expect(missing).toBeVisible();
    },
  );

test(
  'an empty claim of wrong points is not sent: what is missing is said, and what was typed is listed with its state and its day',
  { tag: WIDTH_OF.th },
  async ({ page }) => {
    const points = new RedeemPage(page, 'th');
    await points.openSignedIn(150);
    await page.goto('/th/me/bluepoints');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/x/points/claim/')) asked.push(request.url());
    });
    await points.button('Points wrong?').click();
    await points.button('Send the claim').click();
    await expect(points.field('What is wrong?')).toBeFocused();
    await expect(points.text('Say what is wrong, so that it can be checked')).toBeVisible();
    expect(asked).toEqual([]);
    await points.field('What is wrong?').fill('เติมสองคัน');
    await points.button('Send the claim').click();
    await expect(points.text('Your claim has reached us')).toBeVisible();
    const claims = points.main.getByRole('region', { name: points.say('Your claims') });
    await expect(claims.getByRole('listitem').filter({ hasText: 'เติมสองคัน' })).toContainText(
      points.say('Your claim is being checked'),
    );
  },
);
