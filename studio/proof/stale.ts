import type { ChartParts } from './chart-parts.ts';
import type { Gap } from './gaps.ts';
import { indicesIn } from './index-list.ts';
import { recordsOf, type ProofFile } from './proof-file.ts';
import { guardKey } from './summary.ts';

export interface Product {
  readonly charts: readonly ChartParts[];
  /** The ids of the requirements. */
  readonly requirements: ReadonlySet<string>;
  readonly gaps: readonly Gap[];
  readonly isFile: (path: string) => boolean;
}

const guardedIn = ({ transitions }: ChartParts) => transitions.filter(({ guard }) => guard !== null);

/** The parts of a chart by their names: states, transitions, and both answers of each guard. */
const partsOf = (chart: ChartParts): ReadonlySet<string> =>
  new Set([
    ...[...chart.states, ...chart.transitions].map(({ id }) => id),
    ...guardedIn(chart).flatMap(({ id }) => [guardKey(id, true), guardKey(id, false)]),
  ]);

function differences(chart: ChartParts, file: ProofFile): string[] {
  const known = file.flows[chart.flow];
  if (!known) return [`${chart.flow}: nothing is written of this chart`];
  const compared = (kind: string, now: readonly string[], then: readonly string[]) => [
    ...now.filter((id) => !then.includes(id)).map((id) => `${chart.flow}: nothing is written of the ${kind} ${id}`),
    ...then.filter((id) => !now.includes(id)).map((id) => `${chart.flow}: the chart has no ${kind} ${id} any more`),
  ];
  const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);
  return [
    ...compared('state', idsOf(chart.states), known.states),
    ...compared('transition', idsOf(chart.transitions), known.transitions),
    ...compared(
      'guard of',
      idsOf(guardedIn(chart)),
      indicesIn(known.guarded).flatMap((index) => known.transitions[index] ?? []),
    ),
  ];
}

function needless(gap: Gap, chart: ChartParts | undefined, file: ProofFile): string[] {
  const parts = chart ? partsOf(chart) : new Set();
  const records = recordsOf(file, gap.flow).filter(({ tier }) => tier === gap.tier);
  const shown = new Set(
    records.flatMap(({ states, transitions, guards }) => [
      ...states,
      ...transitions,
      ...guards.map(([id, answer]) => guardKey(id, answer)),
    ]),
  );
  return gap.parts.flatMap((part) => {
    if (!parts.has(part)) return [`${gap.flow}: studio/proof/gaps.ts names ${part}, which the chart does not have`];
    return shown.has(part) ? [`${gap.flow}: studio/proof/gaps.ts names ${part}, which tier ${gap.tier} shows`] : [];
  });
}

/** How the file no longer fits the product; empty if it does. Whether the tests still show what it says is not looked at: that takes a run. */
export function staleIn(file: ProofFile, { charts, requirements, gaps, isFile }: Product): string[] {
  const flows = new Set(charts.map(({ flow }) => flow));
  const records = charts.flatMap(({ flow }) => recordsOf(file, flow));
  const named = new Set(records.flatMap((record) => record.requirements));
  return [
    ...charts.flatMap((chart) => differences(chart, file)),
    ...Object.keys(file.flows)
      .filter((flow) => !flows.has(flow))
      .map((flow) => `${flow}: there is no such chart any more`),
    ...[...named].filter((id) => !requirements.has(id)).map((id) => `there is no requirement ${id} any more`),
    ...[...new Set(records.map((record) => record.file))]
      .filter((path) => !isFile(path))
      .map((path) => `there is no test file ${path} any more`),
    ...gaps.flatMap((gap) =>
      needless(
        gap,
        charts.find(({ flow }) => flow === gap.flow),
        file,
      ),
    ),
  ];
}
