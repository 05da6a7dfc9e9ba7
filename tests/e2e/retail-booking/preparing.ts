import type { BookingPage, Customer, Step } from './booking-page.ts';

const DRAFT = 'roddee.retail-booking.draft';

/** A page on which no booking is open, which would write its own draft. */
const elsewhere = ({ page, language }: BookingPage) => page.goto(`/${language}/termconditions`);

/** As somebody comes who has not been here before: with a session of their own, whose holds are counted anew. */
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
    await booking.open();
    await booking.reach(step, customer);
  };

/** The wizard left on a step: by hand the first time, and by the same draft after that. */
export const leftAt = (step: Step) => {
  const drafts = new WeakMap<object, string>();
  return async (booking: BookingPage): Promise<void> => {
    const { page } = booking;
    if (!drafts.has(page)) {
      await before(step)(booking);
      drafts.set(page, JSON.stringify(await booking.draft()));
    }
    await elsewhere(booking);
    await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [DRAFT, drafts.get(page)]);
  };
};

/** Something done once in this browser, and left; what came of it is given each time. */
export const leftAfter = <Made>(work: (booking: BookingPage) => Promise<Made>) => {
  const done = new WeakMap<object, Made>();
  return async (booking: BookingPage): Promise<Made> => {
    const made = done.get(booking.page) ?? (await work(booking));
    done.set(booking.page, made);
    await elsewhere(booking);
    return made;
  };
};
