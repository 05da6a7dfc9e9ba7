import { HIGHLIGHTS_PER_PAGE } from '#domain/articles.ts';
import { LANGUAGES } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { ArticlesPage, listed } from './articles-page.ts';

const slugs = listed('promotions', branchNow(Date.now()).date).map(({ slug }) => slug);

for (const language of LANGUAGES)
  test(
    `HOME-02 in ${language} home highlights the promotions, the most popular first, five to a page, and leads to each and to all`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      expect([HIGHLIGHTS_PER_PAGE, slugs.length > 10]).toEqual([5, true]);
      const site = new ArticlesPage(page, language, 'promotions');
      await page.goto(`/${language}`);
      await site.takenOver();
      const heading = page.getByRole('heading', { level: 2, name: site.say('Promotions to look at') });
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(() => site.shown()).toEqual(slugs.slice(0, 5));
      await site.button('Next page').click();
      await expect.poll(() => site.shown()).toEqual(slugs.slice(5, 10));
      const pages = await page.getByRole('navigation', { name: site.say('Pages of promotions') }).boundingBox();
      expect(pages?.height, 'the pages in one row').toBeLessThan(60);
      await site
        .card(slugs[5] ?? '')
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/${language}/promotions/${slugs[5]}$`));
      await page.goBack();
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(() => site.shown()).toEqual(slugs.slice(5, 10));
      await site.link('All promotions').click();
      await expect(page).toHaveURL(new RegExp(`/${language}/promotions$`));
    },
  );
