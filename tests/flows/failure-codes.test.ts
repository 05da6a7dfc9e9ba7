import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { outcomeOf } from '#studio/modes/simulate/outcome.ts';
import { nodesOf } from '#studio/modes/simulate/state-nodes.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { charts } from '#tests/support/model/charts.ts';
import { childrenOf } from '#tests/support/model/children.ts';
import { explore } from '#tests/support/model/explore.ts';
import { fromInputs } from '#tests/support/model/from-inputs.ts';
import type { AnyWirePorts, Told } from '#tests/support/wire/wire-ports.ts';

const FILE = new URL('../../studio/modes/simulate/failure-codes.json', import.meta.url);

type Codes = Record<string, Record<string, Record<string, number[]>>>;

interface PortsModule {
  readonly ports?: AnyWirePorts;
  readonly portsByCode?: AnyWirePorts;
  readonly portsOn?: (done: () => void) => AnyWirePorts;
  readonly portsWith?: (beside: unknown) => AnyWirePorts;
}

/** For what stands beside the wire, such as a worker: nothing of it says which code a failure has. */
const nothingBeside = new Proxy(() => undefined, { get: () => nothingBeside });

/** Those of the flows that have them without a page. */
async function portsOf({ flow }: ChartUnderTest): Promise<AnyWirePorts> {
  const file = new URL(`${flow}/ports.ts`, import.meta.url);
  if (!existsSync(file) || readFileSync(file, 'utf8').includes('./page.tsx')) return {};
  const { ports, portsByCode, portsOn, portsWith } = (await import(`./${flow}/ports.ts`)) as PortsModule;
  return ports ?? portsByCode ?? portsOn?.(() => undefined) ?? portsWith?.(nothingBeside) ?? {};
}

/** All answers of a service that the fixtures have; where they depend on the place, those of the walk from the first input. */
function samplesOf(chart: ChartUnderTest, id: string): readonly unknown[] {
  const { done = [] } = chart.fixtures.outcomes[id] ?? {};
  if (typeof done !== 'function') return done;
  const [first = ''] = Object.keys(chart.fixtures.inputs);
  const { visits } = explore(fromInputs(chart, chart.flow, first));
  const places = visits.filter(({ snapshot }) => childrenOf(snapshot).some((child) => child.id === id));
  return places.flatMap(({ snapshot }) => done(snapshot));
}

const codesIn = (told: readonly Told[]): number[] =>
  told.flatMap((answer) => ('failure' in answer ? [ERROR[answer.failure]] : []));

async function codesOf(chart: ChartUnderTest): Promise<Codes[string]> {
  const ports = await portsOf(chart);
  const codes: Codes[string] = {};
  for (const { id, src } of nodesOf(chart.machine).flatMap(({ invoke }) => invoke)) {
    const port = ports[typeof src === 'string' ? src : ''];
    if (!port || !('told' in port)) continue;
    for (const output of samplesOf(chart, id)) {
      const { failures } = outcomeOf({ type: 'xstate.done', output });
      const [failure] = failures;
      if (failure === undefined || failures.length > 1) continue;
      const found = codesIn([port.told(output, [])].flat());
      const known = codes[id]?.[failure] ?? [];
      codes[id] = { ...codes[id], [failure]: [...new Set([...known, ...found])].toSorted((a, b) => a - b) };
    }
  }
  return codes;
}

it('the codes beside the failures in the studio are those with which the server causes them', async () => {
  const codes: Codes = {};
  for (const chart of charts) {
    const own = await codesOf(chart);
    if (own && Object.keys(own).length > 0) codes[chart.flow] = own;
  }
  if (process.env['UPDATE_BASELINE'] === '1') writeFileSync(FILE, `${JSON.stringify(codes, null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(codes);
}, 60_000);
