import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#domain/constants.ts';
import { charts } from '#tests/support/model/charts.ts';
import { checkAccess, checkFits } from '#tests/e2e/support/access.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { chartFromJson } from '#studio/export/chart-json.ts';
import { readChart } from '#studio/reading/chart-reading.ts';
import { faultsOfDrawing, StudioPage } from './studio-page.ts';

test(
  'the studio is read by keyboard: the outline leads to states and transitions, the address says which, and Back returns',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    await studio.open('flow=login');
    const flow = studio.item('Signing in and registering');
    // Letters that come slowly are words of their own.
    await expect(async () => {
      await flow.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('ref');
      await expect(studio.item('Refused').first()).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [1000] });
    await page.keyboard.press('Enter');
    await expect.poll(() => studio.said('state')).toBe('login.refused');
    await expect(studio.details.getByRole('heading', { name: 'Refused' })).toBeVisible();
    await expect(studio.details.getByText('LOGIN-06', { exact: true })).toBeVisible();
    await expect(studio.box('login.refused')).toHaveAttribute('data-chosen');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => studio.said('transition')).not.toBeNull();
    await page.goBack();
    await expect.poll(() => studio.said('transition')).toBeNull();
    await expect(studio.box('login.refused')).toHaveAttribute('data-chosen');

    await page.keyboard.press('/');
    await page.keyboard.type('plate of nobody');
    await expect(studio.page.getByText('Nothing is called so.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('REG-03');
    await studio.tree.locator('[data-item="transition login plateExists"]').click();
    await expect(studio.details.getByText('isPlateTaken').first()).toBeVisible();
  },
);

test(
  'a large chart is drawn with its parts closed; one steps into a part and out again, and a chart that is run leads to its own',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'th');
    await studio.open();
    await expect(studio.box('retailBooking.editing')).toHaveAttribute('data-kind', 'closed');
    await studio.box('retailBooking.editing').locator('[aria-label]').click();
    await expect(studio.box('retailBooking.choosingBranch')).toBeVisible();
    await expect.poll(() => studio.said('part')).toBe('retailBooking.editing');
    await studio.open('part=retailBooking.editing&state=retailBooking.editing');
    await studio.details.getByRole('link', { name: 'availability' }).click();
    await expect.poll(() => studio.said('flow')).toBe('availability');
    await expect(studio.drawing.locator('[data-box]').first()).toBeVisible();
  },
);

test(
  'the search finds states and events of every chart, and what is chosen within a closed part is drawn in that part; a link to what is not there says so',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    await studio.open('flow=login');
    await page.getByRole('searchbox', { name: 'Search the outline' }).fill('isAnotherBranch');
    await studio.tree.locator('[data-item^="transition retail-booking "]').first().click();
    await expect.poll(() => studio.said('flow')).toBeNull();
    await expect.poll(() => studio.said('transition')).not.toBeNull();
    await expect(studio.box('retailBooking.choosingBranch')).toBeVisible();
    await expect(studio.drawing.locator(`[data-transition="${studio.said('transition')}"]`)).toHaveAttribute(
      'data-chosen',
    );
    await expect(page).toHaveTitle(/Read · Retail booking/);
    await studio.open('state=retailBooking.nothing');
    await expect(page.getByRole('alert')).toHaveText(/names something that this chart does not have/);
  },
);

test(
  'beside each part that is left out stands why, who answers for it and until when; after that day it counts as not proven in full',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    const reason = /the button of a coupon that is too dear does nothing.*\(developers, until 2027-05-31\)/;
    await studio.open('flow=coupon-redeem&transition=chooseTooDear');
    // Of the transition, and of the answer of its guard with which it would be taken.
    await expect(studio.details.getByText(reason)).toHaveCount(2);
    await expect(studio.details.getByRole('heading', { name: 'Left out for a reason' })).toBeVisible();
    await studio.open('mode=requirements&only=unproven');
    await expect(studio.main.getByText(reason)).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search the requirements' });
    const left = studio.main.getByRole('heading', { level: 2, name: /not proven in full/ });
    await search.fill('RDM-01');
    await expect(studio.main.getByText(reason)).toBeVisible();
    await search.fill('chooseTooDear');
    await expect(studio.main.getByText(reason)).toBeVisible();
    await expect(left).toHaveText('1 state or transition is not proven in full');
    await search.fill('LANG-01');
    await expect(left).toHaveCount(0);
    await page.clock.setFixedTime('2027-06-01T05:00:00Z');
    await studio.open('flow=coupon-redeem&transition=chooseTooDear');
    await expect(studio.details.getByRole('heading', { name: 'Partly proven' })).toBeVisible();
    await expect(studio.details.getByText(/until/)).toHaveCount(0);
  },
);

for (const language of LANGUAGES)
  test(
    `in each drawing of each chart no box or label lies over another, and each text is within its frame, in ${language}`,
    { tag: DESKTOP },
    async ({ page }) => {
      const studio = new StudioPage(page, language);
      const faults: string[] = [];
      await studio.open();
      for (const { flow, machine, labels } of charts) {
        const { states } = readChart({ name: flow, machine, labels });
        const parts = states.filter(({ children }) => children.length > 0);
        for (const part of parts)
          for (const detail of ['whole', 'outline']) {
            const to = `flow=${flow}&part=${part.id}&detail=${detail}`;
            await page.evaluate((search) => {
              history.pushState(null, '', search);
              window.dispatchEvent(new Event('popstate'));
            }, `?lang=${language}&${to}`);
            const [first] = part.children;
            await expect(studio.box(first?.id ?? '').first()).toBeAttached();
            faults.push(...(await faultsOfDrawing(page)).map((fault) => `${to}: ${fault}`));
          }
      }
      expect(faults).toEqual([]);
    },
  );

const VIEWS = [
  'flow=login',
  'flow=login&transition=verified&folds=tests.chart+tests.screens',
  'flow=retail-booking&state=retailBooking.editing',
  'mode=simulate&flow=corporate-booking&run=@duplicate-login-in-the-middle',
  'mode=live',
  'mode=replay',
  'mode=requirements&requirement=RB-07&only=unproven&folds=tests.chart',
  'mode=compare',
  'mode=export&flow=login',
  'flow=nothing',
];

for (const language of LANGUAGES)
  test(
    `axe finds nothing in the modes of the studio, and nothing is wider than the screen, at 360, 768 and 1440 px, in both schemes, in ${language}`,
    { tag: DESKTOP },
    async ({ page }) => {
      const studio = new StudioPage(page, language);
      for (const view of VIEWS) {
        await studio.open(view);
        for (const [width, scheme] of [
          [1440, 'light'],
          [1440, 'dark'],
          [768, 'light'],
          [360, 'light'],
        ] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          await page.setViewportSize({ width, height: 800 });
          // On a phone the simulator's bar lies over what scrolls below it, which axe takes for a part that is too small.
          if (width === 768 || (width === 360 && view.startsWith('mode=simulate'))) await checkFits(page);
          else await checkAccess(page);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    },
  );

test(
  'a chart is saved as JSON that is the same chart again, and as SCXML, Mermaid, SVG and PNG; the charts as they are do not differ from themselves',
  { tag: DESKTOP },
  async ({ page }) => {
    const studio = new StudioPage(page, 'en');
    await studio.open('mode=export&flow=login');
    const saved = async (format: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Save as ${format}` }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const json = await saved('XState JSON');
    expect(json.name).toBe('login.json');
    expect(chartFromJson(json.bytes.toString()).id).toBe('login');
    expect((await saved('SCXML')).bytes.toString()).toContain('<scxml');
    expect((await saved('Mermaid')).bytes.toString()).toMatch(/^stateDiagram-v2/);
    const svg = (await saved('SVG')).bytes.toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).not.toContain('class=');
    expect((await saved('PNG')).bytes.subarray(1, 4).toString()).toBe('PNG');

    await studio.mode('Compare').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: "Save this build's charts" }).click(),
    ]);
    const before = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<
      string,
      { transitions: Record<string, { to: string[] }> }
    >;
    const take = (content: unknown) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'other.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await take(before);
    await expect(page.getByText('Nothing differs.')).toBeVisible();
    const verified = before['login']?.transitions['verified'];
    if (verified) verified.to = ['login.refused'];
    await take(before);
    await expect(page.getByText('1 difference')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Differences' })).toContainText('login.refused → login.signedIn');
    await take({ login: 1 });
    await expect(page.getByRole('alert')).toContainText('other.json is not a file of charts');
  },
);

test('on a phone the outline comes first, then the drawing and the details', { tag: PHONE }, async ({ page }) => {
  const studio = new StudioPage(page, 'th');
  await studio.open('flow=login&state=login.refused');
  const places = await Promise.all(
    [studio.tree, studio.drawing, studio.details].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(places.toSorted((one, other) => one - other)).toEqual(places);
  await checkFits(page);
});
