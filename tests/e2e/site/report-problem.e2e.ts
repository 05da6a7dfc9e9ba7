import { readFile } from 'node:fs/promises';
import { ERROR } from '#contract/errors.ts';
import { LANGUAGES } from '#domain/constants.ts';
import { readTrace } from '#studio/modes/replay/read-trace.ts';
import { replayTrace } from '#studio/modes/replay/replay-trace.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { checkAccess } from '#tests/e2e/support/access.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';
import { DESKTOP, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

const HOLDS = /\/appointment\/(setup-temp|detail)|\/x\/appointment\/live/;
const SCRIPT_OF_FIND = /\/assets\/find-[\w-]+\.js/;

for (const language of LANGUAGES)
  test(
    `an error page gives the last steps of the tab, with the names of errors, as a file that is played by keyboard in the studio and names nobody, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, watch, bookingIn }) => {
      const booking = bookingIn(language);
      const failed = booking.title('This page cannot be shown right now.');
      watch.expect(/find-[\w-]+\.js|dynamically imported module|status of 404/);
      const customer = newCustomer();
      await booking.openAt('summary', customer);
      await page.route(SCRIPT_OF_FIND, (route) => route.fulfill({ status: 404, body: 'gone' }));
      // The first time reloads the page; then its charts begin anew.
      const reloaded = page.waitForEvent('load');
      await booking.inFooter('Find a booking').press('Enter');
      await reloaded;
      await expect(failed).toBeVisible();
      const said = `คุณ${customer.firstName} รอสักครู่`;
      let refuse = () => {};
      const isArrived = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      await page.route(HOLDS, async (route) => {
        await isArrived;
        await route.fulfill({ json: { error_code: ERROR.servicesMismatch, error_msg: said } });
      });
      await page.goBack();
      // The page that comes takes the focus, also from a link that is about to be pressed.
      await expect(booking.heading('summary')).toBeFocused();
      refuse();
      await expect(page.getByText(said).first()).toBeVisible();
      await booking.inFooter('Find a booking').press('Enter');
      await expect(failed).toBeVisible();

      await booking.button('Report this problem').click();
      await expect(page.getByRole('heading', { name: booking.say('Report this problem') })).toBeVisible();
      await checkAccess(page);
      const [file] = await Promise.all([page.waitForEvent('download'), booking.button('Save the file').click()]);
      const text = (await readFile(await file.path())).toString('utf8');
      for (const own of [said, ...Object.values(customer)]) expect(text).not.toContain(String(own));
      expect(readTrace(text)?.error).toEqual({ name: 'TypeError' });
      const replayed = replayTrace(
        new Map([[retailBookingMachine.id, retailBookingMachine]]),
        readTrace(text)?.steps ?? [],
      );
      expect(replayed.filter(({ misfit }) => misfit !== null)).toEqual([]);
      expect(replayed.flatMap(({ states }) => states)).toContain('retailBooking.reviewing');

      const studio = new SitePage(await page.context().newPage(), language);
      await studio.page.goto(`/statecharts/?mode=replay&lang=${language}`);
      await studio.page.getByLabel(studio.say('File of steps')).setInputFiles(await file.path());
      const at = studio.page.getByRole('status').filter({ hasText: /\d/ });
      const isAt = (place: number, of: number) => expect(at).toHaveText(new RegExp(`\\D${place}\\D+${of}$`));
      // The flow that was the last to move is opened at its end.
      const flows = readTrace(text)?.steps.map(({ flow }) => flow) ?? [];
      const end = flows.filter((flow) => flow === flows.at(-1)).length;
      await isAt(end, end);
      const toFlow = (flow: string | null) =>
        studio.page
          .getByRole('navigation', { name: studio.say('Flows with steps') })
          .locator(flow === null ? 'a:not([href*="flow="])' : `a[href*="flow=${flow}"]`)
          .press('Enter');
      // The address leaves out the flow that the studio begins with, which is the booking's.
      await toFlow(null);
      await isAt(1, replayed.length);
      const [forth, back] = [studio.button('Next step'), studio.button('Step back')];
      for (const place of [2, 3]) {
        await forth.focus();
        await studio.page.keyboard.press('Enter');
        await isAt(place, replayed.length);
      }
      await back.focus();
      await studio.page.keyboard.press('Enter');
      await isAt(2, replayed.length);
      const steps = studio.page.getByRole('region', { name: studio.say('Steps') });
      await expect(steps.getByRole('button').filter({ hasText: 'xstate.init' }).first()).toBeVisible();
      await expect(studio.text('The screen told of an error:')).toContainText('TypeError');
      await checkAccess(studio.page);

      await toFlow('booking-confirmation');
      await steps
        .getByRole('button')
        .filter({ hasText: `servicesMismatch ${ERROR.servicesMismatch}` })
        .first()
        .click();
      const facts = studio.page.getByRole('complementary', { name: studio.say('The step') });
      await expect(facts.getByRole('heading', { name: studio.say('What went wrong') })).toBeVisible();
      await expect(facts).toContainText(studio.say('The server refused it.'));
      await checkAccess(studio.page);
    },
  );

test(
  'the statechart studio follows what is chosen in another tab, leads back to earlier steps by keyboard, and hears nothing of what is typed there',
  { tag: DESKTOP },
  async ({ page, bookingIn, context }) => {
    const studio = new SitePage(await context.newPage(), 'en');
    await studio.page.goto('/statecharts/?mode=live&lang=en');
    await expect(
      studio.text('Open the site in another tab of this browser, or reload it there. Its charts are then shown here.'),
    ).toBeVisible();
    const booking = bookingIn('en');
    const customer = newCustomer();
    await page.bringToFront();
    await booking.openAt('information', customer);
    const steps = studio.page.getByRole('region', { name: studio.say('Steps') });
    await expect(steps.getByText('branch.chosen').or(steps.getByText('next.requested')).first()).toBeVisible();
    await booking.fillIn(customer);
    await booking.goOn('information');
    await expect(steps.getByText('information.entered').first()).toBeVisible();
    // From the keyboard one leaves the last step for an earlier one, and follows it again.
    await studio.page.bringToFront();
    await steps.getByRole('button').first().focus();
    await studio.page.keyboard.press('Enter');
    await expect(steps.getByRole('button').first()).toHaveAttribute('aria-current', 'step');
    await checkAccess(studio.page);
    await studio.button('Follow the last step').focus();
    await studio.page.keyboard.press('Enter');
    await expect(steps.getByRole('button').last()).toHaveAttribute('aria-current', 'step');
    const heard = await studio.page.locator('body').innerText();
    for (const own of Object.values(customer)) expect(heard).not.toContain(String(own));
  },
);
