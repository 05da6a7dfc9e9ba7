import { createActor, type Actor } from 'xstate';
import type { Language } from '#domain/constants.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { loginActors } from '#machines/login/login.ports.ts';
import { spokenHost, type FlowHost, type SpokenHost } from '#src/flow-host/flow-host.ts';
import { INSPECTED } from '#src/flow-host/inspected.ts';
import { beside, visitsOf, type Beside } from '#src/flow-host/visit.tsx';
import type { CarRegistrationActor } from '#src/flows/car-registration/car-registration.flow.ts';
import { loginAdapters } from './login.adapters.ts';
import { forgetLogin, keepLogin, readLogin, typedRegistration } from './login.store.ts';

export interface LoginFlow {
  readonly actor: Actor<typeof loginMachine>;
  readonly calls: SpokenHost;
  readonly car: Beside<CarRegistrationActor>;
}

const begin = (host: FlowHost, language: Language): LoginFlow | null => {
  const input = readLogin();
  if (input === null) return null;
  const calls = spokenHost(host, language);
  const actors = loginActors(loginAdapters(calls));
  const actor = createActor(loginMachine.provide({ actors }), { input, ...INSPECTED });
  actor.subscribe({
    next: (snapshot) => {
      const { proof, newcomer, isAgreed } = snapshot.context;
      if (snapshot.matches('refused')) forgetLogin();
      else if (snapshot.status === 'active' && newcomer !== null) keepLogin({ proof, newcomer, isAgreed });
    },
    complete: () => {
      if (actor.getSnapshot().output !== null) typedRegistration.write(null);
      forgetLogin();
    },
  });
  actor.start();
  host.session.onSuperseded(() => actor.send({ type: 'session.superseded' }));
  return { actor, calls, car: beside() };
};

/** The page's sign-in, shared by its modals and the extra-information page; null if none is in progress. */
export const loginFlowOf = visitsOf(begin, () => true);
