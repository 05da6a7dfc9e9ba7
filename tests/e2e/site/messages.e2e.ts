import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

const PHONE_DIGITS = 'The phone number needs {need} digits and has {have}';
const PLATE_FORMAT = 'Type it as on the plate, in Thai letters, such as 1กก 1234';

for (const language of ['th', 'en'] as const)
  test(
    `FORM-04, REG-06 in ${language} the forms say at the field: please select, required, must be a string, invalid e-mail, a length of N characters, a bad plate, a phone number that has not 10 digits, and terms that are not accepted`,
    { tag: WIDTH_OF[language] },
    async ({ page, bookingIn }) => {
      const site = new LoginPage(page, language);
      const said: string[] = [];
      const words = (source: string, values?: Parameters<typeof site.say>[1]) => {
        const text = site.say(source, values);
        said.push(text);
        return text;
      };

      const booking = bookingIn(language);
      await booking.openAt('information', { ...newCustomer(), firstName: '', plate: 'AB 1234', tel: '08123' });
      await booking.onward('information').click();
      const at = (label: string) => expect(booking.field(label));
      await at('First name').toHaveAccessibleDescription(words('Enter your first name'));
      await at('Phone number').toHaveAccessibleDescription(words(PHONE_DIGITS, { have: 5, need: 10 }));
      await at('Licence plate').toHaveAccessibleDescription(new RegExp(words(PLATE_FORMAT)));
      for (const [label, source] of [
        ['First name', 'Type your first name in letters'],
        ['Last name', 'Type your last name in letters, or - if you have only one name'],
      ] as const) {
        await booking.field(label).fill('0812345678');
        await at(label).toHaveAccessibleDescription(words(source));
      }

      const lookup = new LookupPage(page, language);
      await page.goto(`/${language}/booking/find`);
      await lookup.takenOver();
      await lookup.fillIn('1กก 1234', 'K7RM');
      await page.keyboard.press('Enter');
      const code = words('A booking code has {length} letters and digits, such as K7RM 4XHD', { length: 8 });
      await expect(lookup.field('Booking code')).toHaveAccessibleDescription(code);

      await site.openForm();
      const [phone, email, plate] = [site.input('phone'), site.input('email'), site.input('plate')];
      await site.form.getByRole('checkbox').uncheck();
      await site.register.click();
      await expect(site.form.getByRole('alert')).toHaveText(words('Please accept terms and conditions'));
      await site.form.getByRole('checkbox').check();
      await email.fill('');
      await phone.fill('08123');
      await site.register.click();
      for (const [field, source] of [
        ['brand', 'Choose a brand'],
        ['model', 'Choose a model'],
        ['variant', 'Choose a variant'],
        ['year', 'Choose a year'],
        ['email', 'Enter your e-mail address'],
        ['carName', 'Give the car a name, such as My Yaris'],
        ['plate', 'Enter the licence plate'],
      ] as const)
        await expect(site.problemAt(field)).toHaveText(words(source));
      await expect(site.problemAt('phone')).toHaveText(words(PHONE_DIGITS, { have: 5, need: 10 }));
      await email.fill('somying@example');
      await expect(site.problemAt('email')).toHaveText(words('Enter an e-mail address such as name@example.com'));
      await plate.fill('AB 1234');
      await expect(site.problemAt('plate')).toHaveText(words(PLATE_FORMAT));
      await plate.fill('1กก 123456');
      const tooLong = 'The licence plate has {have} characters; at most {max} are possible';
      await expect(site.problemAt('plate')).toHaveText(words(tooLong, { have: 9, max: 8 }));
      for (const text of said) expect(/\p{Script=Thai}{3}/u.test(text), text).toBe(language === 'th');
    },
  );
