import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { Branch, Suggestion } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BranchRow } from './branch-row.tsx';
import styles from './branch.module.css';

const FIRST_ROWS = 8;

export interface BranchScreenProps {
  readonly branches: readonly Branch[];
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly onRetry: () => void;
  readonly recent: readonly Branch[];
  readonly chosenId: number | null;
  readonly onChoose: (branch: Branch) => void;
  readonly keywords: string;
  readonly onKeywords: (keywords: string) => void;
  /** How many the last search that was answered has found; null without one. */
  readonly found: number | null;
  readonly suggestions: readonly Suggestion[];
  readonly onSuggestion: (suggestion: Suggestion) => void;
  /** The first free slot of each branch for what has been chosen so far; empty until it is known. */
  readonly soonest: ReadonlyMap<number, SoonestSlot>;
  readonly nearMe: 'off' | 'asking' | 'on';
  readonly onNearMe: () => void;
  /** Why the position is not known, in words. */
  readonly locationNotice: ReactNode;
  readonly heading: ReactNode;
}

/** Search first; recent branches and 'near me' above the list; each row with distance, today's hours and first free slot. */
export function BranchScreen(props: BranchScreenProps) {
  const {
    branches,
    state,
    recent,
    chosenId,
    onChoose,
    keywords,
    found,
    soonest,
    nearMe,
    onNearMe,
    locationNotice,
    heading,
  } = props;
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const count = branches.length;
  const row = (branch: Branch, group: string) => (
    <BranchRow
      key={branch.location_id}
      group={group}
      branch={branch}
      chosen={branch.location_id === chosenId}
      soonest={soonest.get(branch.location_id)}
      onChoose={onChoose}
    />
  );
  const chosenIndex = branches.findIndex(({ location_id }) => location_id === chosenId);
  const shown = all ? branches : branches.slice(0, Math.max(FIRST_ROWS, chosenIndex + 1));
  const hidden = count - shown.length;
  return (
    <>
      {heading}
      <div className={styles.search}>
        <BranchSearch {...props} />
        <Button
          kind="outline"
          icon={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
          aria-pressed={nearMe === 'on'}
          onClick={onNearMe}
          {...(nearMe === 'asking' ? { busy: t`Finding you…` } : {})}
        >
          <Trans>Near me</Trans>
        </Button>
      </div>
      {locationNotice}
      {recent.length > 0 && keywords === '' ? (
        <fieldset className={styles.group}>
          <legend>
            <Trans>Recent</Trans>
          </legend>
          {recent.map((branch) => row(branch, 'recent'))}
        </fieldset>
      ) : null}
      {state === 'failed' && count === 0 ? (
        <Notice
          kind="error"
          title={<Trans>Cannot display data now, try again</Trans>}
          actions={
            <Button size="small" kind="outline" onClick={props.onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : null}
      {state === 'loading' && count === 0 ? <BranchSkeleton /> : null}
      <p className={styles.count} role="status">
        {found === null ? null : <Plural value={found} one="# branch found" other="# branches found" />}
      </p>
      {state === 'loaded' && count === 0 ? (
        <Notice title={<Trans>No branch matches</Trans>}>
          <Trans>Change the keyword: try a province, a district or a road.</Trans>
        </Notice>
      ) : null}
      {count > 0 ? (
        <fieldset className={styles.group}>
          <legend>{nearMe === 'on' ? <Trans>Nearest first</Trans> : <Trans>All branches</Trans>}</legend>
          {shown.map((branch) => row(branch, 'all'))}
        </fieldset>
      ) : null}
      {hidden > 0 ? (
        <Button kind="text" onClick={() => setAll(true)}>
          <Trans>Show {hidden} more branches</Trans>
        </Button>
      ) : null}
    </>
  );
}

function BranchSearch({ keywords, onKeywords, suggestions, onSuggestion }: BranchScreenProps) {
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
          onChange={(event) => onKeywords(event.currentTarget.value)}
        />
      </span>
      {suggestions.length > 0 ? (
        <ul className={styles.suggestions} aria-label={t`Suggestions`}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.keyword}>
              <button type="button" onClick={() => onSuggestion(suggestion)}>
                {suggestion.keyword}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}

function BranchSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading branches…`}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="24px" height="24px" round />
          <span>
            <Skeleton width="45%" height="18px" />
            <Skeleton width="70%" height="14px" />
          </span>
          <Skeleton width="64px" height="36px" />
        </div>
      ))}
    </div>
  );
}
