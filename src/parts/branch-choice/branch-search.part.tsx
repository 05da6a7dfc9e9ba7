import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import type { Suggestion } from '#contract/wire/branch.ts';
import styles from './branch.module.css';

/** As in branch.module.css. */
const WIDE = '(min-width: 576px)';

export interface BranchSearchProps {
  readonly keywords: string;
  readonly onKeywords: (keywords: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly onSuggestion: (suggestion: Suggestion) => void;
  /** The suggestion that was pressed last, until something is typed, and the branch that it chose. */
  readonly picked: { readonly keyword: string; readonly branchName: string | null } | null;
}

export function BranchSearch({ keywords, onKeywords, suggestions, onSuggestion, picked }: BranchSearchProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <search className={styles.field}>
      <label htmlFor={id}>
        <Trans>Search branches</Trans>
      </label>
      <span className={styles.box}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t`Branch, road or province`}
          value={keywords}
          onChange={({ currentTarget }) => {
            // A phone's keyboard leaves only half of the screen, and the results must be visible there.
            if (keywords === '' && !matchMedia(WIDE).matches)
              currentTarget.closest('search')?.scrollIntoView({ block: 'start' });
            onKeywords(currentTarget.value);
          }}
        />
      </span>
      {suggestions.length > 0 ? (
        <ul className={styles.suggestions} aria-label={t`Suggestions`}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.keyword}>
              <button
                type="button"
                aria-pressed={suggestion.keyword === picked?.keyword}
                onClick={() => onSuggestion(suggestion)}
              >
                {suggestion.keyword === picked?.keyword ? <IconCheck size={18} stroke={2} aria-hidden="true" /> : null}
                {suggestion.keyword}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.picked} role="status">
        {picked === null ? null : <Picked {...picked} />}
      </p>
    </search>
  );
}

function Picked({ keyword, branchName }: NonNullable<BranchSearchProps['picked']>) {
  return branchName === null ? (
    <Trans>Branches for “{keyword}” are shown.</Trans>
  ) : (
    <Trans>The branch {branchName} is chosen.</Trans>
  );
}
