import type { AnyEventObject } from 'xstate';
import { questionOf, stepsOf } from '#machines/car-booking/car-booking.draft.ts';
import { services } from '#machines/car-booking/car-booking.fixtures.ts';
import type { CarBookingSnapshot, CarScreen } from '#machines/car-booking/car-booking.selectors.ts';
import { looks } from '#tests/e2e/support/chart-acts.ts';
import { walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/car-booking/chart.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { GroupPage } from '#tests/e2e/corporate-booking/group-page.ts';

interface Session {
  readonly site: GroupPage;
  readonly open: () => Promise<unknown>;
}

const MINUTE = 60_000;
const PLATE = '1กก 1111';
const NAMES = {
  address: 'Address',
  branch: 'Branch',
  services: 'Services',
  time: 'Date and time',
  information: 'Details',
} as const;
const ONWARD = [
  'Choose a branch',
  'Choose services',
  'Choose date and time',
  'Fill in the details',
  'Done with this car',
] as const;

const placeOf = (id: number) => services.findIndex((each) => each.id === id);
const isAt =
  (step: keyof typeof NAMES) =>
  async ({ site }: Session) =>
    expect(site.page.locator('nav li[aria-current]')).toContainText(site.say(NAMES[step]));
const collect = ({ site }: Session) =>
  site.page
    .getByRole('checkbox', { name: site.say('Collect this car at our address and bring it back') })
    .click({ force: true });
const serviceBoxes = ({ site }: Session) => site.main.getByRole('group').getByRole('checkbox');

/** A company with a car in the group, and an address. */
async function grouped({ site: { page, language } }: Opening): Promise<GroupPage> {
  const site = new GroupPage(page, language);
  const company = await companyWith([PLATE]);
  await inDatabase(
    `insert into take_car_address values ($1, 1, '99 ถนนสุขุมวิท', 'กรุงเทพมหานคร', 'พระโขนง', 'บางจาก', '10260', app_now())`,
    [company.id],
  );
  await site.open('/booking');
  await site.typeIn(company);
  await site.button('Add {plate}', { plate: PLATE }).click();
  return site;
}
async function filledIn(opening: Opening): Promise<GroupPage> {
  const site = await grouped(opening);
  await site.fillIn(PLATE, 1);
  await site.openCar(PLATE);
  await isAt('information')({ site, open: async () => undefined });
  return site;
}
/** At a step of a car that has all answers; the page is loaded anew. */
const at = (step: 'information' | 'services' | 'time') => async (opening: Opening) => {
  const site = await filledIn(opening);
  const session: Session = { site, open: () => site.page.reload() };
  if (step !== 'information') await goTo(session, step);
  await isAt(step)(session);
  return session;
};

const goTo = async ({ site }: Session, step: keyof typeof NAMES) => {
  const link = site.page.locator('nav li > button').filter({ hasText: site.say(NAMES[step]) });
  await link.focus();
  await site.page.keyboard.press('Enter');
};

walkChart<CarScreen, Session>({
  chart,
  prepare: {
    blank: async (opening) => {
      const site = await grouped(opening);
      return { site, open: () => site.openCar(PLATE) };
    },
    ready: at('information'),
    collected: async (opening) => {
      const site = await filledIn(opening);
      const session: Session = { site, open: () => site.page.reload() };
      await goTo(session, 'branch');
      await collect(session);
      await site.page.locator('#take-car').selectOption('1');
      for (const label of ONWARD.slice(0, -1)) await site.next(label);
      await isAt('information')(session);
      await goTo(session, 'address');
      await isAt('address')(session);
      return session;
    },
    atServices: at('services'),
    atTime: at('time'),
  },
  open: async ({ site, open }) => {
    await open();
    await site.takenOver();
  },
  acts: {
    'collection.chosen': collect,
    'address.entered': async ({ site }) => void (await site.page.locator('#take-car').selectOption('1')),
    'branch.chosen': async ({ site }, { branch }) =>
      site.branches.nth(branch.locationId === 12 ? 0 : 1).check({ force: true }),
    'service.toggled': async (session, { service }) =>
      serviceBoxes(session).nth(placeOf(service.id)).click({ force: true }),
    'otherService.entered': async ({ site }, { text }) => site.main.locator('textarea').fill(text),
    'date.chosen': async ({ site }) =>
      site.page.locator('[data-date]:not([aria-disabled]):not([aria-checked=true])').first().click(),
    'time.chosen': async ({ site }) => site.freeTimes.last().click(),
    'tab.left': looks('hidden'),
    'tab.returned': looks('visible'),
    'information.entered': async ({ site }, { note }) => site.main.locator('textarea').fill(note),
    'next.requested': async ({ site }) => {
      const [first, ...others] = ONWARD.map((label) => site.button(label).filter({ visible: true }));
      await others.reduce((one, other) => one.or(other), first ?? site.main).click();
    },
    // A wide window leaves going back to the browser's own button.
    'back.requested': async ({ site: { page }, site }) => {
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      await site.button('Back').filter({ visible: true }).click();
      if (wide) await page.setViewportSize(wide);
    },
    'step.requested': (session, { step }) => goTo(session, step),
    // They come as they are asked for, and are read anew each minute while they are looked at.
    'availability.changed': ({ site }) => site.page.clock.fastForward(MINUTE),
  },
  isPossible: (snapshot, event) => isPossible(snapshot as CarBookingSnapshot, event),
  isLast: ({ fired }) => fired.includes('information.next'),
  delays: [],
  comeAlone: ['takeDays', 'takeDaysUnseen', 'enterInformation'],
  joinedUpTo: 16,
  sees: {
    address: isAt('address'),
    branch: isAt('branch'),
    services: isAt('services'),
    time: isAt('time'),
    information: async (session) => {
      const { site } = session;
      await expect(
        site.page
          .locator('nav li[aria-current]')
          .filter({ hasText: site.say(NAMES.information) })
          .or(site.title('Book cars')),
      ).toBeVisible();
    },
  },
  elsewhere: {
    'the chart of the free times never ends, so no page gets there': ['availabilityBroken', 'startAgain'],
    'times that could not be read anew are shown by the flow of the free times': ['requestTimes'],
  },
});

function isPossible({ context }: CarBookingSnapshot, event: AnyEventObject): boolean {
  const { draft, offer, appointmentId } = context;
  const { current } = draft.steps;
  switch (event.type) {
    case 'collection.chosen':
      return current === stepsOf(draft)[0] && event['isCollected'] !== draft.isCollected;
    case 'address.entered':
      return current === 'address' && draft.address === null;
    case 'branch.chosen':
      return current === 'branch';
    case 'service.toggled':
    case 'otherService.entered':
      return current === 'services';
    case 'date.chosen':
    case 'time.chosen':
      return current === 'time' && offer.days.length > 0;
    case 'tab.left':
    case 'tab.returned':
      return current === 'time';
    case 'information.entered':
      return current === 'information';
    case 'back.requested':
      return current !== stepsOf(draft)[0];
    case 'step.requested':
      return event['step'] !== current;
    case 'availability.changed':
      return (
        event['freshness'] === 'fresh' &&
        event['days'].length === 2 &&
        JSON.stringify(event['question']) === JSON.stringify(questionOf(draft, appointmentId))
      );
    default:
      return true;
  }
}
