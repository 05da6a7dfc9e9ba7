import { readFileSync } from 'node:fs';
import { calls, type CallName } from '#contract/calls/all.ts';
import { sufferCall } from './bad-call.ts';
import { FAULTS, watchCalls, type Fault } from '#tests/e2e/support/faults.ts';
import { ACTS, SCREENS, type Opening } from './openings.ts';
import { ELSEWHERE, ROUTES } from './routes-and-calls.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';

const openings: [string, Opening][] = Object.entries({ ...SCREENS, ...ACTS });
const faults = Object.keys(FAULTS) as Fault[];

test(
  'every call of the contract fails on some screen here, or in the test named for it, or is made by none',
  { tag: DESKTOP },
  () => {
    const asked = new Set<string>([...openings.flatMap(([, { calls: names }]) => names), ...Object.keys(ELSEWHERE)]);
    expect([...asked].toSorted()).toEqual(Object.keys(calls).toSorted());
    const unnamed = Object.entries(ELSEWHERE).filter(([name, file]) => {
      const named = [`'${name}'`, `${name}:`, `calls.${name}.path`, calls[name as CallName].path];
      return file !== null && !named.some((text) => readFileSync(file, 'utf8').includes(text));
    });
    expect(unnamed).toEqual([]);
    expect(new Set(Object.values(ROUTES).flat())).toEqual(new Set(Object.keys(SCREENS)));
  },
);

for (const [name, opening] of openings) {
  test(
    `${name}: the calls tried below are exactly those that it makes`,
    { tag: DESKTOP },
    async ({ page, bookingIn }) => {
      const booking = bookingIn('en');
      await page.clock.install();
      await opening.prepare(booking);
      const made = watchCalls(page);
      await opening.open(booking);
      await expect(opening.ready(booking)).toBeVisible();
      // What is preloaded arrives a while later.
      await page.clock.fastForward(3_000);
      await expect.poll(made.names).toEqual(opening.calls.toSorted());
      await expect.poll(made.underWay).toBe(0);
      expect(made.names()).toEqual(opening.calls.toSorted());
    },
  );

  for (const call of opening.calls) everyFault(name, opening, call);
}

function everyFault(name: string, opening: Opening, call: CallName): void {
  test(
    `RB-16, CONT-09 ${name}, where ${call} fails, is slow or malformed: not blank, nothing lost, a way on`,
    { tag: DESKTOP },
    async ({ page, watch, bookingIn }) => {
      test.setTimeout(faults.length * 60_000);
      watch.expect(/status (?:of )?503|ERR_CONNECTION_REFUSED/);
      const booking = bookingIn('en');
      await page.clock.install();
      for (const fault of faults) await test.step(fault, () => sufferCall(booking, opening, call, fault));
    },
  );
}
