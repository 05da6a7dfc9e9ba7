import { createHmac } from 'node:crypto';
import type { CompanyChange, CompanyUser } from '#contract/calls/company.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { readUsername } from '#domain/fields/username.ts';
import { appSecretOf } from '../../db/app-secret.ts';
import { isPassword } from '../../db/password.ts';
import type { Db } from '../../db/transaction.ts';
import type { CompanyJson } from '../../db/works.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { countSignIn } from '../../http/rate-limit.ts';
import { hashOf } from '../../http/session.ts';
import { wrongPart } from '../addresses/addresses.service.ts';
import { findByName, readCompany, salespersonOf, type SalespersonRow } from './companies.repo.ts';

const companyOf = (company: CompanyJson, code: string): CompanyUser => ({
  code,
  account: hashOf(`account ${company.id}`),
  username: company.username,
  first_name: company.first_name,
  last_name: company.last_name,
  tel: company.tel,
  TaxID: company.tax_id,
  Email: company.email,
  EmailList: company.other_emails,
  corporate_name: company.corporate_name,
  address: company.address,
  province: company.province,
  district: company.district,
  sub_district: company.sub_district,
  post_code: company.post_code,
});

const shownSalesperson = ({ name_th, name_en, tel, email }: SalespersonRow, language: Language) => ({
  name: language === 'th' ? name_th : name_en,
  tel,
  email,
});

const ADDRESS_FIELDS = {
  province: 'profile.province',
  district: 'profile.district',
  subDistrict: 'profile.sub_district',
  postCode: 'profile.post_code',
} as const;

/** The first field of the place that does not belong to the ones above it; null if they belong together. */
function wrongField({ province, district, sub_district: subDistrict, post_code: postCode }: CompanyChange) {
  const wrong = wrongPart({ province, district, subDistrict, postCode });
  return wrong === null ? null : ADDRESS_FIELDS[wrong];
}

/** `limits`: on sign-ins that fail. */
export function companyHandlers(db: Db, limits: Parameters<typeof countSignIn>[3]) {
  const secretOf = appSecretOf(db);
  /** The account may be gone while its session still lives. */
  const ofCaller = async ({ owners: [owner], code }: Pick<CallContext, 'owners' | 'code'>) => {
    const found = owner && (await readCompany(db, owner.id));
    if (!found || code === null) throw new CallFailure('pleaseLogIn');
    return { ...found, code };
  };
  return {
    async signInCompany({ username, password }, { address, openSession }) {
      const name = readUsername(username);
      const refund = await countSignIn(db, name, address, limits);
      const found = await findByName(db, name);
      if (!(await isPassword(password, found?.hash ?? null)) || found === null) throw new CallFailure('signInRefused');
      await refund();
      return { profile: companyOf(found.company, await openSession('company', found.company.id)) };
    },

    async fetchCompany(_request, context) {
      const { company, code } = await ofCaller(context);
      return { profile: companyOf(company, code) };
    },

    async findSalesperson({ username }, { language }) {
      const name = readUsername(username);
      const spare = createHmac('sha256', await secretOf())
        .update(`salesperson ${name}`)
        .digest()
        .readUInt32BE();
      const found = await salespersonOf(db, name, spare);
      if (found === null) throw new CallFailure('unavailable');
      return { salesperson: shownSalesperson(found, language) };
    },

    async readCompanyForm(_request, context) {
      const { company, salesperson, code } = await ofCaller(context);
      const { code: _code, account: _account, username: _username, TaxID, ...form } = companyOf(company, code);
      return { form, TaxID, salesperson: shownSalesperson(salesperson, context.language) };
    },

    async editCompany({ code, profile }, { write }) {
      const company = await write('updateCompany', { ...profile, wrong_field: wrongField(profile) });
      return { profile: companyOf(company, code) };
    },
  } satisfies Partial<Handlers>;
}
