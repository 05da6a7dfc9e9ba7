import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fullName } from '#domain/fields/person-name.ts';
import type { Profile } from '#contract/calls/member.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { cardQuery, profileQuery } from '#src/api/queries/member.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { brand } from '#src/ui/brand/brand.ts';
import styles from './account.module.css';
import { ProfileForm } from './profile-form.tsx';

interface AccountPageProps {
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  /** Whose profile it is, the same after each login. */
  readonly account: string;
  readonly onSaved: (profile: Profile) => void;
}

/** The account's details: the card as its provider knows it, and the member's own data. */
export function AccountPage({ host, api, code, account, onSaved }: AccountPageProps) {
  const language = useLanguage();
  const client = queryClientOf(host);
  const profile = useQuery(profileQuery(api, code), client);
  const card = useQuery(cardQuery(api, code), client);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Trans>My profile</Trans>
      </h1>
      <div className={styles.columns}>
        <section aria-labelledby="account-details">
          <h2 id="account-details">
            <Trans>Your details</Trans>
          </h2>
          <ReadList query={profile} rows={5}>
            {(read) => (
              <>
                {read.image === null ? null : (
                  <img className={styles.picture} src={read.image} alt="" width={72} height={72} />
                )}
                <ProfileForm host={host} api={api} account={account} profile={read} onSaved={onSaved} />
              </>
            )}
          </ReadList>
        </section>
        <section aria-labelledby="account-card">
          <h2 id="account-card" translate="no">
            {brand.card[language]}
          </h2>
          <ReadList query={card} rows={1}>
            {({ card_number, first_name, last_name }) => (
              <div className={styles.card}>
                <p className={styles.number} translate="no">
                  {card_number.replace(/(.{4})(?=.)/g, '$1 ')}
                </p>
                <p translate="no">{fullName(first_name, last_name)}</p>
              </div>
            )}
          </ReadList>
        </section>
      </div>
    </div>
  );
}
