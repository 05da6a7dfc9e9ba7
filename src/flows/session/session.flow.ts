import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { selectScreen, type SessionScreen } from '#machines/session/session.selectors.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';

/** Runs the chart for as long as the page lives, and gives what it is told with. */
export const beginSession = (show: (screen: SessionScreen['screen']) => void): ((event: SessionEvent) => void) => {
  const actor = createActor(sessionMachine);
  actor.subscribe((snapshot) => show(selectScreen(snapshot).screen));
  actor.start();
  return (event) => actor.send(event);
};
