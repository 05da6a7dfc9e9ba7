import { NO_APP, type BookingPage, type Customer } from '#tests/e2e/support/booking-page.ts';
import type { Step } from '#tests/e2e/support/steps.ts';

/** Like a first visit: with a new session, whose holds are counted from zero. */
async function forget({ page }: BookingPage): Promise<void> {
  await page.context().clearCookies();
  await page.goto(NO_APP);
  await page.evaluate(() => localStorage.clear());
}

/** A first visit, on a page from which the main menu leads on. */
export async function firstVisit(booking: BookingPage): Promise<void> {
  await forget(booking);
  await booking.page.goto(`/${booking.language}/termconditions`);
}

export const openWizard = ({ page, language }: BookingPage) => page.goto(`/${language}/booking`);

/** The wizard on a step, from the beginning and by hand. */
export const before =
  (step: Step, customer?: Customer) =>
  async (booking: BookingPage): Promise<void> => {
    await forget(booking);
    await booking.openAt(step, customer);
  };

/** The wizard left on a step: by hand the first time, then from the stored draft. */
export const leftAt = (step: Step) => {
  const drafts = new WeakMap<object, string>();
  return async (booking: BookingPage): Promise<void> => {
    const { page } = booking;
    if (!drafts.has(page)) await before(step)(booking);
    const draft = drafts.get(page) ?? JSON.stringify(await booking.draft());
    drafts.set(page, draft);
    await booking.storeDraft(draft);
  };
};

/** Does something once in this browser; returns its result each time. */
export const leftAfter = <Made>(work: (booking: BookingPage) => Promise<Made>) => {
  const done = new WeakMap<object, Made>();
  return async (booking: BookingPage): Promise<Made> => {
    const made = done.get(booking.page) ?? (await work(booking));
    done.set(booking.page, made);
    await booking.page.goto(NO_APP);
    return made;
  };
};
