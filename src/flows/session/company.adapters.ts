import { fetchCompany } from '#contract/calls/company.calls.ts';
import type { Company } from '#machines/shared/company.ts';
import type { Api } from '#src/api/client.ts';
import { companyOf } from '#src/flow-host/parts/company.ts';
import { askedPatiently } from './asking.adapters.ts';

/** The company of this browser's cookie. */
export const readCompany = async (api: Api): Promise<Company | undefined> => {
  const found = await askedPatiently(api, fetchCompany, {});
  return found && companyOf(found.profile);
};
