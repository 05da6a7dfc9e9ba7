import type { CompanyUser } from '#contract/calls/company.shapes.ts';
import type { Company } from '#machines/shared/company.ts';

/** If the server does not send a stable account id, the code of this login is used instead. */
export const companyOf = (user: CompanyUser): Company => ({
  account: user.account ?? user.code,
  code: user.code,
  name: user.corporate_name,
  firstName: user.first_name,
  lastName: user.last_name,
  phone: user.tel,
  email: user.Email,
});
