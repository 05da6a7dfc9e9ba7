import { screen as page } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { loginFixtures, proof, registration } from '#machines/login/login.fixtures.ts';
import type { LoginPorts } from '#machines/login/login.ports.ts';
import {
  selectScreen,
  type LoginScreen,
  type LoginSnapshot,
  type RegistrationScreen,
} from '#machines/login/login.selectors.ts';
import type { LoginEvent, LoginInput, Newcomer } from '#machines/login/login.types.ts';
import type { Member } from '#machines/shared/member.ts';
import { InformationPart } from '#src/flows/login/information.part.tsx';
import { LoginPart } from '#src/flows/login/login.part.tsx';
import { loginVisit } from '#src/flows/login/login.visit.ts';
import { fill, press } from '#tests/support/model/page-parts.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { carListAnswers, fillInCar } from '#tests/support/wire/car-lists.ts';
import { siteOf } from '#tests/support/wire/site.tsx';
import { wiredPage, type OpenPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { onTheCard, ports } from './ports.ts';

/** Where the provider sent the browser back to, and where the person wanted to go on. */
const FROM = '/en/branches?page=2';
const AIM = `${FROM}#bangna`;
const INFORMATION = '/en/auth/information';
const KEPT = 'roddee.login';
const TERMS = 'The terms of the club.';

/** What is typed outlives a reload, with the names of the car. */
const { phone, email, carName, plate, province } = registration;
const car = { brand: 'Toyota', model: 'Yaris Ativ', variant: '1.2 Sport', year: '2022' };
const TYPED = { phone, email, carName, plate, province, car };

const kept = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const keep = (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify(value));

/** What the browser holds when the page is opened: the provider's answer, as the page's first script leaves it, or what a reload finds. */
function store(input: LoginInput): void {
  keep('roddee.login.aim', AIM);
  if (input.kind === 'proved' && input.newcomer !== null) {
    const { proof: asked, newcomer, isAgreed } = input;
    keep(KEPT, { proof: asked, newcomer: { ...newcomer, holder: onTheCard(newcomer.holder) }, isAgreed });
    if (newcomer.kind === 'incomplete') keep('roddee.login.from', FROM);
    return;
  }
  keep('roddee.login.state', proof.state);
  const state = input.kind === 'foreign' ? 'state-of-another-tab' : proof.state;
  const said = input.kind === 'declined' ? { error: 'access_denied', state } : { oauth: proof.value, state };
  sessionStorage.setItem(KEPT, `#${new URLSearchParams(said)}`);
}

async function open(name: string) {
  const input = loginFixtures.inputs[name] as LoginInput;
  const isOnForm = input.kind === 'proved' && input.newcomer?.kind === 'incomplete';
  const signedIn: Member[] = [];
  let address = () => '';
  let isOnPageOfForm = isOnForm;
  const page = await wiredPage<LoginPorts>({
    chart,
    ports,
    always: { ...carListAnswers, readRegistrationTerms: () => [TERMS] },
    stored: () => store(input),
    part: async (host) => {
      const login = loginVisit();
      const Above = () =>
        useSyncExternalStore(login.subscribe, login.isUnderWay) ? (
          <LoginPart host={host} onSignedIn={(each) => signedIn.push(each)} onEnd={login.end} />
        ) : null;
      const pages = {
        '/$lang/branches': () => <h1>Branches</h1>,
        '/$lang/auth/information': () => {
          isOnPageOfForm = true;
          return <InformationPart host={host} waiting={null} />;
        },
      };
      const { router, part } = siteOf(pages, Above, isOnForm ? INFORMATION : FROM);
      address = () => router.state.location.href;
      await router.load();
      return part;
    },
  });
  const view = { signedIn, address: () => address(), wasOnForm: () => isOnPageOfForm };
  return { ...page, user: page, view };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => document.querySelector<HTMLElement>(`#registration-${name}`);
const box = () => page.getByRole<HTMLInputElement>('checkbox');
const titled = (name: string) => {
  expect(page.getByRole('dialog', { name })).toBeTruthy();
  expect(page.getAllByRole('dialog')).toHaveLength(1);
};

/** While it is under way the tab keeps the sign-in, and never the provider's answer; once it is over it keeps nothing. */
const keepsNothing = () => expect([kept(KEPT), kept('roddee.login.state')]).toEqual([null, null]);
const keepsProof = () => expect(kept(KEPT)).toEqual({ proof, newcomer: null, isAgreed: false });
const keepsNewcomer = (kind: Newcomer['kind'], isAgreed: boolean) =>
  expect(kept(KEPT)).toEqual({ proof, newcomer: expect.objectContaining({ kind }) as object, isAgreed });

const ALERTS = { terms: 'Please accept terms and conditions', refused: 'You are not registered yet' };

const showsForm = (
  { screen, newcomer, isAgreed, alert, attempts, takenPlate }: RegistrationScreen,
  { address }: View,
) => {
  const isPage = newcomer.kind === 'incomplete';
  keepsNewcomer(newcomer.kind, isAgreed);
  expect([address(), kept('roddee.login.from')]).toEqual(isPage ? [INFORMATION, FROM] : [FROM, null]);
  if (isPage)
    expect([page.getByRole('heading', { level: 1 }).textContent, page.queryByRole('dialog')]).toEqual([
      'Your details',
      null,
    ]);
  else titled('Register as a member');
  if (screen === 'sending' || screen === 'unconfirmed') expect(kept('roddee.login.typed')).toMatchObject(TYPED);
  else if (attempts > 0 && alert === null && takenPlate === null)
    expect(kept('roddee.login.typed')).toMatchObject({ carName: '' });
  expect(box().checked).toBe(isAgreed);
  expect(page.queryAllByText(ALERTS.terms).length > 0).toBe(alert?.kind === 'terms');
  expect(page.queryByText(ALERTS.refused) !== null).toBe(alert?.kind === 'refused');
  if (alert?.kind === 'refused') expect(page.getByText(alert.message)).toBeTruthy();
  expect(page.queryAllByText(/already exists/).length > 0).toBe(takenPlate !== null);
  expect(page.queryByRole('button', { name: 'Registering…' }) !== null).toBe(screen === 'sending');
  expect(page.queryByText('We do not know yet whether you are registered.') !== null).toBe(screen === 'unconfirmed');
  expect(page.queryByRole('button', { name: isPage ? 'Not now' : 'Close' }) !== null).toBe(screen !== 'sending');
};

const screens: ScreenModel<LoginScreen, LoginEvent, OpenPage, View> = {
  executors: {
    'session.superseded': null,
    'retry.requested': async () => press(button('Try again')),
    'terms.ticked': async ({ isTicked }) => {
      if (box().checked !== isTicked) press(box());
    },
    'terms.confirmed': async () => press(button('Confirm')),
    'registration.submitted': async ({ registration: sent }, { settle }) => {
      if (sent === null) for (const text of ['a', '']) fill(field('carName'), text);
      else {
        fill(field('phone'), sent.phone);
        fill(field('email'), sent.email);
        await fillInCar('registration', sent, settle);
      }
      press(button('Register and sign in'));
    },
    'login.left': async () => press(page.queryByRole('button', { name: 'Not now' }) ?? button('Close')),
  },
  assertions: {
    verifying: () => {
      titled('Connecting…');
      expect(page.queryByRole('button')).toBeNull();
      keepsProof();
    },
    unanswered: () => {
      titled('No answer yet');
      keepsProof();
    },
    refused: ({ message }) => {
      titled('Signing in did not work');
      expect(page.getByRole('alert').textContent).toContain(message ?? 'This sign-in was not begun here');
      expect(page.getByRole('link', { name: 'Sign in again' })).toBeTruthy();
      keepsNothing();
    },
    declined: () => {
      expect(page.queryByRole('dialog')).toBeNull();
      expect(page.getByText('You are not signed in')).toBeTruthy();
      keepsNothing();
    },
    agreeing: ({ isAgreed }) => {
      titled('Terms and conditions');
      expect(page.getByText(TERMS)).toBeTruthy();
      expect(button('Confirm').getAttribute('aria-disabled')).toBe(isAgreed ? null : 'true');
      keepsNewcomer('new', isAgreed);
    },
    filling: showsForm,
    sending: showsForm,
    unconfirmed: showsForm,
    signedIn: ({ member }, { signedIn, address }) => {
      expect(page.queryByRole('dialog')).toBeNull();
      expect(signedIn).toEqual([{ ...member, image: null }]);
      expect([address(), kept('roddee.login.typed')]).toEqual([AIM, null]);
      keepsNothing();
    },
    left: (_screen, { signedIn, address, wasOnForm }) => {
      expect(page.queryByRole('dialog')).toBeNull();
      expect(signedIn).toEqual([]);
      // From the form one comes back to the page before it, anywhere else one stays, at the anchor.
      expect(address()).toBe(wasOnForm() ? FROM : AIM);
      keepsNothing();
    },
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
  render: open,
  invalidation: (step) =>
    step.event.type === 'login.left' && (step.before as LoginSnapshot).context.newcomer?.kind === 'incomplete'
      ? 'the form of an incomplete member is left'
      : alsoWalked(step),
});

it('the generated paths take every transition of the chart', () => {
  expect(transitionsLeftOut({ chart, isPossible })).toEqual([]);
});
