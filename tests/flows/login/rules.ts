import { proof } from '#machines/login/login.fixtures.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { selectScreen, type LoginScreen, type LoginSnapshot } from '#machines/login/login.selectors.ts';
import type { LoginEvent, RegisterOutcome, VerifyOutcome } from '#machines/login/login.types.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import type { RulesOf, Taken } from '#tests/support/model/chart-under-test.ts';
import { rulesOfSendingAgain } from '#tests/support/model/rules-of-calls.ts';

type Step = Taken<LoginSnapshot>;
type Submitted = Extract<LoginEvent, { type: 'registration.submitted' }>;

const seen = (snapshot: LoginSnapshot | null): LoginScreen | null => snapshot && selectScreen(snapshot);
const screenOf = (snapshot: LoginSnapshot | null) => seen(snapshot)?.screen ?? null;
/** What the call is told to whom it belongs, or null. */
const told = ({ effects }: Step, id: string, service: string) =>
  effects.find((effect) => effect.startsWith(`start ${id} `) && effect.endsWith(` by ${service}`)) ?? null;
const verificationIn = (step: Step) => told(step, 'verifying', 'verifyProof');
const registrationIn = (step: Step) => told(step, 'registering', 'registerMember');
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
const isAskedAgain = ({ event }: Step) => /^(retry\.requested|xstate\.after\.recheckPause)/.test(event.type);
const FORM: readonly (string | null)[] = ['filling', 'sending', 'unconfirmed'];

export const rules: RulesOf<typeof loginMachine> = [
  ...rulesOfSendingAgain<LoginSnapshot>({
    req: 'LOGIN-06',
    what: 'a verification',
    isSending: (snapshot) => screenOf(snapshot) === 'verifying',
    isUnknown: (snapshot) => screenOf(snapshot) === 'unanswered',
    kept: ({ context }) => context.proof,
  }),
  // The limit of both is a rule of the verification.
  ...rulesOfSendingAgain<LoginSnapshot>({
    req: 'REG-08',
    what: 'a registration',
    isSending: (snapshot) => screenOf(snapshot) === 'sending',
    isUnknown: (snapshot) => screenOf(snapshot) === 'unconfirmed',
    kept: ({ context }) => context.registration,
  }).slice(1),
  {
    req: 'LOGIN-02',
    says: 'a value is verified by the page that came back with it, if it was asked for here; an error or a value of elsewhere is not',
    when: ({ before }) => before === null,
    holds: (step) => {
      const { kind, newcomer } = step.after.context;
      const verifies = verificationIn(step) !== null;
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
      const answered =
        verified?.kind === 'ok' && verified.value.kind === 'member' ? verified.value.member : registeredIn(step);
      const member = answered !== null && 'value' in answered ? answered.value : answered;
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
      return screen?.screen === 'filling' && screen.alert?.kind === 'terms' && registrationIn(step) === null;
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
      const isSent = registrationIn(step)?.includes(textOf(registration)) === true;
      return isClear && screen.screen === 'sending' && step.after.context.registration === registration && isSent;
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
    says: 'a plate that exists is said at its field, and counts as a failed submission',
    when: (step) => saidIn(step) === 'plateExists',
    holds: ({ before, after }) => {
      const screen = seen(after);
      return (
        screen?.screen === 'filling' &&
        screen.takenPlate === after.context.registration?.plate &&
        screen.attempts === (before?.context.attempts ?? 0) + 1
      );
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
    says: 'a value that may register no more leads to the provider again, with the words of the server',
    when: (step) => saidIn(step) === 'proofOver',
    holds: (step) => {
      const screen = seen(step.after);
      const outcome = registeredIn(step);
      return screen?.screen === 'refused' && outcome?.kind === 'failed' && screen.message === outcome.failure.message;
    },
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
        (registrationIn(step) !== null) === asks &&
        after.context.registration === before?.context.registration
      );
    },
  },
  {
    req: 'REG-10',
    says: 'every registration carries the proof that came back from the provider',
    when: (step) => registrationIn(step) !== null,
    holds: (step) => registrationIn(step)?.includes(textOf(proof)) ?? false,
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
  {
    req: 'LOGIN-02',
    says: 'what is verified is the value that came back from the provider',
    when: (step) => verificationIn(step) !== null,
    holds: (step) => verificationIn(step)?.includes(textOf(proof)) ?? false,
  },
  {
    req: 'LOGIN-02',
    says: 'it begins with nothing sent, said or refused',
    when: ({ before }) => before === null,
    holds: ({ after: { context } }) =>
      context.registration === null &&
      context.alert === null &&
      context.takenPlate === null &&
      context.message === null &&
      context.member === null &&
      context.attempts === 0,
  },
  {
    req: 'LOGIN-04',
    says: 'who had accepted the terms before a reload comes back to the form',
    when: ({ before, after }) => before === null && isAgreed(after),
    holds: ({ after }) => screenOf(after) === 'filling',
  },
  {
    req: 'REG-06',
    says: 'the terms are accepted as long as they are ticked, and ticking keeps what else is said above the form',
    when: ({ before, event }) =>
      event.type === 'terms.ticked' && ['agreeing', 'filling'].includes(screenOf(before) ?? ''),
    holds: ({ before, event, after }) => {
      const was = before?.context.alert ?? null;
      return (
        screenOf(after) === screenOf(before) &&
        isAgreed(after) === ('isTicked' in event && event['isTicked']) &&
        after.context.alert === (was?.kind === 'refused' ? was : null)
      );
    },
  },
  {
    req: 'LOGIN-04',
    says: 'each step of signing in and registering comes only after what leads to it',
    when: ({ before, after }) => before !== null && screenOf(before) !== screenOf(after),
    holds: (step) => {
      const was = screenOf(step.before) ?? '';
      const said = saidIn(step) ?? '';
      const { type } = step.event;
      switch (screenOf(step.after)) {
        case 'verifying':
          return was === 'unanswered' && isAskedAgain(step);
        case 'unanswered':
          return was === 'verifying' && isMissing(step);
        case 'agreeing':
          return said === 'new';
        case 'filling':
          return type === 'terms.confirmed'
            ? was === 'agreeing'
            : ['incomplete', 'plateExists', 'refused'].includes(said);
        case 'sending':
          return isSubmitted(step) || (was === 'unconfirmed' && isAskedAgain(step));
        case 'unconfirmed':
          return was === 'sending' && isMissing(step);
        case 'refused':
          return said === 'proofOver' || verifiedIn(step)?.kind === 'failed';
        case 'signedIn':
          return said === 'member';
        case 'left':
          return type === 'login.left';
        default:
          return false;
      }
    },
  },
];
