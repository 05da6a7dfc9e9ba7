import { brand } from '#src/ui/brand/brand.ts';
import { checkAccess } from '#tests/e2e/support/access.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { beyondScreen } from './measures.ts';

const WIDTHS = [360, 768, 1440];
const THAI = /[ก-๙]/;
/** What is Thai in every language: plates, provinces, the other language's name and its sample. */
const ALWAYS = ['รถดี', 'ไทย'];

test(
  'the guideline shows its parts in Thai and English, light and dark, at every width, and axe finds nothing',
  { tag: DESKTOP },
  async ({ page, siteIn }) => {
    test.setTimeout(180_000);
    const { button } = siteIn('th');
    const way = (name: string) => button.call(siteIn('th'), name);
    await page.goto('/guideline');
    const samples = page.locator('[data-samples]');
    await expect(samples.getByRole('heading', { level: 2 }).nth(10)).toBeVisible();
    const backs: string[] = [];
    for (const [language, name] of [
      ['th', 'Thai'],
      ['en', 'In English'],
    ] as const) {
      await way(name).click();
      await expect(samples).toHaveAttribute('lang', language);
      const headings = (await samples.getByRole('heading', { level: 2 }).allInnerTexts()).filter(
        (text) => !ALWAYS.includes(text) && !Object.values<string>(brand.name).includes(text),
      );
      expect(headings.filter((text) => THAI.test(text) !== (language === 'th'))).toEqual([]);
      for (const scheme of ['Light', 'Dark']) {
        await way(scheme).click();
        backs.push(await samples.evaluate((element) => getComputedStyle(element).backgroundColor));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await beyondScreen(page), `${language} ${scheme} at ${width} px`).toEqual([]);
        }
        await checkAccess(page);
      }
    }
    expect(backs).toEqual([backs[0], backs[1], backs[0], backs[1]]);
    expect(backs[0]).not.toBe(backs[1]);
  },
);
