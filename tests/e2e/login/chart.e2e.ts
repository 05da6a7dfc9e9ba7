import type { LoginScreen } from '#machines/login/login.selectors.ts';
import type { RegisterOutcome, VerifyOutcome } from '#machines/login/login.types.ts';
import { addCarTo } from '#tests/e2e/my-cars/member-cars.ts';
import { Account } from '#tests/e2e/session/account.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { press, reads } from '#tests/e2e/support/chart-acts.ts';
import { asItIs, walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { REGISTER, VERIFY } from '#tests/e2e/support/pictures/trouble.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/login/chart.ts';
import { answerFor, LoginPage, newCard, SOMYING } from './login-page.ts';

interface Session {
  readonly site: LoginPage;
  readonly card: string;
  /** What makes the page begin with the chart. */
  readonly comeBack: () => Promise<unknown>;
  /** Typed into the form. */
  plate: string;
}

/** With the card of somebody who is not registered, on the page of the provider. */
async function atProvider({ site: { page, language } }: Opening): Promise<Session> {
  const site = new LoginPage(page, language);
  const card = await newCard(false);
  await page.goto(`/${language}/termconditions`);
  await site.leaveForProvider();
  return { site, card, comeBack: () => site.chooseCard(card), plate: newCustomer().plate };
}

async function reloaded(opening: Opening, reach: (session: Session) => Promise<void>): Promise<Session> {
  const session = await atProvider(opening);
  await reach(session);
  return { ...session, comeBack: () => session.site.page.reload() };
}

/** Who registers on another device; without phone number and e-mail address somebody is asked for them. */
const registers = (card: string, phone: string, email: string) =>
  inDatabase(
    `insert into member select gen_random_uuid(), number, first_name, last_name, $2, $3, null, app_now() from sso_card where number = $1
      on conflict (card_number) do update set contact_tel = $2, contact_email = $3`,
    [card, phone, email],
  );
const becomesIncomplete = async (card: string) => {
  await registers(card, '', '');
  await inDatabase(`update sso_card set tel = '', email = '' where number = $1`, [card]);
};

const asks =
  (title: string) =>
  async ({ site }: Session) =>
    expect(site.dialog(title)).toBeVisible();

/** What has to become of the card before its value is verified. */
function becomes(output: VerifyOutcome): ((session: Session) => Promise<unknown>) | undefined {
  if (output.kind === 'failed')
    return output.failure.message === ''
      ? undefined
      : ({ card }) => inDatabase('update sso_card set refused = true where number = $1', [card]);
  switch (output.value.kind) {
    case 'member':
      return ({ card }) => registers(card, SOMYING.phone, SOMYING.email);
    case 'new':
      return asItIs;
    case 'incomplete':
      return ({ card }) => becomesIncomplete(card);
  }
}

function registered(outcome: RegisterOutcome): ((session: Session) => Promise<unknown>) | undefined {
  if (outcome.kind === 'ok') return asItIs;
  switch (outcome.failure.kind) {
    case 'proofOver':
      return ({ card }) =>
        inDatabase(`update sso_grant set registers_until = app_now() where card_number = $1`, [card]);
    case 'plateExists':
      return async ({ card, plate }) => {
        await registers(card, '', '');
        await addCarTo(card, { name: 'คันแรก', plate });
      };
    case 'refused':
      return undefined;
  }
}

walkChart<LoginScreen, Session>({
  chart,
  prepare: {
    proved: atProvider,
    declined: async (opening) => {
      const session = await atProvider(opening);
      return { ...session, comeBack: () => session.site.decline() };
    },
    foreign: async (opening) => {
      const session = await atProvider(opening);
      const { page } = session.site;
      const { origin } = new URL(page.url());
      return { ...session, comeBack: async () => page.goto(await answerFor(page.context(), { origin })) };
    },
    reloadedAtForm: (opening) =>
      reloaded(opening, async ({ site, card }) => {
        await site.chooseCard(card);
        await site.acceptTerms();
        await site.form.waitFor();
      }),
    reloadedIncomplete: (opening) =>
      reloaded(opening, async ({ site, card }) => {
        await becomesIncomplete(card);
        await site.chooseCard(card);
        await site.form.waitFor();
      }),
  },
  open: async ({ comeBack }) => void (await comeBack()),
  acts: {
    'terms.ticked': ({ site }, { isTicked }) => site.page.getByRole('checkbox').setChecked(isTicked === true),
    'terms.confirmed': press('Confirm'),
    'registration.submitted': async (session, { registration }) => {
      const { site } = session;
      if (await site.problemAt('plate').isVisible()) session.plate = newCustomer().plate;
      await site.input('phone').fill(SOMYING.phone);
      await site.input('email').fill(SOMYING.email);
      await site.fillCar(session.plate);
      if (registration === null) await site.input('carName').fill('');
      await site.register.click();
    },
    'retry.requested': press('Try again'),
    'login.left': ({ site }) => site.button('Not now').or(site.button('Close')).last().click(),
    'session.superseded': async ({ site }) => {
      const [context, company] = [site.page.context(), new Account('company')];
      await company.signInHere(context, new URL(site.page.url()).origin);
      await company.signIn();
      // Another tab of this browser is the first to hear of it.
      const tab = await context.newPage();
      await tab.goto(`/${site.language}/booking`);
      await site.dialog('Logged out after logging in with another device.').waitFor();
      await tab.close();
    },
  },
  services: {
    verifying: { calls: [VERIFY], becomes },
    registering: { calls: [REGISTER], becomes: registered },
  },
  delays: ['answerTimeLimit', 'recheckPause'],
  sees: {
    declined: reads('You are not signed in'),
    verifying: asks('Connecting…'),
    unanswered: asks('No answer yet'),
    refused: asks('Signing in did not work'),
    agreeing: reads('Terms and conditions'),
    filling: async ({ site }) => expect(site.register).toBeVisible(),
    sending: async ({ site }) => expect(site.button('Registering…')).toBeVisible(),
    unconfirmed: reads('We do not know yet whether you are registered.'),
    signedIn: async ({ site }) => expect(site.accountButton).toBeVisible(),
    left: async ({ site }) => {
      await expect(site.page.getByRole('dialog')).toHaveCount(0);
      await expect(site.signInLink).toBeVisible();
    },
  },
  // A box that is ticked is not ticked again, what is disabled is not pressed, and another account's end is heard while nothing is sent.
  isPossible: ({ value, context }, { type, isTicked }) => {
    if (context.isSessionOver) return false;
    if (type === 'session.superseded') return value === 'agreeing';
    if (type === 'terms.ticked') return context.isAgreed !== isTicked;
    return type !== 'terms.confirmed' || context.isAgreed;
  },
  joinedUpTo: 12,
  elsewhere: { 'the server refuses nothing else of what the form lets through': ['registering.refused'] },
});
