import { codeAsShown } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { OtherGuest, type MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';
import { checkAtRest, DESKTOP, expect, JOURNEY, PHONE, test } from '#tests/e2e/support/test.ts';
import { CorporatePage, companyWith, OF_COMPANY } from '#tests/e2e/corporate/corporate-page.ts';

const PLATE = '1กก 1111';
const NAMES = [...OF_COMPANY, PLATE, 'อารี', 'มั่นคง', 'สมปอง ใจเย็น'];

/** A company's booking of its car, opened. */
async function openBooking(site: CorporatePage): Promise<MadeBooking> {
  const company = await companyWith([PLATE]);
  await site.openSignedIn(company);
  const booking = await OtherGuest.as(site.page.context().request).bookLate(1023, PLATE);
  await inDatabase('update appointment set car_id = $2 where id = $1', [booking.id, company.cars[0]]);
  await inDatabase(`update car set driver_name = 'สมปอง ใจเย็น', driver_tel = '0898765432' where id = $1`, [
    company.cars[0],
  ]);
  await site.open(`/manage/booking?booking=${booking.id}`);
  return booking;
}

/** At which it is booked. */
const BRANCH = { th: 'พัทยากลาง', en: 'Pattaya Klang' } as const;

const addressOf = (site: CorporatePage) => site.field('Address of the link').inputValue();

test(
  'a driver opens the link on the phone without signing in, and sees branch, time, plate, code and the ways there, and no name',
  { tag: [PHONE, JOURNEY] },
  async ({ page, browser }) => {
    const site = new CorporatePage(page, 'th');
    const booking = await openBooking(site);
    const part = page.getByRole('region', { name: site.say('Link for the driver') });
    await expect(part.getByRole('link', { name: '089-876-5432' })).toHaveAttribute('href', 'tel:0898765432');
    await site.button('Make a link').click();
    const address = await addressOf(site);
    expect(address).toMatch(/\/th\/visit#[\w-]{43}$/);
    await expect(part.getByRole('link', { name: site.say('Send by SMS to the driver') })).toHaveAttribute(
      'href',
      new RegExp(`^sms:0898765432.*${encodeURIComponent(address).slice(-43)}`),
    );
    const names = [...NAMES, codeAsShown(booking.code)];
    await checkAtRest(site, names);

    const other = await browser.newContext({ baseURL: new URL(address).origin });
    const phone = await other.newPage();
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
    const response = await phone.goto(address);
    expect(response?.headers()['cache-control']).toBe('no-store');
    const driver = new SitePage(phone, 'th');
    await expect(driver.valueOf('Booking code')).toContainText(codeAsShown(booking.code));
    await expect(driver.valueOf('Car')).toContainText('1111');
    await expect(driver.link('Directions')).toHaveAttribute(
      'href',
      /google\.com\/maps\/dir\/.*destination=[\d.]+,[\d.]+/,
    );
    await expect(driver.link('Call the branch')).toHaveAttribute('href', /^tel:\d+$/);
    await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const name of ['อารี', 'มั่นคง', '0898765432', 'สมปอง']) await expect(driver.main).not.toContainText(name);
    const [file] = await Promise.all([phone.waitForEvent('download'), driver.button('Add to calendar').click()]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const token = address.slice(-43);
    expect(asked.filter((each) => each.includes(token))).toEqual([]);
    await checkAtRest(driver, names);
    await other.close();
  },
);

test(
  'a link that was made is said to be there after a reload without being shown; a new one ends it, and revoking ends that after a question',
  { tag: DESKTOP },
  async ({ page, context }) => {
    const site = new CorporatePage(page, 'en');
    await openBooking(site);
    await site.button('Make a link').click();
    const first = await addressOf(site);
    await page.reload();
    await expect(page.getByText('For safety it cannot be shown again.')).toBeVisible();
    await expect(site.field('Address of the link')).toHaveCount(0);
    await site.button('Make a new link').click();
    const second = await addressOf(site);
    // In the driver's language, whichever the sender reads.
    const line = site.link('Send by LINE');
    const saysBranch = (name: string) => expect(line).toHaveAttribute('href', new RegExp(encodeURIComponent(name)));
    await saysBranch(BRANCH.th);
    await page.getByRole('combobox', { name: "The driver's language" }).selectOption('en');
    await saysBranch(BRANCH.en);
    await page.getByRole('combobox', { name: "The driver's language" }).selectOption('th');
    const tab = await context.newPage();
    const opened = new SitePage(tab, 'th');
    await tab.goto(first);
    await expect(opened.title('This link does not work')).toBeVisible();
    await tab.goto('about:blank');
    await tab.goto(second);
    await expect(opened.link('Directions')).toBeVisible();
    await site.button('Revoke the link').click();
    await expect(site.button('Keep the link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(site.field('Address of the link')).toHaveValue(second);
    await site.button('Revoke the link').click();
    await site.button('Revoke').click();
    await expect(site.text('The link was revoked. It no longer opens for anybody.')).toBeVisible();
    await tab.reload();
    await expect(opened.title('This link does not work')).toBeVisible();
    await checkAtRest(opened, NAMES);
  },
);

test(
  'the link of a booking that was cancelled says so, and no longer leads there',
  { tag: PHONE },
  async ({ page, context }) => {
    const site = new CorporatePage(page, 'en');
    await openBooking(site);
    await site.button('Make a link').click();
    const address = await addressOf(site);
    await site.button('Cancel this booking').click();
    await site.button('Cancel the booking').click();
    await expect(site.text('Your booking is cancelled.')).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(address);
    // In Thai, where the sender has chosen no other language.
    const driver = new SitePage(tab, 'th');
    await expect(driver.text('This visit was cancelled')).toBeVisible();
    await expect(driver.main.getByRole('link', { name: 'Directions' })).toHaveCount(0);
    await expect(driver.valueOf('Booking code')).toHaveCount(0);
    await checkAtRest(driver, NAMES);
  },
);

test(
  'CONT-09, API-02 a link whose making or revoking gets no good answer is asked for until it is known; the driver’s page without an answer is read again by a tap',
  { tag: DESKTOP },
  async ({ page, context, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new CorporatePage(page, 'en');
    await openBooking(site);
    const making = await spoil(page, 'makeDriverLink', 'answers 503');
    await site.button('Make a link').click();
    await expect(site.text('We do not know yet whether the link was made.')).toBeVisible();
    making();
    await site.button('Try again').click();
    const address = await addressOf(site);
    const tab = await context.newPage();
    const driver = new SitePage(tab, 'th');
    const reading = await spoil(tab, 'readDriverVisit', 'answers 503');
    await tab.goto(address);
    await expect(driver.text('Cannot display data now, try again')).toBeVisible();
    reading();
    await driver.button('Try again').click();
    await expect(driver.valueOf('Booking code')).toBeVisible();
    const revoking = await spoil(page, 'revokeDriverLink', 'answers 503');
    await site.button('Revoke the link').click();
    await site.button('Revoke').click();
    await expect(site.text('We do not know yet whether the link was revoked.')).toBeVisible();
    revoking();
    await site.button('Try again').click();
    await expect(site.text('The link was revoked. It no longer opens for anybody.')).toBeVisible();
  },
);
