import { queryOptions } from '@tanstack/react-query';
import { readCompanyForm } from '#contract/calls/company.calls.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

/** The company's profile, as it is shown and edited. */
export const companyFormQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'company-form'],
    queryFn: ({ signal }) => readOrReject(api, readCompanyForm, { code }, signal),
  });
