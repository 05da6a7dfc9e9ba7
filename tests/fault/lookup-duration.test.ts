import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { spawnServer } from '#tests/support/server.ts';
import { emptiedDatabase } from './booking-ledger.ts';
import { bookingCodeOf, confirm, hold, idOf, slotItem, WITHOUT_LIMITS } from './booking-load.ts';

const TIMES = effort(50, 2_000);

const { url, days } = await emptiedDatabase(1);
const server = await spawnServer({ DATABASE_URL: url, ...WITHOUT_LIMITS });

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

it(`how long the look-up takes does not tell whether a plate has a booking, ${TIMES} times each`, async () => {
  const request = { date: days[0]!, time: '10:00' };
  const held = await hold(server, request);
  const code = bookingCodeOf(await confirm(server, idOf(held), held.cookie));
  const plate = slotItem(request).customer_data.register_number;
  const other = code.replace(/^./, (first) => (first === 'Z' ? 'Y' : 'Z'));
  const pairs = [
    { what: 'right', pair: { register_number: plate, booking_code: code }, answer: ERROR.ok },
    { what: 'wrong code', pair: { register_number: plate, booking_code: other }, answer: ERROR.bookingNotFound },
    { what: 'wrong plate', pair: { register_number: '9กก9', booking_code: code }, answer: ERROR.bookingNotFound },
    { what: 'both wrong', pair: { register_number: '9กก9', booking_code: other }, answer: ERROR.bookingNotFound },
  ].map((each) => ({ ...each, times: [] as number[] }));
  // In turn, so that whatever else the machine does slows all of them.
  for (let turn = 0; turn < TIMES; turn += 1)
    for (const { pair, answer, times } of pairs) {
      const begun = performance.now();
      const { code: told } = await server.call('readBooking', pair);
      times.push(performance.now() - begun);
      expect(told).toBe(answer);
    }
  const [right = 0, ...wrong] = pairs.map(({ times }) => median(times));
  reportFigure({
    what: `median duration of the look-up, ${pairs.map(({ what }) => what).join(', ')}`,
    wanted: 'the wrong ones alike',
    measured: `${[right, ...wrong].map((ms) => ms.toFixed(2)).join(', ')} ms`,
  });
  // The duration does not reveal which part of a wrong pair is right; a right pair is recognisable by its answer anyway.
  expect(Math.max(...wrong) - Math.min(...wrong)).toBeLessThan(Math.min(...wrong) / 2);
});
