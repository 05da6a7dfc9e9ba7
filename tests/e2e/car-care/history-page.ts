import type { Locator } from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import { CODE_LENGTH, codeFromBytes } from '#domain/fields/booking-code.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

interface Visit {
  readonly day: string;
  readonly services: readonly number[];
  readonly odometer?: number;
  readonly note?: string;
}

/** What has been done on a member's cars, and what they need. */
export class HistoryPage extends LoginPage {
  #card = '';

  /** The number of the member's card. */
  get card(): string {
    return this.#card;
  }

  /** A new member without a car. */
  async openSignedIn(): Promise<void> {
    this.#card = await this.signInNew();
  }

  /** A car with its past, which no screen can make. Returns its id. */
  async hasCar(name: string, plate: string, visits: readonly Visit[]): Promise<string> {
    const id = randomUUID();
    const key = normalisePlate(plate);
    await inDatabase(
      `insert into car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, created_at)
        select $1, 'member', m.id, $2, $3, $4, 'เชียงใหม่', 1020422, app_now() from member m where m.card_number = $5`,
      [id, name, plate, key, this.#card],
    );
    const customer = { first_name: 'สมหญิง', last_name: 'ใจงาม', tel_no: '0898765432', email: '', province: 'เชียงใหม่' };
    for (const { day, services, odometer = null, note = '' } of visits)
      await inDatabase(
        `insert into appointment (id, owner_kind, owner_id, car_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note,
            customer, plate_key, is_guest, aff, state, odometer, code, created_at)
          select $1, 'member', owner_id, id, 1001, ($2 || 'T10:00:00+07:00')::timestamptz, $2::date, 3, 0, $3, '', $4, $5, plate_key, false, '', 'completed',
            $6, $7, app_now() from car where id = $8`,
        [
          randomUUID(),
          day,
          services,
          note,
          JSON.stringify({ ...customer, register_number: plate, brand: 'Toyota', model: 'Yaris', year: '2022' }),
          odometer,
          codeFromBytes(randomBytes(CODE_LENGTH)),
          id,
        ],
      );
    return id;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/${this.language}/me/maintainance${search}`);
    await this.title('Car care').waitFor();
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: this.say(name), exact: true });
  }

  /** On a phone the filter is behind a button. */
  async openFilter(): Promise<void> {
    const fold = this.main.locator('details:not([open]) > summary').filter({ hasText: this.say('Filter') });
    if ((await fold.count()) > 0) await fold.click();
  }

  get rows(): Locator {
    return this.main.locator('tbody tr');
  }

  dayField(label: string): Locator {
    return this.page.getByRole('textbox', { name: this.say(label), exact: true });
  }

  calendarButton(label: string): Locator {
    return this.button('{label}: choose from the calendar', { label: this.say(label) });
  }

  get plateField(): Locator {
    return this.page.getByRole('searchbox', { name: this.say('Licence plate') });
  }

  car(name: string): Locator {
    return this.main.getByRole('region', { name });
  }

  line(car: string, what: string): Locator {
    return this.car(car).getByRole('listitem').filter({ hasText: what });
  }
}
