import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { BranchGroups } from './branch-groups.part.tsx';
import { byArea, byDistance, firstOf } from './branch-groups.view.ts';
import { BranchRow } from './branch-row.part.tsx';
import styles from './branch.module.css';

const FIRST_ROWS = 8;

export interface BranchListProps {
  readonly branches: readonly Branch[];
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly onRetry: () => void;
  /** Empty during a search. */
  readonly recent: readonly Branch[];
  readonly chosenId: number | null;
  readonly onChoose: (branch: Branch) => void;
  /** How many branches the last answered search found; null without a search. */
  readonly found: number | null;
  /** The branch used last; undefined if this browser knows none. */
  readonly last: Branch | undefined;
  /** In milliseconds. */
  readonly now: number;
  /** Each branch's first free slot for the current choices; empty until known. */
  readonly soonest: ReadonlyMap<number, SoonestSlot>;
  /** The branches are in the order of their distance. */
  readonly isNearest: boolean;
  /** The branch whose row is hovered or focused; null for none. */
  readonly onLight: (id: number | null) => void;
}

/** Recent branches, then all: the nearest first, or by area; during a search those found, the best first. */
export function BranchList({ branches, state, recent, chosenId, found, soonest, ...props }: BranchListProps) {
  /** The first row that 'show more' has brought: it takes the focus of the button. */
  const [firstNew, setFirstNew] = useState<number>();
  useEffect(() => {
    document.querySelector<HTMLElement>(`[name=branch-all][value="${firstNew}"]`)?.focus();
  }, [firstNew]);
  const isAnswering = useInBrowser();
  const row = (branch: Branch, group: string) => (
    <BranchRow
      key={branch.location_id}
      group={group}
      branch={branch}
      chosen={branch.location_id === chosenId}
      soonest={soonest.get(branch.location_id)}
      now={props.now}
      onChoose={props.onChoose}
      onLight={(isLit) => props.onLight(isLit ? branch.location_id : null)}
    />
  );
  const groups = props.isNearest
    ? byDistance(branches)
    : found === null
      ? byArea(branches, props.last)
      : [{ kind: 'all', branches } as const];
  const ordered = groups.flatMap((group) => group.branches);
  const chosenIndex = ordered.findIndex(({ location_id }) => location_id === chosenId);
  const count = branches.length;
  const shown = firstNew === undefined ? Math.max(FIRST_ROWS, chosenIndex + 1) : count;
  const rest = ordered.slice(shown);
  const hidden = rest.length;
  return (
    <>
      {recent.length > 0 ? (
        <fieldset className={styles.group}>
          <legend>
            <Trans>Recent</Trans>
          </legend>
          {recent.map((branch) => row(branch, 'recent'))}
        </fieldset>
      ) : null}
      {state === 'loading' && count === 0 ? <BranchSkeleton /> : null}
      <p className={styles.count} role="status">
        {found === null ? null : found === 1 ? <Trans>1 branch found</Trans> : <Trans>{found} branches found</Trans>}
      </p>
      {state === 'failed' && count === 0 ? <CannotDisplay onRetry={props.onRetry} /> : null}
      {state === 'loaded' && count === 0 ? (
        <Notice title={<Trans>No branch matches</Trans>}>
          <Trans>Change the keyword: try a province, a district or a road.</Trans>
        </Notice>
      ) : null}
      {soonest.size > 0 ? (
        <div>
          <ThaiTime />
        </div>
      ) : null}
      <BranchGroups
        groups={firstOf(groups, shown)}
        isSearch={found !== null}
        renderRow={(branch) => row(branch, 'all')}
      />
      {hidden > 0 ? (
        <Button kind="text" data-in-line inert={!isAnswering} onClick={() => setFirstNew(rest[0]?.location_id)}>
          <Trans>Show {hidden} more branches</Trans>
        </Button>
      ) : null}
    </>
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
            <Skeleton width="90%" height="14px" />
          </span>
        </div>
      ))}
    </div>
  );
}
