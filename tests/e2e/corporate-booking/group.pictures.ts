import type { CarScreen } from '#machines/car-booking/car-booking.selectors.ts';
import type { GroupScreen } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import { ERROR } from '#contract/errors.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { answerWith, breakDown, cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { GroupPage } from './group-page.ts';

const PLATES = ['1กก 1111', '2กก 22', '3กก 333'];
const [FIRST = ''] = PLATES;
/** More than a branch has room for at one time. */
const MANY = Array.from({ length: 8 }, (_, n) => `${n + 1}ขข ${n + 1}`);

const FLEET = '**/x/fleet/list/';
const HOLD = '**/appointment/setup-b2b-temp/';
const CONFIRM = '**/appointment/confirm-b2b/';
const GROUP = 'roddee.corporate-booking.group';

const chosen = async ({ page, language }: Stage, plates: readonly string[] = PLATES): Promise<GroupPage> => {
  const site = new GroupPage(page, language);
  const company = await companyWith(plates);
  await site.open('/booking');
  await site.typeIn(company);
  for (const plate of plates)
    // oxlint-disable-next-line no-await-in-loop -- a person adds one after the other
    await site.button('Add {plate}', { plate }).click();
  return site;
};

const opened = async (stage: Stage): Promise<GroupPage> => {
  const site = await chosen(stage);
  await site.openCar(FIRST);
  await site.branches.first().waitFor();
  return site;
};

const atServices = async (stage: Stage): Promise<GroupPage> => {
  const site = await opened(stage);
  await site.branches.nth(1).check({ force: true });
  await site.next('Choose services');
  await site.title('Choose services').waitFor();
  return site;
};

const atTime = async (stage: Stage): Promise<GroupPage> => {
  const site = await atServices(stage);
  await site.main.getByRole('group').getByRole('checkbox').first().check({ force: true });
  await site.next('Choose date and time');
  await site.freeTimes.first().waitFor();
  return site;
};

const filledIn = async (stage: Stage, plates: readonly string[] = PLATES): Promise<GroupPage> => {
  const site = await chosen(stage, plates);
  const [first = ''] = plates;
  await site.fillIn(first, 1);
  await site.copyToAll(first);
  return site;
};

const HOLD_ALL = '{toHold, plural, one {Hold the time of # car} other {Hold the times of # cars}}';

const hold = (site: GroupPage, toHold: number) => site.button(HOLD_ALL, { toHold }).click();

const held = async (stage: Stage): Promise<GroupPage> => {
  const site = await filledIn(stage);
  await hold(site, PLATES.length);
  await site.page.getByRole('timer').waitFor();
  return site;
};

const confirm = async (site: GroupPage) => site.main.getByRole('button', { name: CONFIRM_NAME[site.language] }).click();
const CONFIRM_NAME = { th: /^ยืนยัน .?\d/, en: /^Confirm \d/ } as const;

const overview: Scenes = {
  open: scene(async (stage) => void (await filledIn(stage))),
  none: scene(async (stage) => void (await chosen(stage, []))),
  filling: scene(async (stage) => void (await chosen(stage))),
  waiting: scene(async (stage) => {
    const site = await filledIn(stage);
    await hang(stage.page, HOLD);
    await hold(site, PLATES.length);
  }),
  settled: scene(async (stage) => void (await held(stage))),
  'settled-lost': scene(async (stage) => {
    const site = await filledIn(stage, MANY);
    await hold(site, MANY.length);
    await site.section(site.say('Time lost')).waitFor();
  }),
  locked: scene(async (stage) => {
    const site = await held(stage);
    await hang(stage.page, CONFIRM);
    await confirm(site);
  }),
  unknown: scene(async (stage) => {
    const site = await held(stage);
    await cutOff(stage.page, CONFIRM);
    await confirm(site);
    await sees(stage, 'We do not know yet whether the cars are booked');
  }),
};

export const GROUP_SCREENS: Readonly<Record<GroupScreen['screen'], Scenes>> = {
  waiting: {
    '': scene(async (stage) => {
      await chosen(stage);
      await hang(stage.page, FLEET);
      await stage.page.reload();
      await stage.site.title('Book cars').waitFor();
    }),
  },
  unchecked: {
    '': scene(async (stage) => {
      await chosen(stage);
      await breakDown(stage.page, FLEET);
      await stage.page.reload();
      await stage.site.button('Try again').waitFor();
    }),
  },
  overview,
  car: { seenIn: 'group-car-branch' },
  interrupted: {
    '': scene(async (stage) => {
      await chosen(stage);
      await answerWith(stage.page, FLEET, ERROR.duplicateLogin);
      await stage.page.reload();
      await sees(stage, 'Logged out after logging in with another device.');
    }),
  },
  changedElsewhere: {
    '': scene(async (stage) => {
      await chosen(stage);
      // Simulated, because a page behind a real second tab would not follow the colour scheme.
      await stage.page.evaluate((prefix) => {
        const key = Object.keys(localStorage).find((each) => each.startsWith(prefix)) ?? '';
        localStorage.setItem(key, `${localStorage.getItem(key)} `);
        dispatchEvent(new StorageEvent('storage', { key }));
      }, GROUP);
      await sees(stage, 'This booking was changed in another tab');
    }),
  },
  confirmed: {
    '': scene(async (stage) => {
      const site = await held(stage);
      await confirm(site);
      await stage.page.waitForURL(/booking\/completed/);
      await site.button('Excel list').waitFor();
    }),
  },
};

export const CAR_SCREENS: Readonly<Record<CarScreen['screen'], Scenes>> = {
  address: {
    '': scene(async (stage) => {
      const site = await opened(stage);
      await site.page
        .getByRole('checkbox', { name: site.say('Collect this car at our address and bring it back') })
        .check();
      await site.field('House number, building and road').waitFor();
    }),
  },
  branch: { '': scene(async (stage) => void (await opened(stage))) },
  services: { '': scene(async (stage) => void (await atServices(stage))) },
  time: {
    '': scene(async (stage) => void (await atTime(stage))),
    chosen: scene(async (stage) => (await atTime(stage)).freeTimes.last().click()),
  },
  information: {
    '': scene(async (stage) => {
      const site = await atTime(stage);
      await site.freeTimes.last().click();
      await site.next('Fill in the details');
      await site.title('Fill in the details').waitFor();
    }),
  },
  broken: { neverSeen: 'The chart of the free times never ends, so no page gets here.' },
};
