import type { LoginScreen } from '#machines/login/login.selectors.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { cutOff, hang, REGISTER, VERIFY } from '#tests/e2e/support/pictures/trouble.ts';
import { CARDS, LoginPage } from './login-page.ts';

const begin = async ({ page, language }: Stage): Promise<LoginPage> => {
  const site = new LoginPage(page, language);
  await page.goto(`/${language}/termconditions`);
  await site.leaveForProvider();
  return site;
};

const comeBack = async (stage: Stage): Promise<LoginPage> => {
  const site = await begin(stage);
  await site.makeCard();
  await stage.page.waitForURL(/termconditions/);
  return site;
};

const atForm = async (stage: Stage): Promise<LoginPage> => {
  const site = await comeBack(stage);
  await site.acceptTerms();
  await site.form.waitFor();
  return site;
};

const register = async (stage: Stage): Promise<void> => {
  const site = await atForm(stage);
  await site.fillCar();
  await site.register.click();
};

export const LOGIN_SCREENS: Readonly<Record<LoginScreen['screen'], Scenes>> = {
  verifying: {
    '': scene(async (stage) => {
      await hang(stage.page, VERIFY);
      const site = await comeBack(stage);
      await site.dialog('Connecting…').waitFor();
    }),
  },
  unanswered: {
    '': scene(async (stage) => {
      await cutOff(stage.page, VERIFY);
      const site = await comeBack(stage);
      await site.dialog('No answer yet').waitFor();
    }),
  },
  refused: {
    '': scene(async (stage) => {
      const site = await begin(stage);
      await site.chooseCard(CARDS.refused);
      await site.dialog('Signing in did not work').waitFor();
    }),
  },
  declined: {
    '': scene(async (stage) => {
      const site = await begin(stage);
      await site.decline();
      await sees(stage, 'You are not signed in');
    }),
  },
  agreeing: {
    '': scene(async (stage) => {
      const site = await comeBack(stage);
      await site.dialog('Terms and conditions').waitFor();
    }),
  },
  filling: {
    '': scene(async (stage) => void (await atForm(stage))),
    'with-errors': scene(async (stage) => {
      const site = await atForm(stage);
      await site.register.click();
      await site.mistakes.waitFor();
    }),
    'without-terms': scene(async (stage) => {
      const site = await atForm(stage);
      await site.form.getByRole('checkbox').uncheck();
      await site.register.click();
      await sees(stage, 'Please accept terms and conditions');
    }),
    'on-its-page': scene(async (stage) => {
      const site = await begin(stage);
      await site.chooseCard(CARDS.incomplete);
      await stage.page.waitForURL(/auth\/information/);
      await site.form.waitFor();
    }),
  },
  sending: {
    '': scene(async (stage) => {
      await hang(stage.page, REGISTER);
      await register(stage);
    }),
  },
  unconfirmed: {
    '': scene(async (stage) => {
      await cutOff(stage.page, REGISTER);
      await register(stage);
      await sees(stage, 'We do not know yet whether you are registered.');
    }),
  },
  signedIn: {
    '': scene(async (stage) => {
      const site = await begin(stage);
      await site.makeCard();
      await site.acceptTerms();
      await site.fillCar();
      await site.register.click();
      await site.accountButton.click();
    }),
  },
  left: { seenIn: 'terms' },
};
