import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { ChartView } from '#studio/modes/chart/chart-view.tsx';
import type { Going } from '#studio/page/address.ts';
import type { FlowSummary, OpenChart } from '#studio/page/chart-data.ts';
import { replayTrace } from './replay-trace.ts';
import { StepFacts } from './step-facts.tsx';
import { StepList } from './step-list.tsx';
import { classes } from '#src/ui/theme/classes.ts';
import { Action } from '#studio/page/controls/action.tsx';
import { GoLink } from '#studio/page/controls/go-link.tsx';
import layout from '#studio/page/run-layout.module.css';
import frame from '#studio/page/studio.module.css';
import styles from './trace-view.module.css';

export interface TraceModeProps {
  readonly going: Going;
  readonly open: OpenChart;
  readonly flows: readonly FlowSummary[];
  /** Tells the outline which states are in force. */
  readonly onActive: (active: ReadonlySet<string>) => void;
}

interface TraceViewProps extends TraceModeProps {
  readonly steps: readonly TraceStep[];
  /** Where the steps come from, and how to get others. */
  readonly source: ReactNode;
  /** Without a chosen step the last one is shown, else the first. */
  readonly isLive: boolean;
}

/** Steps that a page has told, played in the drawing of their chart; those of other charts are a link away. */
export function TraceView({ going, open, flows, onActive, steps, source, isLive }: TraceViewProps) {
  const { t } = useLingui();
  const { address, go } = going;
  const { machine } = open.chart;
  const replayed = useMemo(() => replayTrace(new Map([[machine.id, machine]]), steps), [machine, steps]);
  const wanted = Math.trunc(Number(address.step)) || (isLive ? replayed.length : 1);
  const at = Math.min(Math.max(wanted, 1), replayed.length);
  const shown = replayed[at - 1] ?? null;
  const active = useMemo(() => new Set(shown?.states), [shown]);
  const taken = useMemo(() => new Set(shown?.transitions), [shown]);
  useEffect(() => {
    onActive(active);
    return () => onActive(new Set());
  }, [active, onActive]);
  const toStep = (next: number) => go({ step: String(next), state: '', transition: '' }, 'replace');

  return (
    <>
      <main className={classes(frame.main, layout.main)}>
        <div className={styles.bar}>
          {source}
          <FlowsOfTrace going={going} flows={flows} steps={steps} />
          {shown && (
            <div className={styles.walk}>
              <Action disabled={at <= 1} onClick={() => toStep(at - 1)}>
                <Trans>Step back</Trans>
              </Action>
              <Action disabled={at >= replayed.length} onClick={() => toStep(at + 1)}>
                <Trans>Next step</Trans>
              </Action>
              <span role="status">
                <Trans>
                  Step {at} of {replayed.length}
                </Trans>
              </span>
            </div>
          )}
        </div>
        <div className={layout.drawing}>
          <ChartView going={going} open={open} active={active} taken={taken} here={shown?.states.toReversed() ?? []} />
        </div>
        <section className={classes(layout.log, styles.log)} aria-label={t`Steps`}>
          <StepList steps={replayed} at={at} open={open} language={address.lang} onStep={toStep} />
        </section>
      </main>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
      <aside tabIndex={0} className={frame.side} aria-label={t`The step`}>
        {shown && <StepFacts step={shown} open={open} language={address.lang} />}
      </aside>
    </>
  );
}

function FlowsOfTrace({ going, flows, steps }: Pick<TraceViewProps, 'going' | 'flows' | 'steps'>) {
  const { t } = useLingui();
  const { address } = going;
  const counts = new Map<string, number>();
  for (const { flow } of steps) counts.set(flow, (counts.get(flow) ?? 0) + 1);
  const there = flows.filter(({ chart }) => counts.has(chart));
  if (there.length === 0) return null;
  return (
    <nav className={styles.flows} aria-label={t`Flows with steps`}>
      {there.map(({ flow, chart, label }) => (
        <GoLink key={flow} going={going} to={{ flow }} aria-current={flow === address.flow ? 'true' : undefined}>
          {label[address.lang]}{' '}
          <small>
            <Plural value={counts.get(chart) ?? 0} one="# step" other="# steps" />
          </small>
        </GoLink>
      ))}
    </nav>
  );
}
