import { branchNow } from '#domain/thai-calendar.ts';
import { checkWidths } from '#tests/e2e/support/access.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';
import { checkAtRest, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { newMobile } from './form-page.ts';

const NAMES = ['RodDee', 'K7RM4XHD', '1กก 1234', 'ABC 123'];

const TEXTS = {
  th: {
    day: 'วันที่เข้ารับบริการ',
    code: 'รหัสการจอง',
    plate: 'ทะเบียนรถ',
    onTime: 'ตรงเวลา',
    satisfied: 'ความพึงพอใจโดยรวม',
    recommend: /^จะแนะนำ/,
  },
  en: {
    day: 'Day of your visit',
    code: 'Booking code',
    plate: 'Licence plate',
    onTime: 'On time',
    satisfied: 'Overall, how satisfied are you?',
    recommend: /^Would you/,
  },
} as const;

/** Today as it is typed in a language's era. */
const typedToday = (language: 'th' | 'en') => {
  const [year = '', month = '', day = ''] = branchNow(Date.now()).date.split('-');
  return `${day}/${month}/${Number(year) + (language === 'th' ? 543 : 0)}`;
};

class SurveyPage extends SitePage {
  async open(): Promise<void> {
    await this.page.goto(`/${this.language}/survey`);
    await expect(this.day).toBeVisible();
  }

  get texts() {
    return TEXTS[this.language];
  }

  get day() {
    return this.main.getByLabel(this.texts.day).first();
  }

  get contact() {
    return this.main.getByLabel(this.say('Mobile number')).first();
  }

  get send() {
    return this.button('Send the answers');
  }

  steps(name: string | RegExp) {
    return this.main.getByRole('radiogroup', { name });
  }

  async fill(contact: string): Promise<void> {
    await this.day.fill(typedToday(this.language));
    await this.day.press('Tab');
    await this.steps(this.texts.satisfied).getByRole('radio').nth(3).check();
    await this.main.getByRole('radio', { name: this.texts.onTime }).check();
    await this.steps(this.texts.recommend).getByRole('radio').nth(9).check();
    await this.contact.fill(contact);
  }
}

for (const language of ['th', 'en'] as const)
  test(
    `FORM-01 the survey from the server is sent with a contact and ends on its own page; done before, it says so, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, context }) => {
      const survey = new SurveyPage(page, language);
      const { say } = survey;
      await survey.open();
      await checkAtRest(survey, NAMES);
      await checkWidths(page);
      await survey.send.click();
      await expect(survey.mistakes.getByRole('link')).toHaveCount(5);
      await survey.main.getByLabel(survey.texts.code).first().fill('K7RM');
      await survey.main.getByLabel(survey.texts.plate).first().fill('ABC 123');
      await survey.send.click();
      await expect(survey.mistakes).toContainText(
        say('Type the booking code of {code} letters and digits, such as K7RM4XHD', { code: 8 }),
      );
      await expect(survey.mistakes).toContainText(say('Type the licence plate as it is on the car, such as 1กก 1234'));
      await checkAtRest(survey, NAMES);
      await survey.main.getByLabel(survey.texts.code).first().fill('K7RM4XHD');
      await survey.main.getByLabel(survey.texts.plate).first().fill('');
      const contact = newMobile();
      await survey.fill(contact);
      await survey.send.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/survey/completed$`));
      await expect(survey.title('Thank you for your answers')).toBeVisible();
      await page.reload();
      await expect(survey.title('Thank you for your answers')).toBeVisible();
      await checkAtRest(survey, NAMES);
      const stored = await inDatabase('select answers from survey_answer where contact = $1', [contact]);
      expect(stored).toEqual([
        { answers: expect.objectContaining({ service: '4', on_time: 'on-time', recommend: '9' }) as unknown },
      ]);

      const done = page.getByText(say('You have already completed this survey.'));
      await page.goto(`/${language}/survey`);
      await expect(done).toBeVisible();
      await checkAtRest(survey, NAMES);

      await context.clearCookies();
      await survey.open();
      await survey.fill(contact);
      await survey.send.click();
      await expect(done).toBeVisible();
      await expect(survey.send).toHaveCount(0);
    },
  );

test('stars and steps are chosen with the arrow keys', { tag: PHONE }, async ({ page }) => {
  const survey = new SurveyPage(page, 'en');
  await survey.open();
  const stars = survey.steps(survey.texts.satisfied).getByRole('radio');
  await stars.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(stars.nth(2)).toBeChecked();
  await expect(stars.nth(4)).toHaveAccessibleName('5 Very');
  await expect(stars.first()).toHaveAccessibleName('1 Not at all');
});

test(
  'after a form that was refused the first tap on a star behind a date that was typed chooses it',
  { tag: PHONE },
  async ({ page }) => {
    const survey = new SurveyPage(page, 'th');
    await survey.open();
    await survey.send.click();
    await expect(survey.mistakes).toBeFocused();
    await survey.day.pressSequentially(typedToday('th'));
    const star = survey.steps(survey.texts.satisfied).locator('label').nth(3);
    await star.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await star.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(survey.steps(survey.texts.satisfied).getByRole('radio').nth(3)).toBeChecked();
  },
);
