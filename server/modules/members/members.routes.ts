import { keepWordsWhole } from '#domain/whole-words.ts';
import { registrationTerms } from '../../content/registration-terms.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readMember } from './members.repo.ts';
import { openWithCard, profileOf, registerWithCard } from './sign-in.service.ts';

/** `redeemMinutes`: how long the code of a coupon can be shown. */
export function memberHandlers(db: Db, redeemMinutes: number) {
  /** The account may be gone while its session still lives. */
  const ofCaller = async ({ owners: [owner], code }: Pick<CallContext, 'owners' | 'code'>) => {
    const found = owner && (await readMember(db, owner.id));
    if (!found || code === null) throw new CallFailure('pleaseLogIn');
    return { ...found, code };
  };
  const readProfile = async (_request: unknown, context: CallContext) => {
    const { member, code } = await ofCaller(context);
    return { profile: profileOf(member, code) };
  };
  return {
    openProfile: (request, context) => openWithCard(db, request, context),
    registerMember: (request, context) => registerWithCard(db, request, context),
    readRegistrationTerms: (_request, { language }) =>
      Promise.resolve([keepWordsWhole(registrationTerms(redeemMinutes)[language])]),
    readProfile,
    fetchMe: readProfile,

    async updateProfile({ code, data }, { write }) {
      return { profile: profileOf(await write('updateProfile', data), code) };
    },

    async readCardData(_request, context) {
      const { member, card } = await ofCaller(context);
      return {
        card_number: member.card_number,
        first_name: card?.first_name ?? member.first_name,
        last_name: card?.last_name ?? member.last_name,
        contact_tel: card?.tel ?? '',
        contact_email: card?.email ?? '',
      };
    },
  } satisfies Partial<Handlers>;
}
