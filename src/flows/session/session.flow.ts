import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionActors, type SessionPorts } from '#machines/session/session.ports.ts';
import { selectScreen, type SessionScreen } from '#machines/session/session.selectors.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import { INSPECTED } from '#src/flow-host/inspected.ts';

/** Runs the chart for as long as the page lives, and returns the functions that inform it. */
export const beginSession = (
  ports: SessionPorts,
  show: (screen: SessionScreen) => void,
): ((event: SessionEvent) => void) => {
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(ports) }), INSPECTED);
  actor.subscribe((snapshot) => show(selectScreen(snapshot)));
  actor.start();
  return (event) => actor.send(event);
};
