import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { displayCode } from '#domain/fields/booking-code.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  otherAlternative,
  OTHER_APPOINTMENT_ID,
} from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { fleetCar, readyDraft } from '#machines/car-booking/car-booking.fixtures.ts';
import { BOOKED, company, FIRST, readyCar, SECOND } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { GroupResult } from '#machines/corporate-booking/corporate-booking.types.ts';
import { GroupCompletedPage } from '#src/flows/corporate-booking/completed.page.tsx';
import { keepResult } from '#src/flows/corporate-booking/kept/result.store.ts';
import { isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { readAs } from './answers.ts';
import { keptGroup } from './page.tsx';
import { pageChart } from './ways.ts';

const result: GroupResult = {
  booked: [{ draft: readyDraft(FIRST), confirmation }],
  left: [
    readyCar(SECOND, { appointmentId: OTHER_APPOINTMENT_ID, alternatives: [alternative] }),
    readyCar(BOOKED, { alternatives: [otherAlternative] }),
  ],
};

async function open(kept: GroupResult | null) {
  const onAgain = vi.fn<() => void>();
  const page = await wiredPage({
    chart: pageChart,
    ports: {},
    always: {
      listBookingDetails: ({ items }) => ({ booking_list: items.map((id) => readAs(id, 'confirmed')) }),
    },
    stored: () => void (kept && keepResult(company.account, kept)),
    part: (host) => (
      <GroupCompletedPage
        host={host}
        company={company}
        onAgain={onAgain}
        renderBooking={(id, look) => <a href={id}>{look.children}</a>}
        renderDriverLink={(id) => <p>driver of {id}</p>}
        renderBook={(look) => <a href="/book">{look.children}</a>}
        renderAll={(look) => <a href="/all">{look.children}</a>}
      />
    ),
  });
  onTestFinished(async () => {
    page.wire.check();
    page.close();
  });
  return { ...page, onAgain };
}
/** What is stored of each car that goes on: its time, and what is left of the former try. */
const again = () =>
  keptGroup()?.cars.map(({ draft, appointmentId, alternatives, confirmation: booked }) => [
    draft.car.id,
    draft.slot.time,
    appointmentId,
    alternatives,
    booked,
  ]);

describe('the cars that have just been booked', () => {
  it('CB-10 each booked car is shown with its code, and each that was not with its other times', async () => {
    const { wire } = await open(result);
    expect(isShown('1 car is booked')).toBe(true);
    expect(isShown('2 cars are not booked')).toBe(true);
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${APPOINTMENT_ID}"]`);
    expect(link?.textContent).toBe(displayCode(confirmation.code));
    expect(wire.sent('listBookingDetails')).toEqual([{ items: [APPOINTMENT_ID] }]);
  });

  it('CB-04 what was not booked is tried again with its answers, as new drafts', async () => {
    const { onAgain } = await open(result);
    pressButton('Try 2 cars again');
    expect(onAgain).toHaveBeenCalledOnce();
    expect(again()).toEqual([
      [SECOND, '10:30', null, null, null],
      [BOOKED, '10:30', null, null, null],
    ]);
  });

  it('CB-04 another time is taken for its own car, and the others go on as they were, with times to choose from', async () => {
    const { onAgain } = await open(result);
    const plate = displayPlate(fleetCar(BOOKED).plate);
    press(document.querySelector<HTMLElement>(`[aria-label="Other times for ${plate}"] button`));
    expect(onAgain).toHaveBeenCalledOnce();
    expect(again()).toEqual([
      [BOOKED, '14:00', null, null, null],
      [SECOND, '10:30', null, [alternative], null],
    ]);
  });

  it('the link for the driver is that of the booking, once it is asked for', async () => {
    const { settle } = await open(result);
    expect(isShown('driver of')).toBe(false);
    const more = document.querySelector('details');
    if (more) more.open = true;
    act(() => void (more && fireEvent(more, new Event('toggle'))));
    await settle();
    expect(isShown(`driver of ${APPOINTMENT_ID}`)).toBe(true);
  });

  it('where nothing has just been booked it says so', async () => {
    await open(null);
    expect(isShown('No cars have just been booked')).toBe(true);
  });
});
