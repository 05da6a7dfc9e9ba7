import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { branches } from '#server/content/branches.ts';
import { CorporatePage, companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { BookingsPage } from '#tests/e2e/my-bookings/bookings-page.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { PAPERS, pictureOn, printOn, type PaperName, type Printed } from '#tests/e2e/support/paper.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const NAMES = Object.keys(PAPERS) as PaperName[];
/** Points between a label and its value, when they stand below each other. */
const NEAR = 24;
/** Points: some 25 mm, which phones and hand scanners read. */
const READABLE = 70;
/** What is there to be pressed, or leads elsewhere. */
const PRESSED = ':is(header, footer):not(main *), nav, button, [role="button"], input, [data-size]:is(a)';

/** Each label lies on one page, together with its value. */
function checkTogether({ pairs }: Printed, paper: PaperName): void {
  expect(pairs.length, `pairs on ${paper}`).toBeGreaterThan(3);
  for (const { label, of, value } of pairs) {
    const where = `'${label}' on ${paper}`;
    const [first] = of;
    const [next] = value;
    if (!first || !next) throw new Error(`${where} is not printed`);
    expect(new Set([...of, next].map(({ page }) => page)), `one page for ${where}`).toEqual(new Set([first.page]));
    const isBeside = first.bottom < next.top && next.bottom < first.top;
    const gap = isBeside ? 0 : Math.min(...of.map(({ bottom }) => bottom)) - next.top;
    expect(gap, `the way from ${where} to its value`).toBeLessThan(NEAR);
  }
}

/** A visit is on as few sheets as its lines need, and its terms are whole: none is cut by a page's end. */
const checkWhole = ({ pairs }: Printed, paper: PaperName) => {
  for (const { label, value } of pairs)
    expect(new Set(value.map(({ page }) => page)).size, `pages of '${label}' on ${paper}`).toBe(1);
};

async function onEveryPaper(
  page: Page,
  name: string,
  info: TestInfo,
  check: (printed: Printed, paper: PaperName) => void,
) {
  for (const paper of NAMES) {
    const printed = await printOn(page, paper);
    await writeFile(info.outputPath(`${name} ${paper}.pdf`), printed.pdf);
    await writeFile(info.outputPath(`${name} ${paper}.png`), await pictureOn(page, paper));
    checkTogether(printed, paper);
    check(printed, paper);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(PRESSED).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** The code is in letters and, for a device, large enough and on the sheet of the code. */
function checkCode({ pairs }: Printed, said: string): void {
  const code = pairs.find(({ label }) => label.startsWith(said));
  const tallest = Math.max(...(code?.value ?? []).map(({ top, bottom }) => top - bottom));
  expect(tallest, 'the height of the QR code').toBeGreaterThan(READABLE);
}

test(
  'a booking is printed on A4, A5 and across, from each of its pages, with every label beside its value and its code to be read',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }, info) => {
    test.setTimeout(240_000);
    const booking = bookingIn('th');
    await booking.open();
    const customer = newCustomer();
    await booking.reach('summary', customer);
    const code = await booking.confirm();
    await expect(booking.main).toContainText(codeAsShown(code));
    const bookings = (printed: Printed, paper: PaperName) => {
      checkWhole(printed, paper);
      checkCode(printed, booking.say('Booking code'));
    };
    await onEveryPaper(page, 'completed', info, bookings);

    await page.goto(`/th/booking/find?${new URLSearchParams({ plate: customer.plate, code })}`);
    await expect(booking.button('Print')).toBeVisible();
    await onEveryPaper(page, 'found', info, bookings);
  },
);

test(
  'a member’s and a company’s booking are printed on A4, A5 and across with every label beside its value',
  { tag: DESKTOP },
  async ({ page, context }, info) => {
    test.setTimeout(240_000);
    const site = new BookingsPage(page, 'en');
    await site.signInNew();
    const [own] = await site.book(1020);
    await page.goto(`/en/me/booking?booking=${own?.id}`);
    await expect(site.button('Print')).toBeVisible();
    const whole = (printed: Printed, paper: PaperName) => {
      checkWhole(printed, paper);
      checkCode(printed, 'Booking code');
    };
    await onEveryPaper(page, 'member', info, whole);

    await context.clearCookies();
    const company = await companyWith(['1กก 1111']);
    const companys = new CorporatePage(page, 'en');
    await companys.openSignedIn(company);
    const made = await OtherGuest.as(context.request).bookLate(1023, '1กก 1111');
    await inDatabase('update appointment set car_id = $2 where id = $1', [made.id, company.cars[0]]);
    await page.goto(`/en/corporate/manage/booking?booking=${made.id}`);
    await expect(companys.button('Print')).toBeVisible();
    await onEveryPaper(page, 'company', info, whole);
  },
);

for (const language of ['th', 'en'] as const)
  test(
    `terms and privacy are printed on A4, A5 and across with every heading above its text, in ${language}`,
    { tag: language === 'th' ? PHONE : DESKTOP },
    async ({ page }, info) => {
      test.setTimeout(240_000);
      for (const name of ['termconditions', 'privacypolicy']) {
        await page.goto(`/${language}/${name}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await onEveryPaper(page, `${name}-${language}`, info, () => undefined);
      }
    },
  );

test(
  'the page of a branch is printed on A4, A5 and across with every heading above its text and every day beside its hours',
  { tag: PHONE },
  async ({ page, siteIn }, info) => {
    test.setTimeout(240_000);
    const site = siteIn('th');
    const [branch] = branches;
    await page.goto(`/th/branch/${branch?.slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(site.link('Directions')).toBeVisible();
    await onEveryPaper(page, 'branch', info, ({ pairs }) => {
      const said = pairs.map(({ label }) => label).join(' ');
      expect(said).toContain(site.say('How to get here'));
      expect(pairs.length, 'seven days and the headings').toBeGreaterThan(7);
    });
  },
);
