import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import type { Bought } from '#domain/membership/loyalty.ts';
import { addDays, branchNow, instantOf, type BranchDate } from '#domain/thai-calendar.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { recordInDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

const today = branchNow(Date.now()).date;
const yesterday = addDays(today, -1);
/** The n-th day of a month that is over, and of which nothing else counts. */
const before = (n: number) => `${addDays(`${today.slice(0, 7)}-01`, -40).slice(0, 7)}-0${n}`;
/** The last day of points, as section 9 says, and as the page writes it. */
const lastDay = (earnedOn: BranchDate, language: Language) => {
  const [isJune, year] = [earnedOn.slice(5) <= '06-30', Number(earnedOn.slice(0, 4)) + 2];
  return language === 'th'
    ? `${isJune ? '30 มิ.ย.' : '31 ธ.ค.'} ${year + 543}`
    : `${isJune ? '30 Jun' : '31 Dec'} ${year}`;
};

interface Purchase {
  readonly bought: Bought;
  readonly name: string;
  readonly amount: number;
  readonly point: string;
  readonly says: readonly string[];
  readonly branch?: number;
  readonly day?: BranchDate;
}

/** A new member who has bought all this, in this order, on their points. */
class SaverPage extends LoginPage {
  async openWith(purchases: readonly Purchase[]): Promise<void> {
    const card = await this.signInNew();
    const sales = purchases.map(({ bought, amount, day = yesterday, branch = 1001 }, index) => ({
      line: index + 2,
      card,
      receipt: randomUUID(),
      bought,
      amount: Math.round(amount * 100),
      branch,
      at: new Date(instantOf(day, '09:00').getTime() + index * 60_000),
    }));
    await recordInDatabase(sales);
    await this.page.goto(`/${this.language}/me/bluepoints`);
    await this.title('My points').waitFor();
  }

  line({ name, amount, bought }: Purchase): Locator {
    const unit = /petrol|gasohol|iesel/.test(bought) ? '{text} litres' : '{text} baht';
    const title = `${this.say(name)} ${this.say(unit, { text: amount.toLocaleString('en') })}`;
    return this.main
      .getByRole('region', { name: this.say('Point history') })
      .getByRole('listitem')
      .filter({ hasText: title });
  }

  /** Each purchase with what it earned, by which rule, and which cap cut it. */
  async explainsEach(purchases: readonly Purchase[]): Promise<void> {
    for (const purchase of purchases) {
      const line = this.line(purchase);
      await expect(line.locator('b').last(), purchase.name).toHaveText(purchase.point);
      for (const said of purchase.says) await expect(line).toContainText(said);
    }
  }

  ends(day: BranchDate, points: number): Promise<void> {
    const line = this.main
      .getByRole('region', { name: this.say('When your points end') })
      .getByRole('listitem')
      .filter({ hasText: lastDay(day, this.language) });
    const words = this.say('{point, plural, one {# point} other {# points}}', { point: points });
    return expect(line).toContainText(words);
  }
}

const inBoth = (title: string, work: (page: Page, site: SaverPage) => Promise<void>) => {
  for (const language of ['th', 'en'] as const)
    test(
      `${title}, in ${language}`,
      { tag: WIDTH_OF[language] },
      async ({ page }) => await work(page, new SaverPage(page, language)),
    );
};

inBoth(
  'PTS-03 fuel earns 1 point a litre, premium diesel 1 per 2 and diesel 1 per 4, for at most 100 litres a time, 2 times a day at a branch and 400 litres a month; the history says so',
  async (_page, site) => {
    const aTime = site.say('At most {time} litres count at a time.', { time: '100' });
    const aMonth = site.say('At most {month} litres count in a month.', { month: '400' });
    const timesADay = site.say('It was over {times} times a day at one branch, so it earned nothing.', { times: '2' });
    const litre = site.say('1 point a litre');
    const per = (each: number) => site.say('1 point for every {each} litres', { each });
    const purchases: Purchase[] = [
      { bought: 'petrol', name: 'Petrol', amount: 35.99, point: '+35', says: [litre] },
      { bought: 'premiumDiesel', name: 'Premium diesel', amount: 118.4, point: '+50', says: [per(2), aTime] },
      { bought: 'gasohol', name: 'Gasohol', amount: 10, point: '0', says: [timesADay] },
      { bought: 'gasohol', name: 'Gasohol', amount: 20.5, point: '+20', says: [litre], branch: 1002 },
      { bought: 'diesel', name: 'Diesel', amount: 46, point: '+11', says: [per(4)], branch: 1002 },
      ...[91, 92, 93, 94, 95].map((amount, index): Purchase => {
        const [point, says] = index === 4 ? ['+30', [aMonth]] : [`+${amount}`, [litre]];
        return { bought: 'petrol', name: 'Petrol', amount, point, says, day: before(index + 1) };
      }),
    ];
    await site.openWith(purchases);
    await site.explainsEach(purchases);
    await expect(
      site.main.getByText(site.say('{points, plural, one {# point} other {# points}}', { points: 516 })).first(),
    ).toBeVisible();
    await checkAtRest(site, ['สมหญิง', 'ใจงาม']);
  },
);

inBoth(
  'PTS-04 a shop earns 1 point per 20 baht, for at most 500, 500, 1,500 and 1,000 baht a time, 3 times a day at a branch and 5,000 baht a month; the history says so',
  async (_page, site) => {
    const rule = site.say('1 point for every {each} baht', { each: 20 });
    const aTime = (time: string) => site.say('At most {time} baht count at a time.', { time });
    const aMonth = site.say('At most {month} baht count in a month.', { month: '5,000' });
    const timesADay = site.say('It was over {times} times a day at one branch, so it earned nothing.', { times: '3' });
    const purchases: Purchase[] = [
      { bought: 'lubricants', name: 'Lubricants', amount: 1890, point: '+25', says: [rule, aTime('500')] },
      { bought: 'cafe', name: 'Café', amount: 519, point: '+25', says: [rule, aTime('500')] },
      { bought: 'convenience', name: 'Convenience store', amount: 1720, point: '+75', says: [rule, aTime('1,500')] },
      { bought: 'other', name: 'Other shops', amount: 500, point: '0', says: [timesADay] },
      { bought: 'other', name: 'Other shops', amount: 1721, point: '+50', says: [rule, aTime('1,000')], branch: 1002 },
      { bought: 'cafe', name: 'Café', amount: 39, point: '+1', says: [rule], branch: 1002 },
      ...[1401, 1402, 1403, 1404].map((amount, index): Purchase => {
        const [point, says] = index === 3 ? ['+39', [aMonth]] : ['+70', [rule]];
        return { bought: 'convenience', name: 'Convenience store', amount, point, says, day: before(index + 1) };
      }),
    ];
    await site.openWith(purchases);
    await site.explainsEach(purchases);
  },
);

inBoth(
  'PTS-05 points live two years and until the next 30 June or 31 December; those of a purchase 15 days ago can be claimed, those of one a day earlier not any more',
  async (_page, site) => {
    const lastYear = Number(today.slice(0, 4)) - 1;
    const [june, july] = [`${lastYear}-06-30`, `${lastYear}-07-01`] as const;
    const bought = (amount: number, day: BranchDate): Purchase => {
      return { bought: 'cafe', name: 'Café', amount, point: `+${amount / 20}`, says: [], day };
    };
    const purchases = [
      bought(100, june),
      bought(140, july),
      bought(60, addDays(today, -16)),
      bought(80, addDays(today, -15)),
    ];
    await site.openWith(purchases);
    await site.explainsEach(purchases);
    await site.ends(june, 5);
    await site.ends(july, 7);
    const [early, late] = purchases.slice(2).map((purchase) => site.line(purchase)) as [Locator, Locator];
    const claim = site.say('Points wrong?');
    await expect(early.getByRole('button', { name: claim })).toHaveCount(0);
    await late.getByRole('button', { name: claim }).click();
    await site.field('What is wrong?').fill('เติมสองคัน');
    await site.button('Send the claim').click();
    await expect(late).toContainText(site.say('Your claim has reached us'));
  },
);
