import type { SessionScreen } from '#machines/session/session.selectors.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { scene, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { letRunOut, signInElsewhere } from './account.ts';

/** On a member's page; then the session ends, which the next page learns. */
const ended = async ({ page, language }: Stage, end: (card: string) => Promise<unknown>, title: string) => {
  const site = new LoginPage(page, language);
  const card = await site.signInNew();
  await page.goto(`/${language}/me/account`);
  await site.title('My profile').waitFor();
  await site.takenOver();
  await end(card);
  await page
    .getByRole('navigation', { name: site.say('My account') })
    .getByRole('link', { name: site.say('My cars'), exact: true })
    .click();
  await site.dialog(title).waitFor();
};

export const SESSION_SCREENS: Readonly<Record<SessionScreen['screen'], Scenes>> = {
  quiet: { seenIn: 'terms' },
  superseded: {
    '': scene((stage) => ended(stage, signInElsewhere, 'Logged out after logging in with another device.')),
  },
  pleaseLogIn: { '': scene((stage) => ended(stage, letRunOut, 'Please log in again.')) },
  signingOut: { seenIn: 'sign-out-under-way' },
  notSignedOut: { seenIn: 'sign-out-failed' },
};
