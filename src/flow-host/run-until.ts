import { waitFor, type Actor, type AnyActorLogic, type SnapshotFrom } from 'xstate';

/** Runs a flow without a screen until it has come to rest, and ends it. */
export const runUntil = async <Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  isAtRest: (snapshot: SnapshotFrom<Logic>) => boolean,
): Promise<SnapshotFrom<Logic>> => {
  actor.start();
  try {
    return await waitFor(actor, isAtRest);
  } finally {
    actor.stop();
  }
};
