import type { SnapshotFrom } from 'xstate';
import type { carPhotoMachine } from './car-photo.machine.ts';
import type { CarPhoto, PhotoProblem } from './car-photo.types.ts';

export type CarPhotoSnapshot = SnapshotFrom<typeof carPhotoMachine>;

export type CarPhotoScreen =
  | { readonly screen: 'resting'; readonly photo: CarPhoto | null; readonly problem: PhotoProblem | null }
  /** `photo`: the photo that stays if the upload fails. */
  | { readonly screen: 'sending'; readonly photo: CarPhoto | null };

/** Exactly what the guards read. */
export const guardView = ({ context: { problem } }: CarPhotoSnapshot) => ({ canRetry: problem?.kind === 'broken' });

export const selectScreen = ({ value, context: { photo, problem } }: CarPhotoSnapshot): CarPhotoScreen =>
  value === 'sending' ? { screen: value, photo } : { screen: value, photo, problem };
