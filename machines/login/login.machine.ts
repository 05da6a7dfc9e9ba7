import { unansweredAs, whileSending } from '../shared/sending.ts';
import { loginSetup, requestOf, startingContext } from './login.setup.ts';

const LEAVE = (id: string) => ({ target: '#login.left', meta: { id: `${id}.leave`, req: ['LOGIN-05'] } });

const verification = unansweredAs({
  chart: 'login',
  sending: 'verifying',
  unknown: 'unanswered',
  req: ['LOGIN-06'],
  ids: { lost: 'verifying.', again: 'verifying.' },
});
const registration = unansweredAs({
  chart: 'login.registering',
  sending: 'sending',
  unknown: 'unanswered',
  req: ['REG-08'],
  ids: { lost: 'registering.', again: 'registering.' },
});

/**
 * Signing in with the value that the provider gave (section 4). A person who is not registered accepts the terms and registers with a car; a member
 * without a phone number or e-mail address fills in the same form. Unanswered calls are repeated with the same key, and refusals are shown in the
 * server's words.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: startingContext,
  output: ({ context }) => context.member,
  initial: 'deciding',
  on: whileSending,
  meta: { req: ['LOGIN-02', 'LOGIN-11'] },
  states: {
    deciding: {
      id: 'login.deciding',
      meta: { req: ['LOGIN-02'] },
      always: [
        { guard: 'isDeclined', target: 'declined', meta: { id: 'sayDeclined', req: ['LOGIN-02'] } },
        { guard: 'isForeign', target: 'refused', meta: { id: 'refuseForeign', req: ['LOGIN-02'] } },
        { guard: 'isUnverified', target: 'verifying', meta: { id: 'verify', req: ['LOGIN-02'] } },
        { guard: 'mayAgree', target: 'agreeing', meta: { id: 'askToAgree', req: ['LOGIN-04'] } },
        { target: 'registering', meta: { id: 'askForDetails', req: ['LOGIN-03', 'LOGIN-04'] } },
      ],
    },
    declined: {
      id: 'login.declined',
      tags: 'needsInput',
      meta: { req: ['LOGIN-02'] },
      on: { 'login.left': LEAVE('declined') },
    },
    verifying: {
      id: 'login.verifying',
      tags: 'busy',
      meta: { req: ['LOGIN-02', 'LOGIN-10'] },
      invoke: {
        id: 'verifying',
        src: 'verifyProof',
        input: ({ context }) => context.proof,
        onDone: [
          { guard: 'isMember', target: 'signedIn', actions: 'keepMember', meta: { id: 'verified', req: ['LOGIN-05'] } },
          {
            guard: 'isNewcomer',
            target: 'deciding',
            actions: 'keepNewcomer',
            meta: { id: 'unregistered', req: ['LOGIN-03', 'LOGIN-04'] },
          },
          {
            target: 'refused',
            actions: 'keepMessage',
            meta: { id: 'verifying.refused', req: ['LOGIN-06', 'LOGIN-11'] },
          },
        ],
        onError: verification.lost.onError,
      },
      after: verification.lost.after,
    },
    unanswered: {
      ...verification.state,
      on: { ...verification.state.on, 'login.left': LEAVE('unanswered') },
    },
    refused: {
      id: 'login.refused',
      tags: ['blocked', 'needsInput'],
      meta: { req: ['LOGIN-06', 'LOGIN-10'] },
      on: { 'login.left': LEAVE('refused') },
    },
    agreeing: {
      id: 'login.agreeing',
      tags: 'needsInput',
      meta: { req: ['LOGIN-04', 'LOGIN-08'] },
      on: {
        'terms.ticked': { actions: 'keepTick', meta: { id: 'agreeing.tick', req: ['LOGIN-08'] } },
        'terms.confirmed': {
          guard: 'isAgreed',
          target: 'registering',
          meta: { id: 'confirmTerms', req: ['LOGIN-08'] },
        },
        'login.left': LEAVE('agreeing'),
      },
    },
    registering: {
      id: 'login.registering',
      meta: { req: ['REG-07', 'REG-08', 'LOGIN-10'] },
      initial: 'filling',
      states: {
        filling: {
          id: 'login.registering.filling',
          tags: 'needsInput',
          meta: { req: ['REG-07', 'REG-09'] },
          on: {
            'terms.ticked': { actions: 'keepTick', meta: { id: 'filling.tick', req: ['REG-06'] } },
            'registration.submitted': [
              {
                guard: 'isNotAgreed',
                actions: 'alertTerms',
                meta: { id: 'submitWithoutTerms', req: ['REG-06', 'REG-07'] },
              },
              {
                guard: 'isValid',
                target: 'sending',
                actions: 'keepRegistration',
                meta: { id: 'submit', req: ['REG-07'] },
              },
              { actions: 'noteAttempt', meta: { id: 'submitInvalid', req: ['REG-07', 'REG-09'] } },
            ],
            'login.left': LEAVE('filling'),
          },
        },
        sending: {
          id: 'login.registering.sending',
          tags: 'busy',
          meta: { req: ['REG-07', 'REG-10'] },
          invoke: {
            id: 'registering',
            src: 'registerMember',
            input: requestOf,
            onDone: [
              {
                guard: 'isRegistered',
                target: '#login.signedIn',
                actions: 'keepMember',
                meta: { id: 'registered', req: ['REG-08', 'LOGIN-05'] },
              },
              {
                guard: 'isPlateTaken',
                target: 'filling',
                actions: 'noteTakenPlate',
                meta: { id: 'plateExists', req: ['REG-03'] },
              },
              {
                guard: 'isProofOver',
                target: '#login.refused',
                actions: 'keepMessage',
                meta: { id: 'proofOver', req: ['LOGIN-11'] },
              },
              { target: 'filling', actions: 'alertRefusal', meta: { id: 'registering.refused', req: ['REG-08'] } },
            ],
            onError: registration.lost.onError,
          },
          after: registration.lost.after,
        },
        unanswered: {
          ...registration.state,
          on: { ...registration.state.on, 'login.left': LEAVE('registering.unanswered') },
        },
      },
    },
    signedIn: { id: 'login.signedIn', type: 'final', tags: 'final', meta: { req: ['LOGIN-05', 'REG-08'] } },
    left: { id: 'login.left', type: 'final', tags: 'final', meta: { req: ['LOGIN-05'] } },
  },
});
