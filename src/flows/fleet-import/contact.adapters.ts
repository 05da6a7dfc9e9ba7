import { companyFormQuery } from '#src/api/queries/company.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { Api } from '#src/api/client.ts';
import { brand } from '#src/ui/brand/brand.ts';

/** Whom a company asks for a car that our list lacks. */
export interface Contact {
  /** '' for the call centre. */
  readonly name: string;
  readonly tel: string;
}

export const CALL_CENTRE: Contact = { name: '', tel: brand.callCentre.number };

/** The company's salesperson, or the call centre where that is not known. */
export const readContact = (host: object, api: Api, code: string): Promise<Contact> =>
  queryClientOf(host)
    .fetchQuery({ ...companyFormQuery(api, code), staleTime: Infinity })
    .then(
      ({ salesperson }) => salesperson,
      () => CALL_CENTRE,
    );
