import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useOnline } from '#src/ui/browser/use-online.ts';
import { isFocusLost } from '#src/ui/page/lost-focus.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { RetryNotice } from '#src/parts/answers/retry-notice.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './list.module.css';

interface ReadListProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** How many rows the skeleton has. */
  readonly rows?: number | undefined;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a query has read: its shape while there is nothing, another try where that failed, with the server's words if it has refused, and what
 * was read before while something newer is on its way, or could not be read.
 */
export function ReadList<Data>({ query, rows, children }: ReadListProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const isOnline = useOnline();
  const hasFailed = error !== null && isOnline && (data === undefined || isPlaceholderData);
  const place = useFocusAfter(hasFailed);
  const retry = { onRetry: () => void refetch(), isTrying: isFetching };
  // The previous filter's page must not stand in for this one.
  if (hasFailed) return <CannotDisplay {...retry} said={error.said} />;
  // What another filter gave stays in view while its own is read, but not where that cannot be read.
  if (data === undefined || (isPlaceholderData && !isOnline)) return <ListSkeleton rows={rows} />;
  return (
    <div
      ref={place}
      className={styles.read}
      tabIndex={-1}
      data-list
      aria-busy={isPlaceholderData}
      data-stale={isPlaceholderData || undefined}
    >
      {isOnline ? null : (
        <Notice kind="warning" title={<Trans>You are offline</Trans>}>
          <Trans>This may be out of date. It is read again as soon as there is a network.</Trans>
        </Notice>
      )}
      {error === null || !isOnline ? null : (
        <RetryNotice {...retry} kind="warning" title={<Trans>This may be out of date</Trans>}>
          {error.said || <Trans>We could not load the latest.</Trans>}
        </RetryNotice>
      )}
      {children(data)}
    </div>
  );
}

/** The button that tries again goes with the failure: its focus moves to what has been read. */
function useFocusAfter(hasFailed: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const failedBefore = useRef(false);
  useEffect(() => {
    if (place.current && failedBefore.current && isFocusLost()) place.current.focus({ preventScroll: true });
    failedBefore.current = hasFailed || (failedBefore.current && place.current === null);
  });
  return place;
}
