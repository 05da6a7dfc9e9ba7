import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { MOST_ADDRESSES } from '#contract/calls/take-car.shapes.ts';
import type { KeptTakeCarAddress } from '#contract/calls/take-car.calls.ts';
import type { Account } from '#machines/shared/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { takeCarQuery } from '#src/api/queries/take-car.queries.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { BackPlace, PageHead } from '#src/ui/navigation/page-head.tsx';
import { AddressForm } from './address-form.part.tsx';
import { AddressRow } from './address-row.part.tsx';
import styles from './take-car-addresses.module.css';

interface TakeCarAddressesPageProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly backLink: ReactNode;
}

type Done = 'added' | 'there' | 'removed';

/** Where a company's cars are collected (CB-07): all addresses, a new one, and removing one. */
export function TakeCarAddressesPage({ host, account, backLink }: TakeCarAddressesPageProps) {
  const api = host.api(useLanguage());
  const client = queryClientOf(host);
  const options = takeCarQuery(api, account.code);
  const query = useQuery(options, client);
  const [isAdding, setAdding] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, `${String(isAdding)} ${done ?? ''} ${query.data?.length ?? 0}`);
  const finish = (list: KeptTakeCarAddress[], what: Done) => {
    client.setQueryData(options.queryKey, list);
    setDone(what);
    setAdding(false);
  };
  const add = () => {
    setDone(null);
    setAdding(true);
  };
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <BackPlace>{backLink}</BackPlace>
      <PageHead title={<Trans>Pick-up addresses</Trans>} />
      <p className={styles.hint}>
        <Trans>
          Where we collect your cars when you book with pick-up. A booking keeps its address, even if you remove it
          here.
        </Trans>
      </p>
      <ReadList query={query} rows={3}>
        {(list) => {
          const isFull = list.length >= MOST_ADDRESSES;
          return (
            <>
              {done === null ? null : (
                <Notice kind="success">
                  {done === 'added' ? <Trans>The address was added.</Trans> : null}
                  {done === 'there' ? <Trans>This address is in the list already.</Trans> : null}
                  {done === 'removed' ? <Trans>The address was removed.</Trans> : null}
                </Notice>
              )}
              {list.length === 0 && !isAdding ? (
                <NothingYet title={<Trans>No pick-up address yet</Trans>}>
                  <Button data-first-focus onClick={add}>
                    <Trans>Add an address</Trans>
                  </Button>
                </NothingYet>
              ) : null}
              {list.length > 0 ? (
                <ul className={styles.list}>
                  {list.map((address) => (
                    <li key={address.index}>
                      <AddressRow
                        host={host}
                        account={account}
                        address={address}
                        onRemoved={(left) => finish(left, 'removed')}
                      />
                    </li>
                  ))}
                </ul>
              ) : null}
              {isAdding ? (
                <AddressForm
                  host={host}
                  account={account}
                  onAdded={(next) => finish(next, next.length > list.length ? 'added' : 'there')}
                  onLeave={() => setAdding(false)}
                />
              ) : null}
              {list.length > 0 && !isAdding && !isFull ? (
                <div>
                  <Button
                    data-first-focus
                    kind="outline"
                    icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
                    onClick={add}
                  >
                    <Trans>Add an address</Trans>
                  </Button>
                </div>
              ) : null}
              <p className={styles.hint} hidden={list.length === 0}>
                {isFull ? (
                  <Trans>There are {MOST_ADDRESSES} addresses, the most there can be. Delete one to add another.</Trans>
                ) : (
                  <Trans>
                    {list.length} of at most {MOST_ADDRESSES}
                  </Trans>
                )}
              </p>
            </>
          );
        }}
      </ReadList>
    </div>
  );
}
