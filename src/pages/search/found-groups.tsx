import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import type { FoundGroup } from '#contract/calls/search.shapes.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { KIND_NAMES } from './found-kinds.tsx';
import styles from './site-search.module.css';

const SHOWN_FIRST = 4;

export type RenderFoundLink = (path: string, content: ReactNode) => ReactNode;

interface FoundGroupsProps {
  readonly groups: readonly FoundGroup[];
  readonly renderLink: RenderFoundLink;
}

export const FoundGroups = ({ groups, renderLink }: FoundGroupsProps) =>
  groups.map((group) => <Group key={group.kind} group={group} renderLink={renderLink} />);

function Group({ group, renderLink }: { readonly group: FoundGroup; readonly renderLink: RenderFoundLink }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { kind, count, item_list: items } = group;
  const shown = isWhole ? items : items.slice(0, SHOWN_FIRST);
  const listed = items.length;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>
        {KIND_NAMES[kind]} <span>{count}</span>
      </h3>
      <ul>
        {shown.map(({ path, title, text }) => (
          <li key={path}>
            {renderLink(
              path,
              <>
                <b>{title}</b>
                {text === undefined ? null : <span>{text}</span>}
              </>,
            )}
          </li>
        ))}
      </ul>
      {shown.length < listed ? (
        <Button kind="text" onClick={() => setWhole(true)}>
          {listed < count ? <Trans>Show the best {listed}</Trans> : <Trans>Show all {listed}</Trans>}
        </Button>
      ) : null}
    </section>
  );
}
