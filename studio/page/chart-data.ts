import { useQuery } from '@tanstack/react-query';
import type { ChartsRecord } from '#studio/compare/chart-record.ts';
import type { ChartLayouts } from '#studio/layout/layout.ts';
import type { Requirement } from '#studio/proof/requirements.ts';
import { readChart, type ChartReading, type ChartState, type ChartTransition } from '#studio/reading/chart-reading.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Label } from '#machines/shared/meta.ts';

/** A flow in the list of all flows, as `tools/studio/write-files.ts` writes it. */
export interface FlowSummary {
  readonly flow: string;
  readonly chart: string;
  readonly label: Label;
  /** What it is for. */
  readonly about: Label;
  readonly states: number;
  readonly transitions: number;
}

/** A chart with what the page needs of it. */
export interface OpenChart {
  readonly chart: ChartUnderTest;
  readonly reading: ChartReading;
  readonly layouts: ChartLayouts;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition>;
}

/** The very charts that the app runs and the model tests walk. */
const charts = import.meta.glob<{ readonly chart: ChartUnderTest }>('../../tests/flows/*/chart.ts');

/** Files beside the page: the folder can be served anywhere. */
export async function dataOf<Value>(file: string): Promise<Value> {
  const answer = await fetch(`data/${file}`);
  if (!answer.ok) throw new Error(`data/${file}: ${answer.status}`);
  return (await answer.json()) as Value;
}

async function openChart(flow: string): Promise<OpenChart> {
  const load = charts[`../../tests/flows/${flow}/chart.ts`];
  if (!load) throw new Error(`no flow: ${flow}`);
  const [{ chart }, layouts] = await Promise.all([load(), dataOf<ChartLayouts>(`layouts/${flow}.json`)]);
  const reading = readChart({ name: flow, machine: chart.machine, labels: chart.labels });
  return {
    chart,
    reading,
    layouts,
    states: new Map(reading.states.map((state) => [state.id, state])),
    transitions: new Map(reading.transitions.map((transition) => [transition.id, transition])),
  };
}

const ONCE = { staleTime: Infinity, gcTime: Infinity } as const;

export const useFlows = () =>
  useQuery({ queryKey: ['flows'], queryFn: () => dataOf<readonly FlowSummary[]>('flows.json'), ...ONCE });

export const useChart = (flow: string) =>
  useQuery({ queryKey: ['chart', flow], queryFn: () => openChart(flow), ...ONCE, retry: false });

export const useRequirements = () =>
  useQuery({
    queryKey: ['requirements'],
    queryFn: () => dataOf<readonly Requirement[]>('requirements.json'),
    ...ONCE,
  });

/** A state or transition with the requirements that it serves. */
export interface Serving {
  readonly flow: string;
  readonly kind: 'state' | 'transition';
  readonly id: string;
  readonly label: Label;
  readonly req: readonly string[];
}

export const useServing = () =>
  useQuery({ queryKey: ['serving'], queryFn: () => dataOf<readonly Serving[]>('serving.json'), ...ONCE });

/** All charts of this build, and those that were last reviewed. */
export const useCharts = () =>
  useQuery({ queryKey: ['charts'], queryFn: () => dataOf<ChartsRecord>('charts.json'), ...ONCE });

export const useReviewed = () =>
  useQuery({ queryKey: ['reviewed'], queryFn: () => dataOf<ChartsRecord>('reviewed.json'), ...ONCE });
