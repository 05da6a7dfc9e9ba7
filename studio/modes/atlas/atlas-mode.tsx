import { Trans } from '@lingui/react/macro';
import type { AtlasData, StateEntry } from '#studio/atlas/atlas.ts';
import type { ChartState } from '#studio/reading/chart-reading.ts';
import { Action } from '#studio/page/controls/action.tsx';
import frame from '#studio/page/studio.module.css';
import { useAtlas, useStatesOf } from './atlas-data.ts';
import type { AtlasModeProps } from './atlas-mode.types.ts';
import { FlowOverview } from './flow-overview.tsx';
import { StatePictures } from './state-pictures.tsx';
import styles from './atlas-mode.module.css';

/** How each resting state looks: the pictures that the scenes of the browser tests took. */
export function AtlasMode(props: AtlasModeProps) {
  const { going, open } = props;
  const { lang } = going.address;
  const atlas = useAtlas();
  const states = useStatesOf(open.chart.flow);
  if (atlas.isError || states.isError)
    return (
      <main className={frame.main}>
        <div className={frame.note} role="alert">
          <p>
            <Trans>The pictures could not be read.</Trans>
          </p>
          <Action onClick={() => void Promise.all([atlas.refetch(), states.refetch()])}>
            <Trans>Try again</Trans>
          </Action>
        </div>
      </main>
    );
  if (!atlas.data || !states.data)
    return (
      <main className={frame.main} aria-busy="true">
        <p className={frame.note}>
          <Trans>Opening the pictures…</Trans>
        </p>
      </main>
    );
  const chosen = lookedAt(props);
  const entry = chosen && states.data[chosen.id];
  if (chosen && entry) return <StatePictures {...props} atlas={atlas.data} state={chosen} entry={entry} />;
  return (
    <main className={frame.main}>
      <div className={styles.head}>
        <h2>{(chosen ?? open.reading.states[0])?.label[lang]}</h2>
        <code>{chosen?.id ?? open.chart.flow}</code>
      </div>
      <div className={styles.scroll}>
        <Overview {...props} atlas={atlas.data} states={states.data} chosen={chosen} />
      </div>
    </main>
  );
}

/** The chosen state, or the one that the chosen transition leaves. */
const lookedAt = ({ open, going: { address } }: AtlasModeProps): ChartState | undefined =>
  open.states.get(address.state) ?? open.transitions.get(address.transition)?.from;

interface OverviewProps extends AtlasModeProps {
  readonly atlas: AtlasData;
  readonly states: Readonly<Record<string, StateEntry>>;
  readonly chosen: ChartState | undefined;
}

function Overview({ atlas, states, chosen, open, going }: OverviewProps) {
  const order = new Map(open.reading.states.map(({ id }, index) => [id, index]));
  const within = Object.entries(states)
    .filter(([id]) => chosen === undefined || id.startsWith(`${chosen.id}.`))
    .toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  if (within.length === 0)
    return (
      <p className={frame.note}>
        <Trans>The chart only passes through this state, so it has no screen of its own.</Trans>
      </p>
    );
  return <FlowOverview atlas={atlas} states={within} open={open} going={going} />;
}
