import { openProfile, registerMember } from '#contract/calls/member.calls.ts';
import type { LoginPorts } from '#machines/login/login.ports.ts';
import type { Newcomer, RegistrationFailure } from '#machines/login/login.types.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { CallFailed } from '#src/api/client.ts';
import { writeOnce } from '#src/api/keyed-write.ts';
import { lasting, refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import { carFields } from '#src/flows/car-registration/car-registration.adapters.ts';
import { memberOf } from '#src/flow-host/member.ts';

const newcomerIn = ({ status, prefill }: Exclude<AnswerOf<typeof openProfile>, { status: 'signed_in' }>): Newcomer => ({
  kind: status === 'not_registered' ? 'new' : 'incomplete',
  holder: {
    firstName: prefill.first_name,
    lastName: prefill.last_name,
    phone: prefill.contact_tel,
    email: prefill.contact_email,
  },
});

const failedAs =
  (kind: RegistrationFailure['kind']) =>
  ({ message }: CallFailed): RegistrationFailure => ({ kind, message });

export const loginAdapters = ({ api }: Pick<CallHost, 'api'>): LoginPorts => ({
  verifyProof: async ({ value, state }, signal) => {
    const request = { code_authentication: value, state };
    const result = await writeOnce(api(), { call: openProfile, about: state, request }, signal);
    return toOutcome(lasting(result), { otherwise: refused }, (answer) =>
      answer.status === 'signed_in' ? { kind: 'member', member: memberOf(answer.profile) } : newcomerIn(answer),
    );
  },
  registerMember: async ({ proof: { value, state }, registration }, signal) => {
    const request = {
      code_authentication: value,
      state,
      contact_tel: registration.phone,
      contact_email: registration.email,
      ...carFields(registration),
      accept_policy: true as const,
    };
    const result = await writeOnce(api(), { call: registerMember, about: state, request }, signal);
    const known = {
      plateExists: failedAs('plateExists'),
      codeRefused: failedAs('proofOver'),
      cardRefused: failedAs('proofOver'),
      otherwise: failedAs('refused'),
    };
    return toOutcome(lasting(result), known, ({ profile }) => memberOf(profile));
  },
});
