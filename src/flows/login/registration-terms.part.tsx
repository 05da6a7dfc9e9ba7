import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { registrationTermsQuery } from '#src/api/queries/member.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ShownHtml } from '#src/parts/html/shown-html.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import styles from './login.module.css';

interface RegistrationTermsProps {
  readonly host: FlowHost;
  /** The accept box of the modal; shown once the terms are loaded. */
  readonly acceptBox?: ReactNode;
}

/** The terms as the server sends them (LOGIN-08). */
export function RegistrationTerms({ host, acceptBox }: RegistrationTermsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(registrationTermsQuery(host.api(language), language), queryClientOf(host));
  return (
    <div className={styles.termsPlace}>
      <ReadList query={query}>
        {(html) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard */}
            <div className={styles.terms} tabIndex={0} role="region" aria-label={t`Terms and conditions`}>
              <ShownHtml html={html} />
            </div>
            {acceptBox}
          </>
        )}
      </ReadList>
    </div>
  );
}
