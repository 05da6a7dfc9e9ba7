import type { SnapshotFrom } from 'xstate';
import type { Member } from '../shared/member.ts';
import type { loginMachine } from './login.machine.ts';
import type { LoginContext, Newcomer } from './login.types.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** Exactly what the guards read. */
export const guardView = ({ context }: LoginSnapshot) => ({
  kind: context.kind,
  newcomer: context.newcomer?.kind ?? null,
  isAgreed: context.isAgreed,
  isSessionOver: context.isSessionOver,
});

export interface RegistrationScreen extends Pick<LoginContext, 'isAgreed' | 'alert' | 'attempts' | 'takenPlate'> {
  readonly screen: 'filling' | 'sending' | 'unconfirmed';
  readonly newcomer: Newcomer;
}

export type LoginScreen =
  | { readonly screen: 'declined' | 'verifying' | 'unanswered' | 'left' }
  | { readonly screen: 'refused'; readonly message: string | null }
  | { readonly screen: 'agreeing'; readonly isAgreed: boolean }
  /** `unconfirmed`: whether the registration was made is not known yet. */
  | RegistrationScreen
  | { readonly screen: 'signedIn'; readonly member: Member };

const REGISTERING = { filling: 'filling', sending: 'sending', unanswered: 'unconfirmed' } as const;

export const selectScreen = ({ value, context }: LoginSnapshot): LoginScreen => {
  if (typeof value === 'object') {
    const { newcomer, isAgreed, alert, attempts, takenPlate } = context;
    if (newcomer === null) throw new Error('nobody to register');
    return { screen: REGISTERING[value.registering], newcomer, isAgreed, alert, attempts, takenPlate };
  }
  switch (value) {
    case 'refused':
      return { screen: value, message: context.message };
    case 'agreeing':
      return { screen: value, isAgreed: context.isAgreed };
    case 'signedIn':
      if (context.member === null) throw new Error('nobody is signed in');
      return { screen: value, member: context.member };
    case 'deciding':
      return { screen: 'verifying' };
    default:
      return { screen: value };
  }
};

/** A registration is on its way, or its outcome is not known yet. */
export const isAwaited = ({ screen }: LoginScreen): boolean => screen === 'sending' || screen === 'unconfirmed';
