import type { Browser } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { openStage, type Scene, type Stage, type Stored } from '#tests/e2e/support/pictures/stage.ts';
import { BookingPage, DRAFT_KEY, type Customer } from '#tests/e2e/support/booking-page.ts';

/** A stage with the wizard on it. */
export interface BookingStage extends Stage {
  readonly booking: BookingPage;
}

/** Where a scene can begin: after a step, or with a draft that breaks off in the middle. */
type Place = 'branch' | 'services' | 'time' | 'information' | 'torn';

type Play = (stage: BookingStage) => Promise<void>;

export const CUSTOMER: Customer = { plate: '1กข2345', firstName: 'สมหญิง', lastName: 'ใจดีมาก', tel: '0812345678' };

const withWizard = (stage: Stage): BookingStage => ({
  ...stage,
  booking: new BookingPage(stage.page, stage.language, 0),
});

export const scene = (play: Play): Scene => ({ play: (stage) => play(withWizard(stage)) });

export const after = (from: Place, play: Play): Scene => ({ ...scene(play), from });

/** Walks to the summary once; returns what the browser stores at each place. */
export async function walk(
  browser: Browser,
  origin: string,
  language: Language,
): Promise<Readonly<Record<Place, Stored>>> {
  const { booking, context } = withWizard(await openStage(browser, origin, language));
  const kept = async (changes: object = {}) => ({
    [DRAFT_KEY]: JSON.stringify({ ...(await booking.draft()), ...changes }),
  });
  await booking.open();
  await booking.chooseBranch();
  await booking.goOn('branch');
  const branch = await kept();
  const torn = { [DRAFT_KEY]: (branch[DRAFT_KEY] ?? '').slice(0, -20) };
  await booking.chooseServices(2, 5);
  await booking.goOn('services');
  await booking.freeTimes.first().waitFor();
  const services = await kept({ dateTimeList: [] });
  // Not today's times: they pass while the pictures are taken.
  await booking.openDays.nth(1).click();
  await booking.chooseTime();
  await booking.goOn('time');
  const time = await kept();
  await booking.fillIn(CUSTOMER);
  await booking.goOn('information');
  await booking.timer.waitFor();
  const information = await kept({ appointment_id: null, heldItem: null, requestKey: null });
  await context.close();
  return { branch, services, time, information, torn };
}

/** Frees all times that were taken for pictures. */
export async function giveTimesBack(since: Date): Promise<void> {
  await inDatabase('delete from claim using appointment where claim.appointment_id = id and created_at >= $1', [since]);
}
