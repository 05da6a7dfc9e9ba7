import type { Response } from '@playwright/test';
import { LANGUAGES } from '#domain/constants.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { checkDays, checkMonth, checkSearch, checkSteps, checkTimes, namesOf, untold, type Listed } from './story.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

function lastOf(answers: readonly Response[]): Response {
  const last = answers.at(-1);
  if (!last) throw new Error('The times have not been asked for.');
  return last;
}

for (const language of LANGUAGES) {
  test(
    `RB-01, LANG-04 the accessibility tree presents the booking in order, in ${language}`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, bookingIn }, { project }) => {
      const booking = bookingIn(language);
      const { say, main } = booking;
      const customer = newCustomer();
      const answers: Response[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/appointment/datetime')) answers.push(response);
      });
      const tells = (story: readonly string[]) =>
        expect.poll(() => untold(page, story), { message: 'not told' }).toBe('');
      const named = (role: string, text: string, values = {}) => `${role} "${say(text, values)}"`;
      const heading = (level: number, text: string) => `${named('heading', text)} [level=${level}]`;
      const steps = named('navigation', 'Booking steps');
      await page.goto(`/${language}`);
      await tells([
        named('link', 'Skip to content'),
        'banner',
        ...(project.name === 'phone'
          ? [named('button', 'Menu')]
          : [named('navigation', 'Main menu'), named('link', 'Home'), named('link', 'Book a service')]),
        named('navigation', 'Language'),
        'main',
        'heading',
        named('link', 'Book a service'),
        named('heading', 'Soonest times').slice(0, -1),
        'list',
        'link',
        heading(2, 'Booked already?'),
        named('textbox', 'Licence plate'),
        named('textbox', 'Booking code'),
        named('button', 'Find booking'),
        heading(2, 'Good to know'),
        'contentinfo',
        named('navigation', 'Footer'),
      ]);

      await booking.open();
      await expect(booking.branches.nth(1)).toBeVisible();
      await checkSteps(booking, 'branch');
      await tells([
        'main',
        steps,
        heading(1, 'Choose a branch'),
        'search',
        named('searchbox', 'Search branches'),
        named('button', 'Near me'),
        'status',
        named('group', 'All branches'),
        'radio',
        'radio',
        'contentinfo',
      ]);
      await expect(booking.text('Soonest time:').first()).toBeAttached();
      for (const name of await namesOf(main, 'radio'))
        expect(name).toMatch(new RegExp(`${say('Soonest time:')}.+\\d\\d:\\d\\d`));
      await checkSearch(booking);
      await booking.chooseBranch();
      await booking.goOn('branch');

      await checkSteps(booking, 'services');
      await expect(booking.services.first()).toBeVisible();
      const chosen = (count: number) => say('{count} of {MAX_SERVICES} chosen', { count, MAX_SERVICES: 3 });
      await tells([
        'main',
        steps,
        heading(1, 'Choose services'),
        `status: ${chosen(0)}`,
        'group',
        'checkbox',
        'checkbox',
        named('textbox', 'Anything else to look at?').slice(0, -1),
        'contentinfo',
      ]);
      const ahead = [say('book 1 day ahead'), ...[2, 3].map((days) => say('book {days} days ahead', { days }))];
      for (const name of await namesOf(main, 'checkbox'))
        expect(name).toMatch(
          new RegExp([say('bookable today'), say('bookable from {from}', { from: '' }).trim(), ...ahead].join('|')),
        );
      await booking.chooseServices(0, 2);
      await expect(page.getByRole('status').filter({ hasText: chosen(2) })).toBeVisible();
      await booking.goOn('services');

      await checkSteps(booking, 'time');
      await expect(booking.freeTimes.first()).toBeVisible();
      const listed: Listed[] = (await lastOf(answers).json()).results.datetime_list;
      await tells([
        'main',
        steps,
        heading(1, 'Choose date and time'),
        named('button', 'Earlier days'),
        named('button', 'Later days'),
        named('group', 'Show days by'),
        `${named('button', 'Days')} [pressed]`,
        named('button', 'Month'),
        named('radiogroup', 'Day'),
        'radio',
        'status',
        'heading',
        'radiogroup',
        'heading',
        'radio',
        'status',
        'contentinfo',
      ]);
      await checkDays(booking, listed);
      await checkTimes(booking, listed);
      await checkMonth(booking);
      await booking.chooseTime();
      await booking.goOn('time');

      await checkSteps(booking, 'information');
      const typed = (label: string) => named('textbox', label).slice(0, -1);
      await tells([
        'main',
        steps,
        heading(1, 'Your details'),
        named('group', 'The car'),
        typed('Licence plate'),
        named('combobox', 'Province on the plate (optional)'),
        named('combobox', 'Brand').slice(0, -1),
        named('group', 'Who is booking'),
        typed('First name'),
        typed('Last name'),
        typed('Phone number'),
        'contentinfo',
      ]);
      await booking.fillIn(customer);
      await booking.goOn('information');

      await checkSteps(booking, 'summary');
      await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
      const line = (label: string) => [`term: ${say(label)}`, named('button', 'Edit {label}', { label: say(label) })];
      await tells([
        'main',
        steps,
        heading(1, 'Check and confirm'),
        'timer',
        named('button', 'Add {minutes} minutes', { minutes: 15 }),
        'status',
        ...['Date and time', 'Branch', 'Services', 'Car', 'Customer'].flatMap(line),
        heading(2, 'Before you confirm'),
        'list',
        'listitem',
        'listitem',
        named('button', 'Confirm booking'),
        'contentinfo',
      ]);
      await booking.confirm();

      await expect(booking.completed).toBeFocused();
      await tells([
        'main',
        heading(1, 'Your booking is confirmed'),
        named('img', 'QR code of the booking code'),
        `term: ${say('Date and time')}`,
        named('button', 'Add to calendar'),
        named('link', 'Directions'),
        named('button', 'Print'),
        'link',
        'contentinfo',
      ]);
      await booking.manage.click();
      await tells([
        'main',
        'heading',
        named('button', 'Add to calendar'),
        named('link', 'Directions'),
        `term: ${say('Booking code')}`,
        named('button', 'Cancel this booking'),
        named('button', 'Find another booking'),
        'contentinfo',
      ]);
    },
  );
}
