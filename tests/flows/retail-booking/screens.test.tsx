import { describe, expect, it, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import type { RetailBookingInput } from '#machines/retail-booking/retail-booking.types.ts';
import { bookingGuest } from './guest.ts';
import { bookingTab } from './tab.tsx';
import { instrument } from '#tests/support/model/instrument.ts';
import { transitionsExcused } from '#tests/support/model/path-coverage.ts';
import { walkScreens } from '#tests/support/model/screens.ts';
import { happen } from './answers.ts';
import { model } from './scenes.ts';
import { pageChart, invalidation, isPossible } from './ways.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What the charts of the pages did, over all paths. */
const taken = new Set<string>();

const open = async (input: string) => {
  const { wish, step } = pageChart.fixtures.inputs[input] as RetailBookingInput;
  const guest = bookingGuest(await bookingTab({ wish, step }));
  return {
    user: guest,
    view: guest,
    perform: (event: AnyEventObject) => happen(event, guest),
    close: () => {
      for (const id of guest.taken) taken.add(id);
      guest.close();
    },
  };
};

walkScreens({ chart: pageChart, model, render: open, isPossible, invalidation });

describe('the paths through the booking page', () => {
  it('take the page through every transition of its chart except those listed as out of its reach', () => {
    const { declared } = instrument(retailBookingMachine);
    expect(declared.filter((id) => !taken.has(id))).toEqual(transitionsExcused(pageChart));
  });
});
