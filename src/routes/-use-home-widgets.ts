import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { homeWidgetsQuery } from '#src/api/queries/home.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { readRecentBranches } from '#src/flows/retail-booking/kept/recent-branches.store.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';

/**
 * The home page's widgets: undefined while they are read, null if they cannot be. Only the browser knows which branch was used last; what the server
 * has drawn, the same for everybody, stays until the times of that branch's province are there.
 */
export function useHomeWidgets() {
  const host = useRouter().options.context;
  const language = useLanguage();
  const isInBrowser = useInBrowser();
  const last = useMemo(() => (isInBrowser ? readRecentBranches()[0] : undefined), [isInBrowser]);
  const client = queryClientOf(host);
  const queryAt = (where: { location_id?: number }) => homeWidgetsQuery(host.api(language), language, host.now, where);
  const general = useQuery({ ...queryAt({}), enabled: last === undefined }, client);
  const own = useQuery(
    { ...queryAt(last === undefined ? {} : { location_id: last }), enabled: last !== undefined },
    client,
  );
  const readAgain = useCallback(() => void client.invalidateQueries({ queryKey: ['home'] }), [client]);
  const { data, isError, isFetching } = last === undefined ? general : own;
  return {
    home: data ?? general.data ?? (isError ? null : undefined),
    isLoading: isFetching,
    readAgain,
  };
}
