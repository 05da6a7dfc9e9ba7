import { randomUUID } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openProfile, registerMember } from '#contract/calls/member.calls.ts';
import type { Profile } from '#contract/calls/member.shapes.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure, type SessionCallContext } from '../../http/call-context.ts';
import { hashOf } from '../../http/session.ts';
import { carInput } from '../cars/car-input.service.ts';
import { PICTURE_PATH } from './picture.ts';
import type { MemberJson } from '../../db/works.ts';
import { registerByCard, takeGrant, type Proof } from './members.repo.ts';

type Opening = Pick<SessionCallContext, 'openSession'>;

const proofOf = (request: RequestOf<typeof openProfile>): Proof => ({
  value: request.code_authentication,
  state: request.state ?? '',
  key: request.request_key ?? null,
});

export const profileOf = (member: MemberJson, code: string): Profile => ({
  code,
  account: hashOf(`account ${member.id}`),
  first_name: member.first_name,
  last_name: member.last_name,
  // Only pictures of our own origin are shown; a member without one gets a drawing of the initials.
  image: member.image_url?.startsWith('/') ? member.image_url : PICTURE_PATH,
  contact_tel: member.contact_tel,
  contact_email: member.contact_email,
});

/**
 * Signs in the person whom the provider's value identifies, or says what is still missing. A value that cannot be used is refused in the same way,
 * whatever the reason.
 */
export async function openWithCard(
  db: Db,
  request: RequestOf<typeof openProfile>,
  { openSession }: Opening,
): Promise<AnswerOf<typeof openProfile>> {
  const used = await takeGrant(db, proofOf(request));
  if (used === null) throw new CallFailure('codeRefused');
  const { card, member } = used;
  if (card.refused) throw new CallFailure('cardRefused');
  const known = {
    first_name: card.first_name,
    last_name: card.last_name,
    contact_tel: member?.contact_tel || card.tel,
    contact_email: member?.contact_email || card.email,
  };
  if (member === null)
    return { status: known.contact_tel && known.contact_email ? 'not_registered' : 'more_information', prefill: known };
  if (!member.contact_tel || !member.contact_email) return { status: 'more_information', prefill: known };
  return { status: 'signed_in', profile: profileOf(member, await openSession('member', member.id)) };
}

/** Registers a member with their first car, or completes one, and signs them in. */
export async function registerWithCard(
  db: Db,
  request: RequestOf<typeof registerMember>,
  { openSession }: Opening,
): Promise<AnswerOf<typeof registerMember>> {
  const { member, refused } = await registerByCard(db, proofOf(request), {
    ...carInput(randomUUID(), request),
    member_id: randomUUID(),
    tel: request.contact_tel,
    email: request.contact_email,
  });
  if (refused) throw new CallFailure(refused.failure, refused.details);
  if (!member) throw new Error('a registration without its member');
  return { profile: profileOf(member, await openSession('member', member.id)) };
}
