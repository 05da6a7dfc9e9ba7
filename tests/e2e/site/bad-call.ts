import type { CallName } from '#contract/calls/all.ts';
import type { BookingPage } from '#tests/e2e/support/booking-page.ts';
import { callOf, spoil, type Fault } from '#tests/e2e/support/faults.ts';
import type { Opening } from './openings.ts';
import { expect } from '#tests/e2e/support/test.ts';

const AGAIN = ['Try again', 'Check again', 'Keep this time again'];

const again = ({ main, say }: BookingPage) =>
  main
    .getByRole('button', {
      name: new RegExp(
        `^(${[...AGAIN.map((text) => say(text)), say('Add {minutes} minutes', { minutes: 15 })].join('|')})$`,
      ),
    })
    .filter({ visible: true });

/** What has been chosen and entered so far, which no failing call may remove. */
async function chosenIn(booking: BookingPage) {
  const { branch, services, dateTime, customer_data } = (await booking.draft()) ?? {};
  const parts = Object.entries({ branch, services, dateTime, customer_data });
  return branch ? Object.fromEntries(parts.filter(([, part]) => part !== null)) : {};
}

async function notBlank({ page, main }: BookingPage): Promise<void> {
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Opens a screen while one of its calls fails: it is never blank, loses nothing, offers a way on and recovers. */
export async function sufferCall(booking: BookingPage, opening: Opening, call: CallName, fault: Fault): Promise<void> {
  const { page } = booking;
  const { prepare, open, ready, endsDraft } = opening;
  await prepare(booking);
  const chosen = await chosenIn(booking);
  const keepsDraft = async () => {
    if (!endsDraft) expect(await chosenIn(booking), 'what was chosen').toMatchObject(chosen);
  };
  const asked = page.waitForRequest((request) => callOf(request) === call);
  const mend = await spoil(page, call, fault);
  await open(booking);
  await asked;
  await notBlank(booking);
  if (fault === 'takes 10 s') {
    await page.clock.fastForward(10_000);
    await notBlank(booking);
    mend();
  }
  await expect(ready(booking).or(again(booking)).first()).toBeVisible({ timeout: 20_000 });
  await notBlank(booking);
  await keepsDraft();
  mend();
  await expect(async () => {
    const [button] = await again(booking).all();
    if (!(await ready(booking).isVisible())) await button?.click({ timeout: 1_000 });
    await expect(ready(booking)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await keepsDraft();
}
