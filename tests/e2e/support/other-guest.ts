import { expect, request, type APIRequestContext } from '@playwright/test';

interface FreeTime {
  readonly time: string;
  readonly date_time: string;
}

interface Answer {
  readonly error_code: number;
  readonly results?: Record<string, unknown>;
}

export interface Slot {
  readonly locationId: number;
  readonly dateTime: string;
}

export interface MadeBooking {
  readonly id: string;
  readonly code: string;
  readonly plate: string;
}

/** Tyre rotation: half an hour, without a lead time. */
const SHORT = { service_list: [103], hours: 0.5, max_pre_day: 0 };
const KEY = { key_account: 'roddee-web' };

/** Another guest, who books by calls in a session of their own; or a member, with `as`. */
export class OtherGuest {
  readonly #calls: APIRequestContext;
  readonly #baseURL: string;

  private constructor(calls: APIRequestContext, baseURL: string) {
    this.#calls = calls;
    this.#baseURL = baseURL;
  }

  static async come(baseURL: string | undefined): Promise<OtherGuest> {
    if (baseURL === undefined) throw new Error('no baseURL');
    const calls = await request.newContext({ baseURL, extraHTTPHeaders: { 'Accept-Language': 'th' } });
    return new OtherGuest(calls, baseURL);
  }

  /** Whoever the cookies of this browser say that it is. */
  static as(calls: APIRequestContext, baseURL = ''): OtherGuest {
    return new OtherGuest(calls, baseURL);
  }

  leave(): Promise<void> {
    return this.#calls.dispose();
  }

  async freeTimes(locationId: number): Promise<Slot[]> {
    const query = { ...KEY, location_id: locationId, hours: SHORT.hours, max_pre_day: 0, timestamp: Date.now() };
    const { results } = await (await this.#calls.get('/appointment/datetime', { params: query })).json();
    const days: { times: FreeTime[] }[] = results.datetime_list;
    return days.flatMap(({ times }) => times.map(({ date_time }) => ({ locationId, dateTime: date_time })));
  }

  /**
   * A branch with free times until the end of a day, and these: on the eve of a busy one the usual branches may have none. Tests that run at once, in
   * other seats, begin with other branches.
   */
  async branchWithTimesUntil(
    day: string,
    seat: number,
  ): Promise<{ readonly locationId: number; readonly times: readonly string[] }> {
    let most: { readonly locationId: number; readonly times: readonly string[] } = { locationId: 0, times: [] };
    for (let nth = 0; nth < 30 && most.times.length < 8; nth += 1) {
      const locationId = 1001 + ((10 * (seat + 1) + nth) % 30);
      const times = (await this.freeTimes(locationId)).map(({ dateTime }) => dateTime);
      const until = times.filter((each) => each.slice(0, 10) <= day);
      if (until.length > most.times.length) most = { locationId, times: until };
    }
    return most;
  }

  /** The last day that has a free time, as an ISO date. */
  async lastDay(locationId: number): Promise<string> {
    return (await this.freeTimes(locationId)).at(-1)?.dateTime.slice(0, 10) ?? '';
  }

  /** The id of the hold, or null when the time is not free any more. */
  async hold({ locationId, dateTime }: Slot, plate: string): Promise<string | null> {
    const item = {
      ...SHORT,
      customer_data: {
        first_name: 'อารี',
        last_name: 'มั่นคง',
        tel_no: '0898765432',
        email: '',
        register_number: plate,
        brand: '',
        model: '',
        year: '',
        code: '',
      },
      datetime: dateTime,
      other_service: '',
      location_id: locationId,
      is_guest: true,
      note: '',
    };
    const { error_code, results } = await this.#post('/appointment/setup-temp', { item: JSON.stringify(item) });
    return error_code === 0 ? String(results?.['id']) : null;
  }

  async book(slot: Slot, plate: string): Promise<MadeBooking | null> {
    const id = await this.hold(slot, plate);
    if (id === null) return null;
    const { error_code, results } = await this.#post('/appointment/confirm', { item: JSON.stringify([id]) });
    expect(error_code).toBe(0);
    return { id, code: String(results?.['code']), plate };
  }

  /** At one of the last free times of a branch, which stay in the future while a test runs. */
  async bookLate(locationId: number, plate: string): Promise<MadeBooking> {
    const slot = (await this.freeTimes(locationId)).at(-1 - Math.floor(Math.random() * 20));
    const made = slot ? await this.book(slot, plate) : null;
    if (made === null) throw new Error('no booking could be made');
    return made;
  }

  /** A late time at which two more can come: each place is tried by a hold of another guest, who lets it go. */
  async timeForTwo(locationId: number): Promise<Slot> {
    const friend = await OtherGuest.come(this.#baseURL);
    try {
      for (const slot of (await this.freeTimes(locationId)).slice(-40).toReversed()) {
        const held = [await this.hold(slot, '1ขข1111'), await friend.hold(slot, '2ขข2222')];
        await Promise.all([this.#release(held[0]), friend.#release(held[1])]);
        if (held.every((id) => id !== null)) return slot;
      }
    } finally {
      await friend.leave();
    }
    throw new Error('No late time is free twice.');
  }

  async #release(id: string | null | undefined): Promise<void> {
    if (!id) return;
    const { error_code } = await this.#post('/appointment/change-status/', {
      item: JSON.stringify({ appointment_id: id, status: 1 }),
    });
    expect(error_code).toBe(0);
  }

  /** Every place of this time, so that nobody else can have it; each is taken by another guest. */
  async takeAll(slot: Slot): Promise<void> {
    for (let places = 0; places < 50; places += 1) {
      const guest = await OtherGuest.come(this.#baseURL);
      const booked = await guest.book(slot, '9ขข9999');
      await guest.leave();
      if (booked === null) return;
    }
    throw new Error('The time did not fill up.');
  }

  async #post(path: string, fields: Record<string, string>): Promise<Answer> {
    const form = { ...KEY, aff: '', device: 'web', ...fields };
    return (await this.#calls.post(path, { form })).json();
  }
}
