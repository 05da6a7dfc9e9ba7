import type { SnapshotFrom } from 'xstate';
import type { driverLinkMachine } from './driver-link.machine.ts';
import type { KnownLink, LinkChange } from './driver-link.types.ts';

export type DriverLinkSnapshot = SnapshotFrom<typeof driverLinkMachine>;

export type DriverLinkState =
  /** `isRevoked`: there was one, and it was revoked here. */
  | { readonly screen: 'resting'; readonly link: KnownLink | null; readonly isRevoked: boolean }
  | { readonly screen: 'asking' }
  /** `isRepeat`: an answer was lost, and the same is sent again. */
  | { readonly screen: 'changing'; readonly change: LinkChange; readonly isRepeat: boolean }
  | { readonly screen: 'outcomeUnknown'; readonly change: LinkChange }
  | { readonly screen: 'refused'; readonly change: LinkChange; readonly message: string | null };

/** Exactly what the guards read. */
export const guardView = ({ context }: DriverLinkSnapshot) => ({
  hasLink: context.link !== null,
  isSessionOver: context.isSessionOver,
});

export const selectScreen = ({ value, context }: DriverLinkSnapshot): DriverLinkState => {
  const { link, isUnanswered, message } = context;
  const change = context.change ?? 'make';
  switch (value) {
    case 'resting':
      return { screen: value, link, isRevoked: link === null && context.change === 'revoke' };
    case 'asking':
      return { screen: value };
    case 'changing':
      return { screen: value, change, isRepeat: isUnanswered };
    case 'outcomeUnknown':
      return { screen: value, change };
    case 'refused':
      return { screen: value, change, message };
  }
};

/** An answer is pending or lost: nothing may be done that would lose track of it. */
export const isAwaited = ({ screen }: DriverLinkState): boolean => screen === 'changing' || screen === 'outcomeUnknown';
