import { assertEvent, assign, setup } from 'xstate';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import type { Member } from '../shared/member.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { SENDING } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './login.ports.ts';
import type {
  LoginChartEvent,
  LoginContext,
  LoginInput,
  RegisterOutcome,
  RegistrationRequest,
  VerifyOutcome,
} from './login.types.ts';

const NO_PROOF = { value: '', state: '' };

export const startingContext = ({ input }: { input: LoginInput }): LoginContext => ({
  kind: input.kind,
  proof: input.kind === 'proved' ? input.proof : NO_PROOF,
  newcomer: input.kind === 'proved' ? input.newcomer : null,
  isAgreed: input.kind === 'proved' && input.isAgreed,
  registration: null,
  alert: null,
  attempts: 0,
  isSessionOver: false,
  takenPlate: null,
  message: null,
  member: null,
});

const verifiedIn = (event: LoginChartEvent): VerifyOutcome | null =>
  event.type === 'xstate.done.actor.verifying' ? event.output : null;
const registeredIn = (event: LoginChartEvent): RegisterOutcome | null =>
  event.type === 'xstate.done.actor.registering' ? event.output : null;
const failureIn = (event: LoginChartEvent) => {
  const outcome = registeredIn(event);
  return outcome?.kind === 'failed' ? outcome.failure : null;
};

export const requestOf = ({ context: { proof, registration } }: { context: LoginContext }): RegistrationRequest => {
  if (registration === null) throw new Error('nothing to register');
  return { proof, registration };
};

/** The chart's vocabulary: its guards, actions, delays and services. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginChartEvent,
    input: {} as LoginInput,
    output: {} as Member | null,
    children: {} as { verifying: 'verifyProof'; registering: 'registerMember' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: SENDING.delays,
  guards: {
    ...SENDING.guards,
    isDeclined: ({ context }) => context.kind === 'declined',
    isForeign: ({ context }) => context.kind === 'foreign',
    isUnverified: ({ context }) => context.newcomer === null,
    mayAgree: ({ context }) => context.newcomer?.kind === 'new' && !context.isAgreed,
    isMember: ({ event }) => {
      const outcome = verifiedIn(event);
      return outcome?.kind === 'ok' && outcome.value.kind === 'member';
    },
    isNewcomer: ({ event }) => verifiedIn(event)?.kind === 'ok',
    isAgreed: ({ context }) => context.isAgreed,
    isNotAgreed: ({ context }) => !context.isAgreed,
    isValid: ({ event }) => {
      assertEvent(event, 'registration.submitted');
      return event.registration !== null;
    },
    isRegistered: ({ event }) => registeredIn(event)?.kind === 'ok',
    isPlateTaken: ({ event }) => failureIn(event)?.kind === 'plateExists',
    isProofOver: ({ event }) => failureIn(event)?.kind === 'proofOver',
  },
  actions: {
    noteSessionOver: assign({ isSessionOver: true }),
    keepMember: assign(({ event }) => {
      if (event.type === 'xstate.done.actor.registering') return { member: valueOf(event.output) };
      assertEvent(event, 'xstate.done.actor.verifying');
      const verified = valueOf(event.output);
      if (verified.kind !== 'member') throw new Error('a newcomer is no member');
      return { member: verified.member };
    }),
    keepNewcomer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.verifying');
      const verified = valueOf(event.output);
      if (verified.kind === 'member') throw new Error('a member is no newcomer');
      return { newcomer: verified };
    }),
    keepMessage: assign(({ event }) => ({ message: wordsOf(verifiedIn(event) ?? registeredIn(event)) })),
    keepTick: assign(({ context, event }) => {
      assertEvent(event, 'terms.ticked');
      return { isAgreed: event.isTicked, alert: context.alert?.kind === 'terms' ? null : context.alert };
    }),
    alertTerms: assign(({ context }) => ({ alert: { kind: 'terms' as const }, attempts: context.attempts + 1 })),
    noteAttempt: assign(({ context }) => ({ alert: null, takenPlate: null, attempts: context.attempts + 1 })),
    keepRegistration: assign(({ event }) => {
      assertEvent(event, 'registration.submitted');
      return { registration: event.registration, alert: null, takenPlate: null };
    }),
    alertRefusal: assign(({ event }) => ({
      alert: { kind: 'refused' as const, message: failureIn(event)?.message ?? '' },
    })),
    noteTakenPlate: assign(({ context }) => ({
      takenPlate: context.registration?.plate ?? null,
      attempts: context.attempts + 1,
    })),
  },
});
