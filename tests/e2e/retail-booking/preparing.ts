import type { BookingPage, Customer } from '#tests/e2e/support/booking-page.ts';
import type { Step } from '#tests/e2e/support/steps.ts';

/** A page without an open booking, which would write its own draft. */
const elsewhere = ({ page, language }: BookingPage) => page.goto(`/${language}/termconditions`);

/** Like a first visit: with a new session, whose holds are counted from zero. */
export async function forget(booking: BookingPage): Promise<void> {
  await booking.page.context().clearCookies();
  await elsewhere(booking);
  await booking.page.evaluate(() => localStorage.clear());
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
    await elsewhere(booking);
    return made;
  };
};
