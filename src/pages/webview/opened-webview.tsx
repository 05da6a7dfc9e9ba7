import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Api } from '#src/api/client.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { openingQuery } from '#src/api/queries/webview.queries.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { onReconnect } from '#src/ui/page/on-reconnect.ts';
import { useOnline } from '#src/ui/browser/use-online.ts';
import { ClosedWebview, type Closed } from './closed-webview.tsx';
import styles from './webview.module.css';

interface OpenedWebviewProps {
  /** The owner of the query cache. */
  readonly host: object;
  readonly api: Api;
  /** Shown above the content from the start. */
  readonly head: ReactNode;
  /** Why the session is over; null while it is alive, as far as is known. */
  readonly over: Closed | null;
  /** `ended` replaces what needs the session once it is over; null until then. */
  readonly children: (code: string, ended: ReactNode) => ReactNode;
}

const never = () => () => undefined;

/**
 * The frame of the webview: shows its content for the member for whom it is open, or what to do (WEB-01). The server draws only the placeholder,
 * because it does not know the member.
 */
export function OpenedWebview(props: OpenedWebviewProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <main className={styles.page}>{isInBrowser ? <Opened {...props} /> : <Coming head={props.head} />}</main>;
}

function Coming({ head }: Pick<OpenedWebviewProps, 'head'>) {
  return (
    <>
      {head}
      <ListSkeleton />
    </>
  );
}

function Opened({ host, api, head, over, children }: OpenedWebviewProps) {
  const query = useQuery(openingQuery(api), queryClientOf(host));
  const { data, error, isError, isFetching, refetch } = query;
  const isOnline = useOnline();
  useEffect(() => (isError ? onReconnect(() => void refetch()) : undefined), [isError, refetch]);
  const ended = over === null ? null : <ClosedWebview why={over} />;
  if (data?.kind === 'open')
    return (
      <>
        {isOnline ? null : (
          <Notice kind="warning" title={<Trans>You are offline</Trans>}>
            <Trans>A code that is shown still counts. For the rest, reconnect.</Trans>
          </Notice>
        )}
        {children(data.code, ended)}
      </>
    );
  if (ended !== null) return ended;
  if (data !== undefined) return <ClosedWebview why={data.kind} message={data.message} />;
  if (!isError) return <Coming head={head} />;
  return (
    <>
      {head}
      <CannotDisplay onRetry={() => void refetch()} isTrying={isFetching} said={error.said} />
    </>
  );
}
