import type { ChartParts } from './chart-parts.ts';
import { packedFlow, recordsOf, type ProofFile } from './proof-file.ts';
import type { ProofRecord } from './record.ts';
import type { NamedTest } from './requirements.ts';

export interface Joining {
  /** The file as it was, or null. */
  readonly before: ProofFile | null;
  readonly charts: readonly ChartParts[];
  /** Of what has just been run. */
  readonly records: readonly ProofRecord[];
  readonly named: readonly NamedTest[];
  readonly today: string;
  readonly isFile: (path: string) => boolean;
}

/** The titles of each file, in the order of the files and of their lines. */
export const namedByFile = (tests: readonly NamedTest[]): Record<string, string[]> => {
  const files = [...new Set(tests.map(({ file }) => file))].toSorted();
  return Object.fromEntries(
    files.map((name) => [name, tests.filter(({ file }) => file === name).map(({ title }) => title)]),
  );
};

/**
 * The file after a run. Of a chart that a tier has walked now, all that the tier had shown before is dropped; the browser tests run in parts, so of them
 * what the same test files had shown. The day stays if nothing else has changed.
 */
export function joined({ before, charts, records, named, today, isFile }: Joining): ProofFile {
  const runOf = ({ tier, flow, file }: ProofRecord) => `${tier} ${tier === 'browser' ? file : flow}`;
  const run = new Set(records.map(runOf));
  const isKept = (record: ProofRecord) => !run.has(runOf(record)) && isFile(record.file);
  const flows = Object.fromEntries(
    charts
      .toSorted((one, other) => (one.flow < other.flow ? -1 : 1))
      .map((chart) => {
        const kept = before ? recordsOf(before, chart.flow).filter(isKept) : [];
        return [chart.flow, packedFlow(chart, [...kept, ...records.filter(({ flow }) => flow === chart.flow)])];
      }),
  );
  const isSame = before !== null && JSON.stringify(before.flows) === JSON.stringify(flows);
  return { made: isSame ? before.made : today, flows, named: namedByFile(named) };
}
