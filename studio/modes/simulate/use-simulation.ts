import { useMemo } from 'react';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Going } from '#studio/page/address.ts';
import type { Named } from './happening.ts';
import { possibleAfter, type Possible } from './possible.ts';
import { runAddress, runInAddress, type AddressProblem } from './run-address.ts';
import { isAddressOfSaved, savedRunAt } from './saved-runs.ts';
import { simulatorOf, type Played, type Run, type Script, type Simulator } from './run.ts';

export interface Simulation {
  readonly simulator: Simulator;
  readonly script: Script;
  readonly run: Run;
  /** The step that is looked at, 0 for the start; what follows it is kept until something else happens. */
  readonly at: number;
  readonly current: Played;
  readonly possible: Possible;
  /** Why the address has no run; a new one is shown instead. */
  readonly problem: AddressProblem | null;
  readonly happen: (named: Named) => void;
  readonly goTo: (at: number) => void;
  readonly undo: () => void;
  readonly start: (input: string) => void;
  readonly load: (script: Script) => void;
}

const freshScript = ({ fixtures }: ChartUnderTest): Script => ({
  input: Object.keys(fixtures.inputs)[0] ?? '',
  events: [],
});

function readAddress(chart: ChartUnderTest, run: string): Script | AddressProblem {
  if (run === '') return freshScript(chart);
  if (isAddressOfSaved(run)) return savedRunAt(chart.flow, run) ?? 'malformed';
  return runInAddress(chart, run);
}

/** The run that the address names; whatever happens in it changes the address. */
export function useSimulation(chart: ChartUnderTest, { address, go }: Pick<Going, 'address' | 'go'>): Simulation {
  const simulator = useMemo(() => simulatorOf(chart), [chart]);
  const [script, problem] = useMemo((): [Script, AddressProblem | null] => {
    const read = readAddress(chart, address.run);
    return typeof read === 'string' ? [freshScript(chart), read] : [read, null];
  }, [chart, address.run]);
  const run = useMemo(() => simulator.play(script), [simulator, script]);

  const last = run.steps.length - 1;
  const asked = /^\d+$/.test(address.step) ? Number(address.step) : last;
  const at = Math.min(asked, last);
  const current = run.steps[at];
  if (!current) throw new Error('a run without a start');
  const possible = useMemo(() => possibleAfter(simulator, current), [simulator, current]);

  const play = (next: Script) => go({ run: runAddress(chart, next), step: '' });
  const goTo = (step: number) => go({ step: step === last ? '' : String(step) }, 'replace');
  return {
    simulator,
    script,
    run,
    at,
    current,
    possible,
    problem,
    happen: ({ kind, payload }) =>
      play({ input: script.input, events: [...script.events.slice(0, at), { kind, payload }] }),
    goTo,
    undo: () => {
      if (at > 0) goTo(at - 1);
    },
    start: (input) => play({ input, events: [] }),
    load: play,
  };
}
