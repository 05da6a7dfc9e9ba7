import { Trans, useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { foundQuery } from '#src/api/queries/search.queries.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { FoundGroups, type RenderFoundLink } from './found-groups.tsx';
import { keepRecent } from './recent-searches.store.ts';
import { RecentSearches } from './recent-searches.tsx';
import styles from './site-search.module.css';

const TYPING_MS = 150;
const MAX = 100;

interface SiteSearchProps {
  readonly host: { readonly api: (language: Language) => Api };
  readonly onClose: () => void;
  readonly renderLink: RenderFoundLink;
  /** Ways on where nothing is found. */
  readonly waysOn: ReactNode;
}

/** The search of the whole site. Arrows go from result to result, Enter in the field opens the first one. */
export function SiteSearch({ host, onClose, renderLink, waysOn }: SiteSearchProps) {
  const { t } = useLingui();
  const lang = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const wanted = typed.trim() === '' ? '' : query;
  const { data, isError, isFetching, refetch, error } = useQuery(
    { ...foundQuery(host.api(lang), lang, wanted), placeholderData: keepPreviousData },
    queryClientOf(host),
  );
  const groups = wanted === '' || isError ? undefined : data;
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const isInField = document.activeElement instanceof HTMLInputElement;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (next !== undefined && at >= 0) {
      event.preventDefault();
      stops.at(next % stops.length)?.focus();
    } else if (event.key === 'Enter' && isInField && typed.trim() === wanted && !isFetching)
      place.current?.querySelector<HTMLElement>('section a')?.click();
  };
  return (
    <Dialog
      isOpen
      isWide
      title={<Trans>Search the site</Trans>}
      closeLabel={t`Close`}
      onClose={onClose}
      firstFocus="control"
    >
      {/* Keys of what is inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={place} className={styles.search} onKeyDown={onKeyDown}>
        <TextField
          label={t`What are you looking for?`}
          hint={t`For example a service, a branch or a question`}
          type="search"
          value={typed}
          maxLength={MAX}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className={styles.status} role="status">
          <Status query={wanted} isSearching={isFetching} found={groups?.reduce((sum, { count }) => sum + count, 0)} />
        </p>
        {wanted === '' ? <RecentSearches onChoose={setTyped} /> : null}
        {wanted !== '' && isError ? (
          <CannotDisplay said={error.said} isTrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {groups === undefined ? null : (
          <div onClickCapture={({ target }) => target instanceof Element && target.closest('a') && keepRecent(wanted)}>
            <FoundGroups key={wanted} groups={groups} renderLink={renderLink} />
          </div>
        )}
        {groups?.length === 0 && !isFetching ? <div className={styles.ways}>{waysOn}</div> : null}
      </div>
    </Dialog>
  );
}

interface StatusProps {
  readonly query: string;
  readonly isSearching: boolean;
  /** Undefined before there is an answer. */
  readonly found: number | undefined;
}

function Status({ query, isSearching, found }: StatusProps) {
  if (query === '') return null;
  if (isSearching) return <Trans>Searching …</Trans>;
  if (found === undefined) return null;
  if (found === 0) return <Trans>Nothing was found for “{query}”. Try another word, or go on here:</Trans>;
  return found === 1 ? <Trans>1 result</Trans> : <Trans>{found} results</Trans>;
}
