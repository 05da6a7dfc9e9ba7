import type { SnapshotFrom } from 'xstate';
import { missingLevel } from './car-registration.cascade.ts';
import type { carRegistrationMachine } from './car-registration.machine.ts';
import { CAR_LEVELS, type CarChoice, type CarLevel, type CarLists } from './car-registration.types.ts';

export type CarRegistrationSnapshot = SnapshotFrom<typeof carRegistrationMachine>;

/** Exactly what the guards read: which ids are offered, which levels are chosen, and what is still to be chosen by its name. */
export const guardView = ({ context }: CarRegistrationSnapshot) => ({
  offered: CAR_LEVELS.map((level) => context.lists[level]?.map(({ id }) => id) ?? null),
  chosen: CAR_LEVELS.map((level) => context.choice[level]?.id ?? null),
  wanted: context.wanted.map(({ name }) => name),
});

export interface CarRegistrationScreen {
  readonly screen: 'loading' | 'choosing' | 'failed';
  /** The level whose list is loading or failed to load. */
  readonly missing: CarLevel | null;
  readonly lists: CarLists;
  readonly choice: CarChoice;
  /** The server's message, if it refused. */
  readonly message: string | null;
}

export const selectScreen = ({ value, context }: CarRegistrationSnapshot): CarRegistrationScreen => ({
  screen: value === 'deciding' ? 'choosing' : value,
  missing: missingLevel(context),
  lists: context.lists,
  choice: context.choice,
  message: value === 'failed' ? context.message : null,
});
