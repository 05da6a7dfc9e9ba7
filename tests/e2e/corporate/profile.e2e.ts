import { CorporatePage, companyWith, OF_COMPANY } from './corporate-page.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test } from '#tests/e2e/support/test.ts';

const PLACES = ['เชียงใหม่', 'เมืองเชียงใหม่', 'ศรีภูมิ', 'Chiang Mai', 'Mueang Chiang Mai', 'Si Phum', 'Bangkok'];

for (const [language, size] of [
  ['th', PHONE],
  ['en', DESKTOP],
] as const)
  test(
    `CORP-04, CORP-05, CB-12 in ${language} the profile shows user, tax number, address and e-mails, and is edited by the rules, with the cascade of the address`,
    { tag: [size, ...journeyIn(language)] },
    async ({ page }) => {
      const site = new CorporatePage(page, language);
      const company = await companyWith();
      await site.openSignedIn(company, '/account/myProfile');
      for (const [term, value] of [
        ['Company', 'บริษัท ตัวอย่าง จำกัด'],
        ['Tax number', '0105500000038'],
        ['Address', /1 ถนนสุขใจ\s*บางนาเหนือ บางนา กรุงเทพมหานคร 10260/],
        ['User', 'สมหญิง ใจงาม'],
        ['Main e-mail', 'somying@example.com'],
        ['Further e-mails', site.say('None')],
      ] as const)
        await expect(site.valueOf(term)).toHaveText(value);
      await checkAtRest(site, OF_COMPANY);
      await site.link('Edit account').click();
      await expect(page.locator('#address-subDistrict')).not.toHaveValue('');
      await checkAtRest(site, [...OF_COMPANY, ...PLACES]);

      const field = (name: string) => page.locator(`#company-${name}`);
      for (const name of ['corporate_name', 'address', 'first_name', 'last_name']) await field(name).fill('');
      await site.button('Add an e-mail').click();
      await site.button('Add an e-mail').click();
      await page.locator('#company-email-0').fill('SOMYING@example.com');
      await page.locator('#company-email-1').fill('nobody');
      await site.button('Save').click();
      await expect(site.mistakes).toBeFocused();
      for (const words of [
        'Enter the company’s name',
        'Enter the address',
        'Enter the first name',
        'Enter the last name, or - if there is only one name',
        'This is the main e-mail address already',
        'Enter an e-mail address such as name@example.com',
      ])
        await expect(site.mistakes).toContainText(site.say(words));

      await field('corporate_name').fill('บริษัท ใหม่ จำกัด');
      await field('address').fill('9 ถนนมูลเมือง');
      await field('first_name').fill('มานะ');
      await field('last_name').fill('-');
      await page.locator('#company-email-0').fill('a@example.com');
      await page.locator('#company-email-1').fill('A@example.com');
      await expect(site.mistakes).toContainText(site.say('This address is in the list already'));
      await page.locator('#company-email-1').fill('b@example.com');
      // A reload loses nothing of it.
      await page.reload();
      await expect(page.locator('#company-email-1')).toHaveValue('b@example.com');
      await expect(site.text('What you had typed is still here.')).toBeVisible();

      const choose = async (level: string, name: string) => {
        const field = page.locator(`#address-${level}`);
        await expect(field).not.toHaveAttribute('aria-disabled', 'true');
        await field.click();
        await field.fill(name);
        await page.getByRole('option').filter({ hasText: name }).first().click();
      };
      await choose('province', language === 'th' ? 'เชียงใหม่' : 'Chiang Mai');
      // What depends on the province is chosen anew.
      await expect(page.locator('#address-subDistrict')).toHaveValue('');
      await site.button('Save').click();
      await expect(site.mistakes).toContainText(site.say('Choose a district'));
      await choose('district', language === 'th' ? 'เมืองเชียงใหม่' : 'Mueang Chiang Mai');
      await choose('subDistrict', language === 'th' ? 'ศรีภูมิ' : 'Si Phum');
      await expect(page.locator('#address-postCode')).toHaveValue('50200');
      await site.button('Save').click();
      await expect(page).toHaveURL(/myProfile$/);
      await expect(site.text('Saved')).toBeVisible();
      await expect(site.valueOf('Company')).toHaveText('บริษัท ใหม่ จำกัด');
      await expect(site.valueOf('Address')).toHaveText(/9 ถนนมูลเมือง\s*ศรีภูมิ เมืองเชียงใหม่ เชียงใหม่ 50200/);
      await expect(site.valueOf('User')).toHaveText('มานะ');
      await expect(site.valueOf('Further e-mails').getByRole('listitem')).toHaveText([
        'a@example.com',
        'b@example.com',
      ]);
      await page.reload();
      await expect(site.valueOf('Company')).toHaveText('บริษัท ใหม่ จำกัด');
    },
  );
