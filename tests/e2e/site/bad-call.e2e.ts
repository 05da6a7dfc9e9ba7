import { sufferCall } from './bad-call.ts';
import { SCREENS } from './openings.ts';
import { DESKTOP, test } from '#tests/e2e/support/test.ts';

// A share of every-call.e2e.ts, which tries each call of each screen with each fault.
for (const [name, opening] of Object.entries(SCREENS)) {
  const call = opening.calls.at(-1);
  if (call === undefined) throw new Error(`${name} asks nothing`);
  test(
    `RB-16, CONT-09 ${name}: after a malformed answer to ${call} the page is not blank, keeps all choices and offers a way on`,
    { tag: DESKTOP },
    async ({ page, bookingIn }) => {
      await page.clock.install();
      await sufferCall(bookingIn('en'), opening, call, 'answers the wrong shape');
    },
  );
}
