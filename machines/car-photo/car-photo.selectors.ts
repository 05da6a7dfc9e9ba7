import type { SnapshotFrom } from 'xstate';
import { canBeSent } from '#domain/fields/photo.ts';
import type { carPhotoMachine } from './car-photo.machine.ts';
import type { CarPhoto, PhotoProblem } from './car-photo.types.ts';

export type CarPhotoSnapshot = SnapshotFrom<typeof carPhotoMachine>;

export type CarPhotoScreen =
  | { readonly screen: 'resting'; readonly photo: CarPhoto | null; readonly problem: PhotoProblem | null }
  /** `photo`: the photo that stays if it fails. */
  | { readonly screen: 'fitting' | 'sending'; readonly photo: CarPhoto | null };

/** Exactly what the guards read. */
export const guardView = ({ context: { problem } }: CarPhotoSnapshot) => ({
  canRetry: problem?.kind === 'broken' && canBeSent(problem.file),
  canFitAgain: problem?.kind === 'broken' && !canBeSent(problem.file),
});

export const selectScreen = ({ value, context: { photo, problem } }: CarPhotoSnapshot): CarPhotoScreen =>
  value === 'resting' ? { screen: value, photo, problem } : { screen: value, photo };
