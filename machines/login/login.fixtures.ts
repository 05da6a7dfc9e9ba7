import type { ChartFixtures } from '../shared/fixtures.ts';
import type { Member } from '../shared/member.ts';
import type { loginMachine } from './login.machine.ts';
import type { Newcomer, Proof, Registration, RegistrationFailure } from './login.types.ts';

export const proof: Proof = { value: 'value-of-the-provider', state: 'state-of-this-tab' };

export const member: Member = {
  account: 'account-1',
  code: 'code-of-this-login',
  firstName: 'สมหญิง',
  lastName: 'ใจงาม',
  phone: '0898765432',
  email: 'somying@example.com',
};

const holder = { firstName: member.firstName, lastName: member.lastName, phone: member.phone, email: member.email };
export const unregistered: Newcomer = { kind: 'new', holder };
export const incomplete: Newcomer = { kind: 'incomplete', holder: { ...holder, phone: '', email: '' } };

export const registration: Registration = {
  phone: member.phone,
  email: member.email,
  carName: 'คันเก่ง',
  plate: '5กก5555',
  province: 'เชียงใหม่',
  brandId: 1,
  modelId: 11,
  variantId: 111,
  carId: 1111,
};

/** As it is sent after something was corrected. */
export const corrected: Registration = { ...registration, plate: '6ขข6666' };

const refusals: readonly RegistrationFailure[] = [
  { kind: 'plateExists', message: 'มีรถทะเบียนนี้ในบัญชีแล้ว' },
  { kind: 'proofOver', message: 'การเข้าสู่ระบบหมดเวลาแล้ว' },
  { kind: 'refused', message: 'ระบบปิดปรับปรุง' },
];

const proved = { kind: 'proved', proof, newcomer: null, isAgreed: false } as const;

export const loginFixtures: ChartFixtures<typeof loginMachine> = {
  inputs: {
    proved,
    declined: { kind: 'declined' },
    foreign: { kind: 'foreign' },
    reloadedAtTerms: { ...proved, newcomer: unregistered },
    reloadedAtForm: { ...proved, newcomer: unregistered, isAgreed: true },
    reloadedIncomplete: { ...proved, newcomer: incomplete },
  },
  events: {
    'retry.requested': () => [{ type: 'retry.requested' }],
    'terms.ticked': () => [
      { type: 'terms.ticked', isTicked: true },
      { type: 'terms.ticked', isTicked: false },
    ],
    'terms.confirmed': () => [{ type: 'terms.confirmed' }],
    // Attempts could be counted for ever; a few are enough.
    'registration.submitted': ({ context }) => [
      { type: 'registration.submitted', registration },
      { type: 'registration.submitted', registration: corrected },
      ...(context.attempts < 2 ? [{ type: 'registration.submitted' as const, registration: null }] : []),
    ],
    'session.superseded': () => [{ type: 'session.superseded' }],
    'login.left': () => [{ type: 'login.left' }],
  },
  outcomes: {
    verifying: {
      done: [
        { kind: 'ok', value: { kind: 'member', member } },
        { kind: 'ok', value: unregistered },
        { kind: 'ok', value: incomplete },
        { kind: 'failed', failure: { message: 'การเข้าสู่ระบบหมดเวลาแล้ว' } },
        { kind: 'failed', failure: { message: '' } },
      ],
      error: true,
    },
    registering: {
      done: [{ kind: 'ok', value: member }, ...refusals.map((failure) => ({ kind: 'failed', failure }) as const)],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000 },
};
