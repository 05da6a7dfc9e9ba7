import type { Route } from '@playwright/test';
import { LANGUAGES } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { hasBitten, PAYLOADS } from '#tests/e2e/site/payloads.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { ArticlesPage, listed } from './articles-page.ts';

const today = branchNow(Date.now()).date;
const payloads = PAYLOADS.slice(0, effort(PAYLOADS.length, PAYLOADS.length));

/** Fields in which another value would be no answer of the contract. */
const NOT_TEXT = /^(id|start|end|post_on|offer|language|page|total|page_count|error_code)$/;

const planted = (value: unknown, payload: string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => planted(each, payload, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, planted(each, payload, name)]));
  if (key === 'html') return `<p>${payload}</p>${payload}`;
  if (value === null && /^(brand_name|left_tag)$/.test(key)) return payload;
  return typeof value === 'string' && !NOT_TEXT.test(key) ? payload : value;
};

for (const language of LANGUAGES)
  test(
    `script payloads in every field of lists and items that a server answers do not run, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, watch }) => {
      test.setTimeout(600_000);
      // A cover that is no address of a drawing.
      watch.expect(
        /status (?:of )?4\d\d|ERR_|Unsafe attempt|not well-formed|Content Security Policy|CSP: script-src-attr inline/i,
      );
      const site = new ArticlesPage(page, language, 'promotions');
      for (const payload of payloads) {
        const plant = async (route: Route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: planted(await response.json(), payload) });
        };
        await site.open();
        await page.route(/\/(applayout\/list|item3|category)\//, plant);
        await site.pageLink(2).click();
        await expect(site.cards.first()).toContainText(payload);
        expect([payload, 'list', await hasBitten(page)]).toEqual([payload, 'list', false]);
        await site.cards.first().getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(payload);
        await expect(site.main.locator('article')).toBeVisible();
        await page.waitForTimeout(50);
        expect([payload, 'item', await hasBitten(page)]).toEqual([payload, 'item', false]);
        await page.unrouteAll({ behavior: 'wait' });
      }
      expect(listed('promotions', today).length).toBeGreaterThan(3);
      reportFigure({
        what: `script payloads in every field of content lists and items (${language})`,
        wanted: '30 payloads, none runs',
        measured: `${payloads.length} payloads, none runs, none is taken for markup`,
      });
    },
  );
