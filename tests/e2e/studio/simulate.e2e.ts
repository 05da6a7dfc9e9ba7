import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { checkAccess, checkFits } from '../support/access.ts';
import { DESKTOP, expect, PHONE, test } from '../support/test.ts';
import { StudioPage } from './studio-page.ts';

const open = async (page: Page, language: Language, search: string): Promise<StudioPage> => {
  const studio = new StudioPage(page, language);
  await studio.open(`mode=simulate&${search}`);
  await expect(page.locator('output')).toBeVisible();
  return studio;
};
const linesOf = (page: Page): Locator => page.locator('ol > li');
const events = (page: Page): Locator => page.locator('#simulate-events');

test('a run is played by keyboard alone, kept in its link, and saved as a test', { tag: DESKTOP }, async ({ page }) => {
  const { say } = await open(page, 'en', 'flow=login');
  await events(page)
    .getByRole('button', { name: /incomplete/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(linesOf(page)).toHaveCount(2);
  await expect(page.locator(':focus')).toHaveAttribute('data-choice');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('1');
  await expect(linesOf(page)).toHaveCount(3);
  await checkAccess(page);

  await page.reload();
  await expect(linesOf(page)).toHaveCount(3);
  await page.keyboard.press('Backspace');
  await expect(page.locator('[aria-current=step]')).toContainText('verifying done');

  await page.getByRole('button', { name: say('Save as a test') }).click();
  await page.getByLabel(say('What the run shows')).fill('Needs details');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('Save the file') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('needs-details.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ flow: 'login', input: 'proved', steps: [{ event: 'verifying done' }] });

  await page.getByLabel(say('File of a run')).setInputFiles({
    name: 'run.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.replace('login.registering.filling', 'login.agreeing')),
  });
  await expect(page.getByText(/Step 1 differs/)).toBeVisible();
});

test('a duplicate login in the middle of a group booking is played on a phone', { tag: PHONE }, async ({ page }) => {
  const { say } = await open(page, 'th', 'flow=login');
  await page.getByLabel(say('Example runs')).selectOption('duplicate-login-in-the-middle');
  await expect(linesOf(page)).toHaveCount(18);
  const superseded = linesOf(page).filter({ hasText: 'session.superseded' });
  await expect(superseded).toHaveCount(2);
  await superseded.first().getByRole('button').click();
  await expect(events(page)).toContainText('corporateBooking.interrupted');
  await page
    .getByRole('navigation', { name: say('Next event') })
    .getByRole('button')
    .click();
  await expect(linesOf(page)).toHaveCount(7);
  await expect(linesOf(page).last()).toContainText('resume.requested');
  await checkFits(page);
});

test('another branch after a time was chosen keeps the lost time in view', { tag: DESKTOP }, async ({ page }) => {
  const studio = await open(page, 'th', 'flow=retail-booking&run=@branch-changed-after-time&step=10');
  await expect(linesOf(page).filter({ hasText: 'hasTime' })).toHaveCount(1);
  await expect(events(page)).toContainText('draft.lostTime.time');
  await expect(studio.box('retailBooking.choosingBranch.ready')).toBeVisible();
  await checkAccess(page);
});
