import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChartsRecord } from '#studio/compare/chart-record.ts';
import type { Standing } from '#studio/drawing/standing.ts';
import type { ChartParts } from '#studio/proof/chart-parts.ts';
import { gaps } from '#studio/proof/gaps.ts';
import { namedTestsOf, recordsOf, type ProofFile } from '#studio/proof/proof-file.ts';
import { requirementSummaries, type RequirementSummary } from '#studio/proof/requirement-summary.ts';
import { summaryOf, type FlowSummary } from '#studio/proof/summary.ts';
import { dataOf, useCharts, useRequirements } from './chart-data.ts';

/** What tests prove, for the whole product. */
export interface Proof {
  /** The day on which the records last changed. */
  readonly made: string;
  readonly flows: ReadonlyMap<string, FlowSummary>;
  readonly requirements: readonly RequirementSummary[];
}

const useProofFile = () =>
  useQuery({
    queryKey: ['proof'],
    queryFn: () => dataOf<ProofFile>('proof.json'),
    staleTime: Infinity,
    gcTime: Infinity,
  });

const partsOf = (charts: ChartsRecord): ChartParts[] =>
  Object.entries(charts).map(([flow, { states, transitions }]) => ({
    flow,
    states: Object.entries(states).map(([id, { req }]) => ({ id, req })),
    transitions: Object.entries(transitions).map(([id, { req, guard }]) => ({ id, req, guard })),
  }));

/** The day on which the page was opened: a reason that ended before it does not count. */
const today = new Date().toISOString().slice(0, 10);

/** Null while it is read, and where it cannot be. */
export function useProof(): Proof | null {
  const { data: file } = useProofFile();
  const { data: charts } = useCharts();
  const { data: requirements } = useRequirements();
  return useMemo(() => {
    if (!file || !charts || !requirements) return null;
    const proven = partsOf(charts).map((chart) => ({
      chart,
      summary: summaryOf(chart, recordsOf(file, chart.flow), gaps, today),
    }));
    return {
      made: file.made,
      flows: new Map(proven.map(({ chart, summary }) => [chart.flow, summary])),
      requirements: requirementSummaries(requirements, proven, namedTestsOf(file)),
    };
  }, [file, charts, requirements]);
}

const ORDER: readonly Standing[] = ['none', 'part', 'justified', 'full'];

/** The one that leaves most to prove. */
export const worstOf = (all: Iterable<Standing>): Standing | null => {
  const there = new Set(all);
  return ORDER.find((each) => there.has(each)) ?? null;
};

/** How a state or a transition of a flow stands. */
export const standingIn = (summary: FlowSummary | undefined, id: string): Standing | null =>
  (summary?.states.get(id) ?? summary?.transitions.get(id))?.standing ?? null;

/** How a flow stands as a whole. */
export const standingOfFlow = (summary: FlowSummary | undefined): Standing | null =>
  summary
    ? worstOf([...summary.states.values(), ...summary.transitions.values()].map(({ standing }) => standing))
    : null;
