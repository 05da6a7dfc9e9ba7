import type { AddressChoiceScreen } from '#machines/address-choice/address-choice.selectors.ts';
import { companyWith } from '#tests/e2e/corporate/corporate-page.ts';
import { GroupPage } from '#tests/e2e/corporate-booking/group-page.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { breakDown, hang } from '#tests/e2e/support/pictures/trouble.ts';

const PLACES = '**/merchant/api/get/address';
const PLATE = '1กก 1111';

/** Where a company's car is collected. */
const open = async ({ page, language }: Stage): Promise<GroupPage> => {
  const site = new GroupPage(page, language);
  await site.open('/booking');
  await site.typeIn(await companyWith([PLATE]));
  await site.button('Add {plate}', { plate: PLATE }).click();
  await site.openCar(PLATE);
  await page.getByRole('checkbox', { name: site.say('Collect this car at our address and bring it back') }).check();
  await site.field('House number, building and road').waitFor();
  return site;
};

export const ADDRESS_SCREENS: Readonly<Record<AddressChoiceScreen['screen'], Scenes>> = {
  loading: {
    '': scene(async (stage) => {
      await hang(stage.page, PLACES);
      await open(stage);
    }),
  },
  choosing: {
    '': scene(async (stage) => {
      const { page, language } = stage;
      await open(stage);
      await page.locator('#take-car-province').click();
      await page.locator('#take-car-province').fill(language === 'th' ? 'ภูเก็ต' : 'Phuket');
      await page.getByRole('option').first().click();
      await page.locator('#take-car-district').click();
      await page.getByRole('option').first().waitFor();
    }),
  },
  failed: {
    '': scene(async (stage) => {
      await breakDown(stage.page, PLACES);
      await open(stage);
      await sees(stage, 'The provinces could not be loaded.');
    }),
  },
};
