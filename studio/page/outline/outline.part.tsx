import { useMemo } from 'react';
import type { Language } from '#domain/constants.ts';
import { lookingAt, type Change, type Going } from '#studio/page/address.ts';
import { useCharts, useServing, type FlowSummary, type OpenChart } from '#studio/page/chart-data.ts';
import { foldOf, withFold } from '#studio/page/folds.ts';
import { itemIds, outlineOf, type Findable, type Item } from './outline.ts';
import styles from '#studio/page/studio.module.css';
import { standingIn, standingOfFlow, type Proof } from '#studio/page/proof-data.ts';
import { Tree } from './tree.tsx';

interface OutlineProps {
  readonly flows: readonly FlowSummary[];
  readonly open: OpenChart | null;
  readonly going: Going;
  readonly active: ReadonlySet<string>;
  readonly proof: Proof | null;
}

const changeTo = ({ kind, flow, of }: Item): Change => lookingAt(flow, kind, of);

/** The states and transitions of all flows, by all that they can be found by. */
function useFindable(language: Language): readonly Findable[] {
  const { data: serving } = useServing();
  const { data: charts } = useCharts();
  return useMemo(
    () =>
      (serving ?? []).map(({ flow, kind, id, label, req }) => {
        const transition = kind === 'transition' ? charts?.[flow]?.transitions[id] : undefined;
        const code = transition ? [transition.on, transition.guard ?? '', ...transition.actions] : [];
        return {
          flow,
          kind,
          id,
          name: label[language],
          technical: transition?.on ?? id.split('.').at(-1) ?? id,
          texts: [id, label.th, label.en, ...req, ...code],
        };
      }),
    [serving, charts, language],
  );
}

/** The tree with what is unfolded: the open flow, and the states above what is chosen. */
export function Outline({ flows, open, going, active, proof }: OutlineProps) {
  const { address, go, hrefOf } = going;
  const findable = useFindable(address.lang);
  const chosen =
    address.transition !== ''
      ? itemIds.transition(address.flow, address.transition)
      : address.state !== ''
        ? itemIds.state(address.flow, address.state)
        : itemIds.flow(address.flow);

  const above = new Set([itemIds.flow(address.flow)]);
  const from = open?.transitions.get(address.transition)?.from ?? open?.states.get(address.state)?.parent;
  for (let state = from ?? null; state !== null && state.parent !== null; state = state.parent)
    above.add(itemIds.state(address.flow, state.id));

  /** Of the open flow; any other opens unfolded. */
  const folded = ({ kind, flow, of }: Item, isOpen: boolean): Change =>
    flow === address.flow
      ? { folds: withFold(address.folds, of, kind === 'flow' && isOpen ? undefined : isOpen) }
      : { flow };

  return (
    <aside className={styles.outline}>
      <Tree
        items={outlineOf({
          flows,
          open,
          language: address.lang,
          isUnfolded: (id, of) => foldOf(address.folds, of) ?? above.has(id),
          search: address.find,
          findable,
        })}
        chosen={chosen}
        active={active}
        search={address.find}
        onSearch={(find) => go({ find }, 'replace')}
        onChoose={(item) => go(item.kind === 'flow' ? { ...folded(item, true), ...changeTo(item) } : changeTo(item))}
        onFold={(item, isOpen) => go(folded(item, isOpen), item.flow === address.flow ? 'replace' : 'push')}
        standingOf={({ kind, flow, of }) =>
          kind === 'flow' ? standingOfFlow(proof?.flows.get(of)) : standingIn(proof?.flows.get(flow), of)
        }
        hrefOf={(item) => hrefOf(changeTo(item))}
      />
    </aside>
  );
}
