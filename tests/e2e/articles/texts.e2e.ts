import { LANGUAGES } from '#domain/constants.ts';
import { CAPS, EARNING } from '#domain/membership/loyalty.ts';
import { checkAtRest, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { wordsIn } from '#tests/e2e/support/words.ts';
import { bodyTexts, own } from './articles-page.ts';

const TEXTS = [
  ['/privacypolicy', 'privacypolicy'],
  ['/other/career/privacy', 'career-privacy'],
  ['/other/contactus', 'contactus'],
] as const;

for (const language of LANGUAGES)
  test(
    `CONT-07 in ${language} the terms, the privacy policy, that for applicants, how to reach us and the guideline are there, the texts as the files have them`,
    { tag: WIDTH_OF[language] },
    async ({ page, siteIn }) => {
      test.setTimeout(180_000);
      const site = siteIn(language);
      for (const [path, slug] of TEXTS) {
        const text = own.library.pages.find((each) => each.slug === slug)?.text[language];
        await page.goto(`/${language}${path}`);
        await site.takenOver();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text?.name ?? '');
        const headings = [...(text?.html ?? '').matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading = '']) => heading);
        expect(headings.length).toBeGreaterThan(0);
        await expect(site.main.getByRole('heading', { level: 2 })).toHaveText(headings);
        await checkAtRest(site, [text?.name ?? '', text?.desc ?? '', ...bodyTexts(text?.html ?? '')]);
      }
      for (const [path, title] of [
        [`/${language}/termconditions`, site.say('Booking terms')],
        ['/guideline', wordsIn('th')('Guideline')],
      ] as const) {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
    },
  );

for (const language of LANGUAGES)
  test(
    `PTS-02 in ${language} the terms page has the card’s terms with every rate, cap and expiry, and those of a booking`,
    { tag: WIDTH_OF[language] },
    async ({ page, siteIn }) => {
      const site = siteIn(language);
      await page.goto(`/${language}/termconditions`);
      await site.takenOver();
      await expect(site.title('Booking terms')).toBeVisible();
      const card = site.main.locator('#card');
      const text = own.library.pages.find((each) => each.slug === 'loyaltyterms')?.text[language];
      await expect(card.getByRole('heading', { level: 2 }).first()).toHaveText(text?.name ?? '');
      const said = await card.innerText();
      const number = (hundredths: number) => (hundredths / 100).toLocaleString('en');
      for (const { family, aPoint, aTime } of Object.values(EARNING)) {
        const rate = family === 'shop' ? '1 point for every {each} baht' : '1 point for every {each} litres';
        const words =
          family === 'fuel' && aPoint === 100 ? site.say('1 point a litre') : site.say(rate, { each: number(aPoint) });
        expect(said).toContain(words);
        const most = family === 'fuel' ? 'at most {most} litres a time' : 'at most {most} baht a time';
        expect(said).toContain(site.say(most, { most: number(aTime) }));
      }
      for (const [family, unit] of [
        ['fuel', 'litres'],
        ['shop', 'baht'],
      ] as const) {
        const { timesADay: times, aMonth } = CAPS[family];
        const cap = `At most {times} times a day at one branch, and {month} ${unit} a month.`;
        expect(said).toContain(site.say(cap, { times, month: number(aMonth) }));
      }
      for (const words of [
        'Points live for 2 years and then until the next 30 June or 31 December. Those that end first are used first.',
        'Wrong or missing points can be claimed within {days} days of the purchase.',
      ])
        expect(said).toContain(site.say(words, { days: 15 }));
      await checkAtRest(site, [text?.name ?? '', text?.desc ?? '', ...bodyTexts(text?.html ?? '')]);
    },
  );
