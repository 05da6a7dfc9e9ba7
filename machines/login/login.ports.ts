import { definePorts, type PortFn } from '../shared/ports.ts';
import type { Proof, RegisterOutcome, RegistrationRequest, VerifyOutcome } from './login.types.ts';

export interface LoginPorts {
  /** A repeat for the same proof is the same use of it. */
  readonly verifyProof: PortFn<Proof, VerifyOutcome>;
  /** A repeat registers nothing twice. */
  readonly registerMember: PortFn<RegistrationRequest, RegisterOutcome>;
}

export const { placeholders, actorsOf: loginActors } = definePorts<LoginPorts>()(['verifyProof', 'registerMember']);
