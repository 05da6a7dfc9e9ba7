import type { loginMachine } from '#machines/login/login.machine.ts';
import { selectScreen, type LoginScreen, type LoginSnapshot } from '#machines/login/login.selectors.ts';
import type { LoginEvent, RegisterOutcome, VerifyOutcome } from '#machines/login/login.types.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<LoginSnapshot>;
type Submitted = Extract<LoginEvent, { type: 'registration.submitted' }>;

const seen = (snapshot: LoginSnapshot | null): LoginScreen | null => snapshot && selectScreen(snapshot);
const screenOf = (snapshot: LoginSnapshot | null) => seen(snapshot)?.screen ?? null;
const starts = ({ effects }: Step, id: string) => effects.find((effect) => effect.startsWith(`start ${id}`)) ?? null;
const verifiedIn = ({ event }: Step) =>
  event.type === 'xstate.done.actor.verifying' && 'output' in event ? (event.output as VerifyOutcome) : null;
const registeredIn = ({ event }: Step) =>
  event.type === 'xstate.done.actor.registering' && 'output' in event ? (event.output as RegisterOutcome) : null;
/** What an answer says: who was identified, or why it was refused. */
const saidIn = (step: Step): string | null => {
  const [verified, registered] = [verifiedIn(step), registeredIn(step)];
  if (verified?.kind === 'ok') return verified.value.kind;
  if (registered?.kind === 'ok') return 'member';
  return registered?.failure.kind ?? null;
};
const isMissing = ({ event }: Step) => /^xstate\.(error|after\.answerTimeLimit)/.test(event.type);
const isSubmitted = ({ before, event }: Step) =>
  event.type === 'registration.submitted' && screenOf(before) === 'filling';
const isAgreed = (snapshot: LoginSnapshot | null) => {
  const screen = seen(snapshot);
  return screen !== null && 'isAgreed' in screen && screen.isAgreed;
};
const FORM: readonly (string | null)[] = ['filling', 'sending', 'unconfirmed'];

export const rules: RulesOf<typeof loginMachine> = [
  everyCallIsLimited('LOGIN-06'),
  {
    req: 'LOGIN-02',
    says: 'a value is verified by the page that came back with it, if it was asked for here; an error or a value of elsewhere is not',
    when: ({ before }) => before === null,
    holds: (step) => {
      const { kind, newcomer } = step.after.context;
      const verifies = starts(step, 'verifying') !== null;
      if (kind === 'proved') return verifies === (newcomer === null);
      return !verifies && screenOf(step.after) === (kind === 'declined' ? 'declined' : 'refused');
    },
  },
  {
    req: 'LOGIN-05',
    says: 'nobody is signed in but by an answer of the server, and that answer signs in',
    when: (step) => screenOf(step.after) === 'signedIn' || saidIn(step) === 'member',
    holds: (step) => {
      const screen = seen(step.after);
      const verified = verifiedIn(step);
      const told =
        verified?.kind === 'ok' && verified.value.kind === 'member' ? verified.value.member : registeredIn(step);
      const member = told !== null && 'value' in told ? told.value : told;
      return screen?.screen === 'signedIn' && step.after.output === screen.member && screen.member === member;
    },
  },
  {
    req: 'LOGIN-04',
    says: 'who is not registered sees the terms, and then the form',
    when: (step) => saidIn(step) === 'new',
    holds: ({ after }) => screenOf(after) === 'agreeing',
  },
  {
    req: 'LOGIN-03',
    says: 'who lacks information comes to the form and is not signed in',
    when: (step) => saidIn(step) === 'incomplete',
    holds: ({ after }) => screenOf(after) === 'filling' && after.status === 'active',
  },
  {
    req: 'LOGIN-08',
    says: 'the terms can be confirmed when they are ticked, and no form comes before that',
    when: ({ before, event }) => screenOf(before) === 'agreeing' && event.type !== 'login.left',
    holds: ({ before, event, after }) =>
      (screenOf(after) === 'filling') === (event.type === 'terms.confirmed' && isAgreed(before)),
  },
  {
    req: 'LOGIN-06',
    says: 'what the server refuses is said in its words',
    when: (step) => verifiedIn(step)?.kind === 'failed',
    holds: (step) => {
      const outcome = verifiedIn(step);
      const screen = seen(step.after);
      const words = outcome?.kind === 'failed' ? outcome.failure.message || null : undefined;
      return screen?.screen === 'refused' && screen.message === words && step.after.can({ type: 'login.left' });
    },
  },
  {
    req: 'LOGIN-06',
    says: 'an answer that does not come within 15 seconds is asked for again by itself after 8, or sooner by hand',
    when: isMissing,
    holds: ({ before, after, effects }) =>
      screenOf(after) === (FORM.includes(screenOf(before)) ? 'unconfirmed' : 'unanswered') &&
      effects.some((effect) => effect.startsWith('wait 8000 recheckPause')) &&
      after.can({ type: 'retry.requested' }),
  },
  {
    req: 'REG-07',
    says: 'without accepted terms an alert appears and nothing is sent',
    when: (step) => isSubmitted(step) && !isAgreed(step.before),
    holds: (step) => {
      const screen = seen(step.after);
      return screen?.screen === 'filling' && screen.alert?.kind === 'terms' && starts(step, 'registering') === null;
    },
  },
  {
    req: 'REG-07',
    says: 'with accepted terms earlier errors go, and a valid form is sent as it is',
    when: (step) => isSubmitted(step) && isAgreed(step.before),
    holds: (step) => {
      const { registration } = step.event as Submitted;
      const screen = seen(step.after);
      const isClear = screen !== null && 'alert' in screen && screen.alert === null && screen.takenPlate === null;
      if (registration === null) return isClear && screen.screen === 'filling' && step.effects.length === 0;
      const sent = starts(step, 'registering') ?? '';
      return isClear && screen.screen === 'sending' && step.after.context.registration === registration && sent !== '';
    },
  },
  {
    req: 'REG-09',
    says: 'each failed submission counts, also one without accepted terms, so that all errors are shown and announced anew',
    when: (step) => isSubmitted(step) && (!isAgreed(step.before) || (step.event as Submitted).registration === null),
    holds: ({ before, after }) => after.context.attempts === (before?.context.attempts ?? 0) + 1,
  },
  {
    req: 'REG-03',
    says: 'a plate that exists is said at its field',
    when: (step) => saidIn(step) === 'plateExists',
    holds: ({ after }) => {
      const screen = seen(after);
      return screen?.screen === 'filling' && screen.takenPlate === after.context.registration?.plate;
    },
  },
  {
    req: 'REG-08',
    says: 'another refusal of the registration is an alert above the form, which stays',
    when: (step) => saidIn(step) === 'refused',
    holds: (step) => {
      const screen = seen(step.after);
      const outcome = registeredIn(step);
      return (
        screen?.screen === 'filling' &&
        screen.alert?.kind === 'refused' &&
        outcome?.kind === 'failed' &&
        screen.alert.message === outcome.failure.message
      );
    },
  },
  {
    req: 'LOGIN-11',
    says: 'a value that may register no more leads to the provider again',
    when: (step) => saidIn(step) === 'proofOver',
    holds: ({ after }) => screenOf(after) === 'refused',
  },
  {
    req: 'REG-08',
    says: 'a registration whose outcome is unknown goes out again as it was, until it is closed',
    when: ({ before, event }) =>
      screenOf(before) === 'unconfirmed' && event.type !== 'login.left' && before?.context.isSessionOver === false,
    holds: (step) => {
      const { before, event, after } = step;
      const asks = event.type === 'retry.requested' || event.type.startsWith('xstate.after.recheckPause');
      return (
        screenOf(after) === (asks ? 'sending' : 'unconfirmed') &&
        (starts(step, 'registering') !== null) === asks &&
        after.context.registration === before?.context.registration
      );
    },
  },
  {
    req: 'REG-10',
    says: 'every registration carries the proof that was verified',
    when: (step) => starts(step, 'registering') !== null,
    holds: (step) => starts(step, 'registering')?.includes(step.after.context.proof.value) ?? false,
  },
  {
    req: 'LOGIN-05',
    says: 'who closes it is not signed in, and can do so wherever nothing is on its way',
    when: ({ before, event }) => event.type === 'login.left' && before?.status === 'active',
    holds: ({ before, after }) =>
      ['verifying', 'sending'].includes(screenOf(before) ?? '')
        ? screenOf(after) === screenOf(before)
        : screenOf(after) === 'left' && after.output === null,
  },
];
