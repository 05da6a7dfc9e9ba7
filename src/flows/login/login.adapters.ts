import { openProfile, registerMember } from '#contract/calls/member.calls.ts';
import type { LoginPorts } from '#machines/login/login.ports.ts';
import type { Newcomer } from '#machines/login/login.types.ts';
import type { AnswerOf } from '#contract/call.ts';
import { writeUntilKnown } from '#src/api/writes/keyed-write.ts';
import { refused, refusedAs, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import { carFields } from '#src/flows/car-registration/car-registration.adapters.ts';
import { memberOf } from '#src/flow-host/parts/member.ts';

const newcomerIn = ({ status, prefill }: Exclude<AnswerOf<typeof openProfile>, { status: 'signed_in' }>): Newcomer => ({
  kind: status === 'not_registered' ? 'new' : 'incomplete',
  holder: {
    firstName: prefill.first_name,
    lastName: prefill.last_name,
    phone: prefill.contact_tel,
    email: prefill.contact_email,
  },
});

export const loginAdapters = ({ api }: Pick<CallHost, 'api'>): LoginPorts => ({
  verifyProof: async ({ value, state }, signal) => {
    const request = { code_authentication: value, state };
    const result = await writeUntilKnown(api(), { call: openProfile, about: state, request }, signal);
    return toOutcome(result, { otherwise: refused }, (answer) =>
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
    const result = await writeUntilKnown(api(), { call: registerMember, about: state, request }, signal);
    const known = {
      plateExists: refusedAs('plateExists'),
      codeRefused: refusedAs('proofOver'),
      cardRefused: refusedAs('proofOver'),
      otherwise: refusedAs('refused'),
    };
    return toOutcome(result, known, ({ profile }) => memberOf(profile));
  },
});
