import { screen as page } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect, it } from 'vitest';
import type { ActorRefFrom, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import { registration } from '#machines/login/login.fixtures.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { selectScreen, type LoginScreen, type RegistrationScreen } from '#machines/login/login.selectors.ts';
import type { LoginEvent } from '#machines/login/login.types.ts';
import { loginHandlers } from '#src/flows/login/login.part.tsx';
import { LoginModals } from '#src/flows/login/login.screen.tsx';
import type { RegistrationValues } from '#src/flows/login/registration.form.ts';
import { registrationHandlers } from '#src/flows/login/registration.part.tsx';
import { RegistrationForm } from '#src/flows/login/registration.screen.tsx';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof loginMachine>;

const { phone, email, carName, plate, province } = registration;
const VALID: RegistrationValues = { phone, email, carName, plate, province };
const { brand, model, variant, year } = carLists;
const CAR = {
  screen: 'choosing',
  missing: null,
  lists: carLists,
  choice: { brand: brand[0], model: model[0], variant: variant[0], year: year[0] },
  message: null,
} as const;

const nothing = () => undefined;
const asLink = ({ children, ...look }: LinkLook) => (
  <a {...look} href="/en/auth/login">
    {children}
  </a>
);

function LoginPage({ actor }: { readonly actor: Actor }) {
  const screen = useSelector(actor, selectScreen);
  const form =
    'newcomer' in screen ? (
      <RegistrationForm
        state={screen}
        initial={VALID}
        car={CAR}
        terms={null}
        onCar={nothing}
        onCarRetry={nothing}
        onTyped={nothing}
        {...registrationHandlers(actor)}
      />
    ) : null;
  return (
    <LoginModals
      screen={screen}
      form={form}
      {...loginHandlers(actor)}
      renderSignIn={asLink}
      renderTerms={(acceptBox) => acceptBox}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name });
const box = () => page.getByRole<HTMLInputElement>('checkbox');
const titled = async (name: string) => {
  expect(await page.findByRole('dialog', { name })).toBeTruthy();
  expect(page.getAllByRole('dialog')).toHaveLength(1);
};
const carNameField = () => page.getByRole<HTMLInputElement>('textbox', { name: /Name of the car/ });

const ALERTS = { terms: 'Please accept terms and conditions', refused: 'You are not registered yet' };

const showsForm = async ({ screen, isAgreed, alert, takenPlate }: RegistrationScreen) => {
  await titled('Register as a member');
  expect(box().checked).toBe(isAgreed);
  expect(page.queryAllByText(ALERTS.terms).length > 0).toBe(alert?.kind === 'terms');
  expect(page.queryByText(ALERTS.refused) !== null).toBe(alert?.kind === 'refused');
  if (alert?.kind === 'refused') expect(page.getByText(alert.message)).toBeTruthy();
  expect(page.queryAllByText(/already exists/).length > 0).toBe(takenPlate !== null);
  expect(page.queryByRole('button', { name: 'Registering…' }) !== null).toBe(screen === 'sending');
  expect(page.queryByText('We do not know yet whether you are registered.') !== null).toBe(screen === 'unconfirmed');
  expect(page.queryByRole('button', { name: 'Close' }) !== null).toBe(screen !== 'sending');
};

const screens: ScreenModel<LoginScreen, LoginEvent, UserEvent, null> = {
  executors: {
    'session.superseded': null,
    'retry.requested': (_event, user) => user.click(button('Try again')),
    'terms.ticked': async ({ isTicked }, user) => {
      if (box().checked !== isTicked) await user.click(box());
    },
    'terms.confirmed': (_event, user) => user.click(button('Confirm')),
    'registration.submitted': async ({ registration: sent }, user) => {
      await user.clear(carNameField());
      if (sent !== null) await user.type(carNameField(), sent.carName);
      await user.click(button('Register and sign in'));
    },
    'login.left': (_event, user) => user.click(page.queryByRole('button', { name: 'Not now' }) ?? button('Close')),
  },
  assertions: {
    verifying: async () => {
      await titled('Connecting…');
      expect(page.queryByRole('button')).toBeNull();
    },
    unanswered: () => titled('No answer yet'),
    refused: async ({ message }) => {
      await titled('Signing in did not work');
      expect(page.getByRole('alert').textContent).toContain(message ?? 'This sign-in was not begun here');
      expect(page.getByRole('link', { name: 'Sign in again' })).toBeTruthy();
    },
    declined: () => {
      expect(page.queryByRole('dialog')).toBeNull();
      expect(page.getByText('You are not signed in')).toBeTruthy();
    },
    agreeing: async ({ isAgreed }) => {
      await titled('Terms and conditions');
      expect(button('Confirm').getAttribute('aria-disabled')).toBe(isAgreed ? null : 'true');
    },
    filling: showsForm,
    sending: showsForm,
    unconfirmed: showsForm,
    signedIn: () => expect(page.queryByRole('dialog')).toBeNull(),
    left: () => expect(page.queryByRole('dialog')).toBeNull(),
  },
};

/** What no element of the page does: a box that is ticked is not ticked again, and what is disabled is not pressed. */
const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const screen = selectScreen(snapshot as never);
  switch (event.type) {
    case 'retry.requested':
      return screen.screen === 'unanswered' || screen.screen === 'unconfirmed';
    case 'terms.ticked':
      return (screen.screen === 'agreeing' || screen.screen === 'filling') && screen.isAgreed !== event['isTicked'];
    case 'terms.confirmed':
      return screen.screen === 'agreeing';
    case 'registration.submitted':
      return screen.screen === 'filling';
    case 'login.left':
      return !['verifying', 'sending', 'signedIn', 'left'].includes(screen.screen);
    default:
      return true;
  }
};

walkScreens({
  chart,
  model: screens,
  isPossible,
  render: (input) => stagedPage(chart, input, (actor) => <LoginPage actor={actor as Actor} />),
});

it('the generated paths take every transition of the chart', () => {
  expect(transitionsLeftOut({ chart, isPossible })).toEqual([]);
});
