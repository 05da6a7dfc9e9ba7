import type { SnapshotFrom } from 'xstate';
import type { carFormMachine } from './car-form.machine.ts';
import type { CarFormContext } from './car-form.types.ts';

export type CarFormSnapshot = SnapshotFrom<typeof carFormMachine>;

export interface CarFormScreen extends Pick<CarFormContext, 'refusal' | 'attempts' | 'takenPlate'> {
  /** `unconfirmed`: whether the car was saved is not known yet. */
  readonly screen: 'filling' | 'saving' | 'unconfirmed' | 'saved';
}

/** Exactly what the guards read. */
export const guardView = ({ context: { isSessionOver } }: CarFormSnapshot) => ({ isSessionOver });

export const selectScreen = ({ value, context }: CarFormSnapshot): CarFormScreen => {
  const { refusal, attempts, takenPlate } = context;
  return { screen: value, refusal, attempts, takenPlate };
};

/** An answer is pending or lost: leaving would lose track of it. */
export const isAwaited = ({ screen }: CarFormScreen): boolean => screen === 'saving' || screen === 'unconfirmed';
