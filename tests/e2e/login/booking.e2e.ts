import { keepWordsWhole } from '#domain/whole-words.ts';
import { codeAsShown, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { LoginPage, newCard, SOMYING } from './login-page.ts';

const NOTICE = {
  en: 'Logged out after logging in with another device.',
  th: keepWordsWhole('ออกจากระบบแล้ว เพราะมีการเข้าสู่ระบบจากอุปกรณ์อื่น'),
} as const;

test(
  'RB-11 what a guest has chosen and typed goes on after signing in: what was left empty is filled in, and the booking is a member’s',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const site = new LoginPage(page, 'en');
    await booking.openAt('time');
    await booking.goOn('time');
    const { plate } = newCustomer();
    await booking.field('Licence plate').fill(plate);
    await booking.field('First name').fill('สมศรี');
    await booking.main.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/sso\?/);
    await site.chooseCard(await newCard(true));
    await expect(booking.heading('information')).toBeVisible();
    await expect(booking.field('First name')).toHaveValue('สมศรี');
    await expect(booking.field('Last name')).toHaveValue(SOMYING.last);
    await expect(booking.field('Phone number')).toHaveValue('089-876-5432');
    await expect(booking.field('E-mail')).toHaveValue(SOMYING.email);
    const held = booking.nextItem();
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
    const item = await held;
    expect(item.is_guest).toBe(false);
    expect(item.customer_data['code']).not.toBe('');
    const code = await booking.confirm();
    await expect(booking.completed).toBeVisible();
    await expect(booking.link('All my bookings')).toHaveAttribute('href', '/en/me/booking');
    await booking.manage.click();
    await expect(page).toHaveURL(/\/en\/me\/booking\?booking=/);
    await expect(site.main).toContainText(codeAsShown(code));
  },
);

test(
  'RB-11 a time that a guest holds is the member’s who signs in above it: kept as long, confirmed, and among their bookings',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const site = new LoginPage(page, 'th');
    await booking.openAt('summary');
    const held = await booking.heldId();
    await booking.extendButton.click();
    await expect(booking.timer).toHaveText(/^(29|30):/);
    await site.signIn(await newCard(true));
    await expect(booking.heading('summary')).toBeVisible();
    await expect(booking.timer).toHaveText(/^(29|30):/);
    await expect(booking.extendButton).toHaveCount(0);
    const code = await booking.confirm();
    await expect(booking.completed).toBeVisible();
    await expect(site.text('Booked without signing in')).toHaveCount(0);
    await page.goto(`/th/me/booking?booking=${held}`);
    await expect(site.main).toContainText(codeAsShown(code));
  },
);

test(
  'what a member has typed is not shown to who books in this browser after signing out, and is there after signing in again',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const site = new LoginPage(page, 'th');
    const card = await newCard(true);
    await page.goto('/th/termconditions');
    await site.signIn(card);
    await booking.openAt('time');
    await booking.goOn('time');
    const { plate } = newCustomer();
    await booking.field('Licence plate').fill(plate);
    await page.goto('/th/auth/logout');
    await expect(site.title('You are signed out')).toBeVisible();
    await booking.openAt('time');
    await booking.goOn('time');
    for (const name of ['First name', 'Last name', 'Phone number', 'Licence plate'])
      await expect(booking.field(name)).toHaveValue('');
    await page.goto('/th/auth/logout');
    await site.signIn(card);
    await page.goto('/th/booking');
    await expect(booking.field('Licence plate')).toHaveValue(plate);
    await expect(booking.field('First name')).toHaveValue(SOMYING.first);
  },
);

for (const language of ['th', 'en'] as const)
  test(
    `DUP-03 in ${language} signing in on another device ends this one at its next call; draft and hold wait, and go on after signing in again`,
    { tag: WIDTH_OF[language] },
    async ({ page, browser, bookingIn }) => {
      const booking = bookingIn(language);
      const site = new LoginPage(page, language);
      const card = await newCard(true);
      await page.goto(`/${language}/termconditions`);
      await site.signIn(card);
      await booking.openAt('summary');

      const elsewhere = await browser.newContext();
      const other = new LoginPage(await elsewhere.newPage(), language);
      await other.page.goto(`${new URL(page.url()).origin}/${language}/termconditions`);
      await other.signIn(card);
      await elsewhere.close();

      await booking.extendButton.click();
      const notice = page.getByRole('dialog', { name: NOTICE[language] });
      await expect(notice).toHaveCount(1);
      // Behind it the booking waits; nothing there looks like a mistake.
      await expect(site.text('The booking is paused')).toBeVisible();
      await expect(page.locator('[role="alert"]')).toHaveCount(0);
      await notice.getByRole('button', { name: booking.say('OK') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/auth/logout\\?kind=member$`));
      await expect(site.title('You are signed out')).toBeVisible();
      await expect(site.signInLink).toBeVisible();

      // A guest meanwhile starts with an empty booking and changes nothing of the member's.
      await page.goto(`/${language}/booking`);
      await expect(booking.heading('branch')).toBeVisible();
      await page.goto(`/${language}/auth/logout`);
      await site.signIn(card);
      await expect(page).toHaveURL(new RegExp(`/${language}/booking\\?step=summary$`));
      await expect(booking.heading('summary')).toBeVisible();
      await expect(booking.timer).toBeVisible();
      await booking.confirm();
      await expect(booking.completed).toBeVisible();
    },
  );
