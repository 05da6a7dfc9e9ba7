import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useMedia } from '#src/ui/page/use-media.ts';
import { ChartView } from '#studio/modes/chart/chart-view.tsx';
import type { Going } from '#studio/page/address.ts';
import type { OpenChart } from '#studio/page/chart-data.ts';
import type { Proof } from '#studio/page/proof-data.ts';
import { EventsPanel } from './events-panel.tsx';
import { NextBar } from './next-bar.tsx';
import type { Choice } from './possible.ts';
import { RunBar } from './run-bar.tsx';
import { RunClock } from './run-clock.tsx';
import { differenceOf, isFileProblem, readRunFile, scriptOf, type RunFile } from './run-file.ts';
import { RunLog } from './run-log.tsx';
import { stateLabel } from './run-names.ts';
import { RunNotices, type FileNews } from './run-notices.tsx';
import { isOver } from './run.ts';
import { addressOfSaved } from './saved-runs.ts';
import { classes } from '#src/ui/theme/classes.ts';
import layout from '#studio/page/run-layout.module.css';
import frame from '#studio/page/studio.module.css';
import styles from './simulate-mode.module.css';
import { activeNodes } from './state-nodes.ts';
import { StepFacts } from './step-facts.tsx';
import { useSimulation } from './use-simulation.ts';

interface SimulateModeProps {
  readonly going: Going;
  readonly open: OpenChart;
  readonly proof: Proof | null;
  readonly onActive: (states: ReadonlySet<string>) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

function useBackspace(onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Backspace' || isTyping(event.target)) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPress]);
}

/** A chart to play: what can happen is chosen by hand, and nothing runs by itself. */
export function SimulateMode({ going, open, proof, onActive }: SimulateModeProps) {
  const { t } = useLingui();
  const { lang } = going.address;
  const simulation = useSimulation(open.chart, going);
  const { simulator, run, at, current, possible, happen, goTo, undo, load } = simulation;
  const [news, setNews] = useState<FileNews | null>(null);
  const isNarrow = useMedia('(max-width: 640px)');
  const side = useRef<HTMLElement>(null);

  const { step } = current;
  const inForce = useMemo(
    () => activeNodes(open.chart.machine, step.after).map(({ id }) => id),
    [open.chart.machine, step],
  );
  const active = useMemo(() => new Set(inForce), [inForce]);
  const taken = useMemo(() => new Set(step.fired), [step]);
  useEffect(() => {
    onActive(active);
    return () => onActive(new Set());
  }, [active, onActive]);

  useBackspace(undo);

  // The button that was pressed may be gone: whoever plays by keyboard goes on from the first one.
  const wasChosen = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (wasChosen.current && (activeElement === document.body || activeElement?.isConnected !== true)) {
      const next = side.current?.querySelector<HTMLElement>('[data-choice]') ?? side.current?.querySelector('h2');
      next?.focus();
    }
    wasChosen.current = false;
  });

  const choose = ({ happening }: Choice) => {
    wasChosen.current = true;
    setNews(null);
    happen(happening);
  };
  const openFile = (file: RunFile): void => {
    if (file.flow !== open.chart.flow) return setNews({ kind: 'otherFlow', flow: file.flow });
    const difference = differenceOf(simulator, file);
    setNews(difference ? { kind: 'differs', difference } : { kind: 'same' });
    if (difference?.kind !== 'unknownInput') load(scriptOf(file));
  };
  const openText = (text: string | null) => {
    const file = readRunFile(text ?? '');
    if (isFileProblem(file)) setNews(file);
    else openFile(file);
  };

  const where = current.to.map((id) => stateLabel(open, id, lang)).join(', ');
  const drawing = (
    <div className={layout.drawing}>
      <ChartView
        going={going}
        open={open}
        proof={proof}
        active={active}
        taken={taken}
        here={inForce.slice(1).toReversed()}
      />
    </div>
  );
  return (
    <>
      <main className={classes(frame.main, layout.main)}>
        <RunBar
          simulation={simulation}
          language={lang}
          onFile={openText}
          onExample={({ flow, name }) => {
            setNews(null);
            going.go({ flow, run: addressOfSaved(name), step: '' });
          }}
        />
        <RunNotices
          problem={simulation.problem}
          stopped={run.stopped}
          news={news}
          names={open}
          language={lang}
          onFlow={(flow) => going.go({ flow })}
          onClose={() => setNews(null)}
        />
        {!isNarrow && drawing}
        <div className={layout.log}>
          <RunLog
            steps={run.steps}
            at={at}
            input={simulation.script.input}
            names={open}
            language={lang}
            onStep={goTo}
            going={going}
            clock={<RunClock passed={current.passed} delays={possible.delays} language={lang} onChoose={choose} />}
          />
        </div>
        <VisuallyHidden role="status">
          <Trans>
            Step {at}: {where}
          </Trans>
        </VisuallyHidden>
      </main>
      <aside
        className={classes(frame.side, styles.side)}
        aria-label={t`What can happen now`}
        id="simulate-events"
        ref={side}
      >
        <div className={styles.now}>
          <h2 tabIndex={-1}>
            <Trans>What can happen now</Trans>
          </h2>
          <p>
            <Trans>at</Trans> <span className={styles.where}>{where}</span>
          </p>
        </div>
        {isOver(current) ? (
          <p className={styles.over}>
            <Trans>The chart has ended here. Go back a step, or start anew.</Trans>
          </p>
        ) : (
          <EventsPanel flow={open.chart.flow} possible={possible} names={open} language={lang} onChoose={choose} />
        )}
        <StepFacts simulator={simulator} played={current} names={open} going={going} />
      </aside>
      {isNarrow && drawing}
      {isNarrow && <NextBar possible={possible} names={open} language={lang} onChoose={choose} />}
    </>
  );
}
