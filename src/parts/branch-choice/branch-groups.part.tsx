import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { AREAS, type Area } from '#domain/areas.ts';
import { NEAR_KM } from '#domain/constants.ts';
import type { Branch } from '#contract/wire/branch.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import type { BranchGroup } from './branch-groups.view.ts';
import styles from './branch.module.css';

interface BranchGroupsProps {
  readonly groups: readonly BranchGroup[];
  readonly isSearch: boolean;
  readonly renderRow: (branch: Branch) => ReactNode;
}

/** Branches under the names of their areas, which are read as parts of one list; otherwise a list for each group. */
export function BranchGroups({ groups, isSearch, renderRow }: BranchGroupsProps) {
  if (groups.some(({ kind }) => isArea(kind)))
    return (
      <fieldset className={styles.areas} data-all>
        <legend>
          <VisuallyHidden>
            <Trans>All branches</Trans>
          </VisuallyHidden>
        </legend>
        {groups.map((group) => (
          <AreaGroup key={group.kind} name={<GroupName kind={group.kind} />}>
            {group.branches.map(renderRow)}
          </AreaGroup>
        ))}
      </fieldset>
    );
  return groups.map(({ kind, branches }) => (
    <fieldset key={kind} className={styles.group} data-all>
      <legend>
        {isSearch && kind !== 'far' ? (
          <VisuallyHidden>
            <GroupName kind={kind} />
          </VisuallyHidden>
        ) : (
          <GroupName kind={kind} />
        )}
      </legend>
      {branches.map(renderRow)}
    </fieldset>
  ));
}

const isArea = (kind: BranchGroup['kind']): kind is Area => AREAS.some((area) => area === kind);

function AreaGroup({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" className={styles.group} aria-labelledby={id}>
      <p className={styles.area} id={id}>
        {name}
      </p>
      {children}
    </div>
  );
}

/** An area's name, or where the branches of a group are as seen from here. */
export function GroupName({ kind }: Pick<BranchGroup, 'kind'>) {
  const km = NEAR_KM;
  switch (kind) {
    case 'all':
      return <Trans>All branches</Trans>;
    case 'near':
      return <Trans>Nearest first</Trans>;
    case 'far':
      return <Trans>Farther than {km} km</Trans>;
    case 'bangkok':
      return <Trans>Bangkok and around</Trans>;
    case 'central':
      return <Trans>Central</Trans>;
    case 'east':
      return <Trans>East</Trans>;
    case 'west':
      return <Trans>West</Trans>;
    case 'north':
      return <Trans>North</Trans>;
    case 'northeast':
      return <Trans>Northeast</Trans>;
    case 'south':
      return <Trans>South</Trans>;
  }
}
