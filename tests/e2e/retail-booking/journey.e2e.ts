import { LANGUAGES, type Language } from '#domain/constants.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { codeAsShown, newCustomer, shownOf, type BookingPage, type Customer } from '#tests/e2e/support/booking-page.ts';
import { type Step } from '#tests/e2e/support/steps.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, journeyIn } from '#tests/e2e/support/test.ts';

const ERA: Record<Language, RegExp> = { th: /25[67]\d/, en: /20[23]\d/ };
const OTHER_ERA: Record<Language, RegExp> = { th: /\b20[23]\d\b/, en: /\b25[67]\d\b/ };

const expectFocus = async (booking: BookingPage, step: Step) => expect(booking.heading(step)).toBeFocused();

/** Finds the booking that was just made, without typing anything; only enough of the contact data is shown to recognise it. */
async function findAgain(booking: BookingPage, { firstName, lastName, tel }: Customer, code: string) {
  const { main } = booking;
  await booking.manage.click();
  await expect(booking.text('Your booking was found.')).toBeVisible();
  await expect(main).toContainText(codeAsShown(code));
  await expect(main).toContainText(`***${tel.slice(-3)}`);
  const shown = await main.innerText();
  for (const personal of [firstName, lastName, tel, formatPhone(tel)]) expect(shown).not.toContain(personal);
}

for (const language of LANGUAGES) {
  test(
    `RB-01, RB-12, RB-13, RB-14, LANG-04, LIST-03 a guest books by pointer from home to a code and finds it again, in ${language}`,
    { tag: [PHONE, DESKTOP, ...journeyIn(language)] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const { say, main } = booking;
      const customer = newCustomer();
      const typed = [...shownOf(customer), 'Check the horn', 'เสียงดัง', 'somying@example.com'];
      await page.goto(`/${language}`);
      await checkAtRest(booking);
      await booking.link('Book a service').click();

      await expect(booking.heading('branch')).toBeFocused();
      await expect(booking.branches.nth(1)).toBeVisible();
      await checkAtRest(booking);
      await booking.chooseBranch();
      const branch = (
        await main
          .getByRole('group', { name: say('All branches') })
          .locator('label:has(:checked) b')
          .first()
          .innerText()
      ).trim();
      await booking.goOn('branch');

      await expectFocus(booking, 'services');
      await booking.chooseServices(0, 5);
      await booking.field('Anything else to look at?').fill('เสียงดัง');
      await checkAtRest(booking, typed);
      await booking.goOn('services');

      await expectFocus(booking, 'time');
      await expect(booking.chosenDay).toHaveAccessibleName(ERA[language]);
      await booking.button('Month').click();
      await expect(main.getByText(ERA[language]).first()).toBeVisible();
      await checkAtRest(booking, typed);
      await booking.button('Days').click();
      // More than 24 hours ahead: it can still be cancelled.
      await booking.openDays.nth(2).click();
      await booking.chooseTime();
      await checkAtRest(booking, typed);
      expect(await main.innerText()).not.toMatch(OTHER_ERA[language]);
      await booking.goOn('time');

      await expectFocus(booking, 'information');
      await booking.fillIn(customer);
      for (const level of ['Brand', 'Model', 'Variant', 'Year of make']) {
        const select = booking.carField(level);
        await expect(select).toBeEnabled();
        await select.selectOption({ index: 1 });
      }
      const chosen = (level: string) => booking.carField(level).locator('option:checked').innerText();
      const [car, model, year] = [await chosen('Brand'), await chosen('Model'), await chosen('Year of make')];
      await booking.field('E-mail').fill('somying@example.com');
      await booking.field('Message to the mechanic').fill('Check the horn');
      await checkAtRest(booking, typed);
      const held = booking.nextItem();
      await booking.goOn('information');
      expect(await held).toMatchObject({
        customer_data: {
          first_name: customer.firstName,
          last_name: customer.lastName,
          tel_no: customer.tel,
          email: 'somying@example.com',
          register_number: expect.stringContaining(customer.plate.slice(-4)),
          brand: car,
          model,
          year: expect.stringMatching(/^20\d\d$/),
        },
        other_service: 'เสียงดัง',
        note: 'Check the horn',
      });

      await expectFocus(booking, 'summary');
      await expect(booking.timer).toHaveText(/1[45]:\d\d/);
      for (const text of [
        branch,
        customer.firstName,
        formatPhone(customer.tel),
        'somying@example.com',
        'Check the horn',
      ])
        await expect(main).toContainText(text);
      for (const text of [car, model, year.slice(0, 4), 'เสียงดัง']) await expect(main).toContainText(text);
      await expect(main).toContainText(ERA[language]);
      await expect(main).toContainText(new RegExp(say('Arrive by {latest}', { latest: String.raw`\d\d:\d\d` })));
      await expect(main).toContainText(
        new RegExp(`${say('Cancel until {last}').replace('{last}', '')}.+\\d\\d:\\d\\d`),
      );
      await expect(main).toContainText(
        say('More than {minutes} minutes late, and the right to service is forfeited.', { minutes: 15 }),
      );
      await expect(main).toContainText(
        say("At least {hours} hours before. You can't change it later, but you can cancel and rebook.", { hours: 24 }),
      );
      const carNames = (await main.getByText(car).first().innerText()).split(/\s+/);
      await checkAtRest(booking, [...typed, ...carNames]);
      const code = await booking.confirm();

      await expect(booking.completed).toBeFocused();
      await expect(main).toContainText(codeAsShown(code));
      await expect(main).toContainText(ERA[language]);
      await checkAtRest(booking, [...typed, code, ...codeAsShown(code).split(' ')]);
      await findAgain(booking, customer, code);
      for (const text of [branch, car, customer.plate.slice(-4), 'Check the horn', say('Confirmed')])
        await expect(main).toContainText(text);
      const masked = await main.getByText('***').allInnerTexts();
      await checkAtRest(booking, [...typed, ...carNames, ...masked, ...codeAsShown(code).split(' ')]);
    },
  );

  test(
    `RB-01 a guest books by keyboard alone, with the focus on each step's heading, in ${language}`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const { say, main, keyboard } = booking;
      const customer = newCustomer();
      await page.goto(`/${language}`);
      await keyboard.pressOn(page.getByRole('link', { name: say('Skip to content') }), 'Enter');
      await keyboard.pressOn(booking.link('Book a service'), 'Enter');

      await expectFocus(booking, 'branch');
      await keyboard.pressOn(booking.branches.first(), 'Space');
      await keyboard.arrowTo(booking.branches.nth(booking.seat), 'ArrowDown');
      await expect(booking.branches.nth(booking.seat)).toBeChecked();
      await keyboard.pressOn(booking.onward('branch'), 'Enter');

      await expectFocus(booking, 'services');
      await keyboard.pressOn(booking.services.nth(2), 'Space');
      await expect(booking.services.nth(2)).toBeChecked();
      await keyboard.pressOn(booking.onward('services'), 'Enter');

      await expectFocus(booking, 'time');
      await expect(booking.freeTimes.first()).toBeVisible();
      // The first days of a branch may have one free time, which no arrow leads to.
      const next = booking.openDays.nth(4);
      await keyboard.tabTo(booking.chosenDay);
      await keyboard.arrowTo(next, 'ArrowRight');
      await expect(next).toBeChecked();
      await expect(booking.timesOf(await next.getAttribute('data-date'))).toBeVisible();
      await keyboard.tabTo(booking.freeTimes.first());
      await keyboard.arrowTo(booking.freeTimes.last(), 'ArrowRight');
      await expect(booking.freeTimes.last()).toBeChecked();
      await keyboard.pressOn(booking.onward('time'), 'Enter');

      await expectFocus(booking, 'information');
      await keyboard.pressOn(booking.onward('information'), 'Enter');
      await expect(booking.mistakes).toBeFocused();
      await keyboard.pressOn(booking.mistakes.getByRole('link').first(), 'Enter');
      await expect(booking.field('Licence plate')).toBeFocused();
      await keyboard.typeInto(booking.field('Licence plate'), customer.plate);
      await keyboard.typeInto(booking.field('First name'), customer.firstName);
      await keyboard.typeInto(booking.field('Last name'), customer.lastName);
      await keyboard.typeInto(booking.field('Phone number'), customer.tel);
      await expect(booking.field('Phone number')).toHaveValue('081-234-5678');
      await page.keyboard.press('Enter');

      await expectFocus(booking, 'summary');
      await expect(booking.timer).toBeVisible();
      const code = await booking.confirm(() => keyboard.pressOn(booking.confirmButton, 'Enter'));
      await expect(booking.completed).toBeFocused();
      await expect(main).toContainText(codeAsShown(code));
    },
  );
}
