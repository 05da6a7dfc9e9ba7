import { definePorts, type PortFn } from '../shared/ports.ts';
import type { Proof, RegisterOutcome, RegistrationRequest, VerifyOutcome } from './login.types.ts';

export interface LoginPorts {
  /** Repeating it with the same proof counts as the same use. */
  readonly verifyProof: PortFn<Proof, VerifyOutcome>;
  /** Repeating it registers nothing twice. */
  readonly registerMember: PortFn<RegistrationRequest, RegisterOutcome>;
}

export const { placeholders, actorsOf: loginActors } = definePorts<LoginPorts>()({
  verifyProof: 'writes',
  registerMember: 'writes',
});
