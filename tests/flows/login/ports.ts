import type { Profile } from '#contract/calls/member.shapes.ts';
import type { LoginPorts } from '#machines/login/login.ports.ts';
import type { CardHolder, RegistrationFailure } from '#machines/login/login.types.ts';
import type { Member } from '#machines/shared/member.ts';
import type { Failure } from '#server/http/envelope.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

/** What the provider knows of the holder differs from what is typed, so that one cannot be sent for the other. */
export const ON_THE_CARD = { phone: '0811111111', email: 'old@example.com' } as const;
export const onTheCard = (holder: CardHolder): CardHolder => ({
  ...holder,
  phone: holder.phone === '' ? '' : ON_THE_CARD.phone,
  email: holder.email === '' ? '' : ON_THE_CARD.email,
});

const personOf = ({ firstName, lastName, phone, email }: CardHolder) => ({
  first_name: firstName,
  last_name: lastName,
  contact_tel: phone,
  contact_email: email,
});
const profileOf = ({ account, code, image = null, ...holder }: Member): Profile => ({
  ...personOf(holder),
  account,
  code,
  image,
});

const REFUSALS: Readonly<Record<RegistrationFailure['kind'], Failure>> = {
  plateExists: 'plateExists',
  proofOver: 'codeRefused',
  refused: 'tooManyCars',
};

export const ports: WirePorts<LoginPorts> = {
  verifyProof: {
    asks: ({ value, state }) => ({ call: 'openProfile', request: { code_authentication: value, state } }),
    told: (outcome) => {
      if (outcome.kind === 'failed') return { failure: 'codeRefused', ...outcome.failure };
      const { value } = outcome;
      if (value.kind === 'member') return { openProfile: { status: 'signed_in', profile: profileOf(value.member) } };
      const status = value.kind === 'new' ? 'not_registered' : 'more_information';
      return { openProfile: { status, prefill: personOf(onTheCard(value.holder)) } };
    },
  },
  registerMember: {
    asks: ({ proof: { value, state }, registration }) => ({
      call: 'registerMember',
      request: {
        code_authentication: value,
        state,
        contact_tel: registration.phone,
        contact_email: registration.email,
        car_name: registration.carName,
        car_register_number: registration.plate,
        province: registration.province,
        brand: registration.brandId,
        genres: registration.modelId,
        spec: registration.variantId,
        master_car_data_id: registration.carId,
        accept_policy: true,
      },
    }),
    told: (outcome) =>
      outcome.kind === 'failed'
        ? { failure: REFUSALS[outcome.failure.kind], message: outcome.failure.message }
        : { registerMember: { profile: profileOf(outcome.value) } },
  },
};
