import { ERROR } from '#contract/errors.ts';
import type { DriverLinkState } from '#machines/driver-link/driver-link.selectors.ts';
import { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { answerWith, cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { CorporatePage, companyWith } from '#tests/e2e/corporate/corporate-page.ts';

const MAKE = '**/x/driver-link/make/';

/** The booking of a company's car. */
const open = async ({ page, language }: Stage): Promise<CorporatePage> => {
  const site = new CorporatePage(page, language);
  await site.openSignedIn(await companyWith(['1กก 1111']));
  const { id } = await OtherGuest.as(page.context().request).bookLate(1023, '1กก 1111');
  await site.open(`/manage/booking?booking=${id}`);
  await site.button('Make a link').waitFor();
  return site;
};
const made = async (stage: Stage): Promise<CorporatePage> => {
  const site = await open(stage);
  await site.button('Make a link').click();
  await site.button('Copy the link').waitFor();
  return site;
};

export const DRIVER_LINK_SCREENS: Readonly<Record<DriverLinkState['screen'], Scenes>> = {
  resting: {
    '': scene(async (stage) => void (await made(stage))),
    none: scene(async (stage) => void (await open(stage))),
  },
  asking: { '': scene(async (stage) => (await made(stage)).button('Revoke the link').click()) },
  changing: {
    '': scene(async (stage) => {
      await hang(stage.page, MAKE);
      await (await open(stage)).button('Make a link').click();
    }),
  },
  outcomeUnknown: {
    '': scene(async (stage) => {
      await cutOff(stage.page, MAKE);
      await (await open(stage)).button('Make a link').click();
      await sees(stage, 'We do not know yet whether the link was made.');
    }),
  },
  refused: {
    '': scene(async (stage) => {
      await answerWith(stage.page, MAKE, ERROR.noDriverLink);
      await (await open(stage)).button('Make a link').click();
    }),
  },
};
