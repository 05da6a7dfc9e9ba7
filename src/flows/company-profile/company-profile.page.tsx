import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fullName } from '#domain/fields/person-name.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import type { Api } from '#src/api/client.ts';
import { companyFormQuery } from '#src/api/queries/company.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { SalespersonCard } from '#src/parts/corporate/salesperson-card.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import styles from './company-profile.module.css';

interface CompanyProfileProps {
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  /** Leads to editing it. */
  readonly edit: ReactNode;
  /** What has just happened, such as that it was saved. */
  readonly above: ReactNode;
}

/** What the chain knows of a company (CORP-05), and who looks after it. */
export function CompanyProfilePage({ host, api, code, edit, above }: CompanyProfileProps) {
  const query = useQuery(companyFormQuery(api, code), queryClientOf(host));
  return (
    <>
      <PageHead title={<Trans>Company account</Trans>}>{edit}</PageHead>
      {above}
      <ReadList query={query} rows={6}>
        {({ form, TaxID, salesperson }) => (
          <div className={styles.columns}>
            <dl className={styles.facts}>
              <Fact name={<Trans>Company</Trans>} isName>
                {form.corporate_name}
              </Fact>
              <Fact name={<Trans>Tax number</Trans>} isName>
                {TaxID}
              </Fact>
              <Fact name={<Trans>Address</Trans>} isName>
                {form.address}
                <br />
                {[form.sub_district, form.district, form.province, form.post_code].join(' ')}
              </Fact>
              <Fact name={<Trans>User</Trans>} isName>
                {fullName(form.first_name, form.last_name)}
              </Fact>
              <Fact name={<Trans>Phone number</Trans>} isName>
                {form.tel === '' ? '–' : formatPhone(form.tel)}
              </Fact>
              <Fact name={<Trans>Main e-mail</Trans>} isName>
                {form.Email}
              </Fact>
              <Fact name={<Trans>Further e-mails</Trans>} isName={form.EmailList.length > 0}>
                {form.EmailList.length === 0 ? (
                  <Trans>None</Trans>
                ) : (
                  <ul className={styles.emails}>
                    {form.EmailList.map((email) => (
                      <li key={email}>{email}</li>
                    ))}
                  </ul>
                )}
              </Fact>
            </dl>
            <SalespersonCard person={salesperson} title={<Trans>Your salesperson</Trans>} />
          </div>
        )}
      </ReadList>
    </>
  );
}

interface FactProps {
  readonly name: ReactNode;
  /** What a browser must not translate. */
  readonly isName?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, isName = false, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd translate={isName ? 'no' : undefined}>{children}</dd>
  </div>
);
