import type { Locator } from '@playwright/test';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { OtherGuest, type MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { expect } from '#tests/e2e/support/test.ts';

/** The bookings of a new member. */
export class BookingsPage extends LoginPage {
  /** Booked with the session of this browser, each at a branch of its own. */
  async book(...branches: readonly number[]): Promise<readonly MadeBooking[]> {
    const me = OtherGuest.as(this.page.context().request);
    const made: MadeBooking[] = [];
    for (const branch of branches) made.push(await me.bookLate(branch, newCustomer().plate));
    return made;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${this.language}/me/booking${search}`);
    await expect(this.title('Bookings')).toBeVisible();
  }

  get rows(): Locator {
    return this.main
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') });
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  search(label: string): Locator {
    return this.main.getByRole('searchbox', { name: this.say(label) });
  }

  get status(): Locator {
    return this.main.getByRole('combobox', { name: this.say('Status') });
  }
}

/** Copies a booking into the past as cancelled ones, a day apart. */
export const copyAsCancelled = ({ id }: MadeBooking, times: number) =>
  inDatabase(
    `insert into appointment
       select (jsonb_populate_record(null::appointment, to_jsonb(a) || jsonb_build_object(
         'id', gen_random_uuid(), 'code', 'Z' || lpad(upper(to_hex(n + (random() * 1e6)::int * 1000)), 7, '0'), 'state', 'cancelled',
         'starts_at', a.starts_at - make_interval(days => 100 + n), 'day', a.day - 100 - n))).*
       from appointment a, generate_series(1, $2) n where a.id = $1`,
    [id, times],
  );
