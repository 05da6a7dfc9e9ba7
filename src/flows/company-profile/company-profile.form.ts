import type { CompanyChange } from '#contract/calls/company.shapes.ts';
import { emailProblem, OTHER_EMAILS_MAX, otherEmailProblems, readEmail } from '#domain/fields/email.ts';
import { lastNameProblem, nameProblem, readName } from '#domain/fields/person-name.ts';
import { phoneProblem, readPhone, tidyPhone } from '#domain/fields/phone.ts';
import { readLine, readText } from '#domain/fields/typed-text.ts';
import type { NamedAddress } from '#machines/address-choice/address-choice.types.ts';

/** The profile as typed. */
export interface ProfileDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly tel: string;
  readonly Email: string;
  readonly emails: readonly string[];
  readonly corporate_name: string;
  readonly address: string;
  readonly place: NamedAddress;
}

export type ProfileField = Exclude<keyof ProfileDraft, 'emails' | 'place'>;
type Problem = 'required' | 'name' | 'phone' | 'email' | 'main' | 'again' | 'tooLong';

export interface ProfileProblems {
  readonly fields: Readonly<Partial<Record<ProfileField, Problem>>>;
  /** Of each further address. */
  readonly emails: readonly (Problem | null)[];
  readonly places: readonly (keyof NamedAddress)[];
}

const LONGEST = { corporate_name: 200, address: 200 } as const;
const PLACES = ['province', 'district', 'subDistrict', 'postCode'] as const;

const textProblem = (text: string, most: number): Problem | undefined => {
  const read = readText(text).trim();
  if (read === '') return 'required';
  return read.length > most ? 'tooLong' : undefined;
};

const nameIs = (problem: { readonly kind: string } | null): Problem | undefined =>
  problem === null ? undefined : problem.kind === 'required' ? 'required' : 'name';

const emailIs = (problem: { readonly kind: string } | null): Problem | undefined =>
  problem === null ? undefined : problem.kind === 'required' ? 'required' : 'email';

/** What is wrong with a profile (section 5, CORP-04). An empty line among the further addresses counts as none. */
export function profileProblems(draft: ProfileDraft): ProfileProblems {
  const found: Record<ProfileField, Problem | undefined> = {
    corporate_name: textProblem(draft.corporate_name, LONGEST.corporate_name),
    address: textProblem(draft.address, LONGEST.address),
    first_name: nameIs(nameProblem(draft.first_name)),
    last_name: nameIs(lastNameProblem(draft.last_name)),
    tel: draft.tel.trim() === '' || phoneProblem(readPhone(draft.tel)) === null ? undefined : 'phone',
    Email: emailIs(emailProblem(draft.Email)),
  };
  return {
    fields: Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)),
    emails: otherEmailProblems(draft.emails, draft.Email).map((problem) => {
      if (problem === null || problem.kind === 'required') return null;
      return problem.kind === 'main' || problem.kind === 'again' ? problem.kind : 'email';
    }),
    places: PLACES.filter((place) => draft.place[place] === ''),
  };
}

export const isSound = ({ fields, emails, places }: ProfileProblems): boolean =>
  Object.keys(fields).length === 0 && emails.every((problem) => problem === null) && places.length === 0;

/** The profile as it is stored. */
export const changeOf = (draft: ProfileDraft): CompanyChange => ({
  first_name: readName(draft.first_name),
  last_name: readName(draft.last_name),
  tel: tidyPhone(draft.tel.trim()),
  Email: readEmail(draft.Email),
  EmailList: draft.emails.map(readEmail).filter(Boolean),
  corporate_name: readLine(draft.corporate_name),
  address: readText(draft.address).trim(),
  province: draft.place.province,
  district: draft.place.district,
  sub_district: draft.place.subDistrict,
  post_code: draft.place.postCode,
});

export const profileDraft = (form: CompanyChange): ProfileDraft => ({
  first_name: form.first_name,
  last_name: form.last_name,
  tel: form.tel,
  Email: form.Email,
  emails: form.EmailList,
  corporate_name: form.corporate_name,
  address: form.address,
  place: {
    province: form.province,
    district: form.district,
    subDistrict: form.sub_district,
    postCode: form.post_code,
  },
});

export const canAddEmail = ({ emails }: ProfileDraft): boolean => emails.length < OTHER_EMAILS_MAX;
