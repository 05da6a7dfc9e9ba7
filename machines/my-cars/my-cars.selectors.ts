import type { SnapshotFrom } from 'xstate';
import type { myCarsMachine } from './my-cars.machine.ts';
import type { CarRefusal, CarTask } from './my-cars.types.ts';

export type MyCarsSnapshot = SnapshotFrom<typeof myCarsMachine>;

export type MyCarsState =
  /** `done`: what was done last. */
  | { readonly screen: 'resting'; readonly done: CarTask | null }
  | { readonly screen: 'asking' | 'outcomeUnknown'; readonly task: CarTask }
  /** `isRepeat`: an answer was lost, and the call is sent again. */
  | { readonly screen: 'changing'; readonly task: CarTask; readonly isRepeat: boolean }
  | { readonly screen: 'refused'; readonly task: CarTask; readonly refusal: CarRefusal };

/** What was done last is left out, because it must make no difference. */
export const guardView = ({ context: { isUnanswered, isSessionOver, task } }: MyCarsSnapshot) => ({
  isSessionOver,
  isUnanswered,
  car: task?.car.id ?? null,
});

export const selectScreen = ({ value, context }: MyCarsSnapshot): MyCarsState => {
  const { task, refusal, isUnanswered, done } = context;
  if (value === 'resting') return { screen: value, done };
  if (task === null) throw new Error(`${value} without a car`);
  if (value === 'changing') return { screen: value, task, isRepeat: isUnanswered };
  if (value !== 'refused') return { screen: value, task };
  if (refusal === null) throw new Error('refused without a reason');
  return { screen: value, task, refusal };
};

/** An answer is pending or lost: nothing may be done that would lose track of it. */
export const isAwaited = ({ screen }: MyCarsState): boolean => screen === 'changing' || screen === 'outcomeUnknown';
