import { appendFileSync, mkdirSync } from 'node:fs';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { build } from 'vite';
import { replayTrace, type ReplayedStep } from '#studio/modes/replay/replay-trace.ts';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { charts } from '#tests/support/model/charts.ts';
import { requirementIdsOf } from '#studio/proof/requirements.ts';

const folder = '.cache/coverage/browser';

/** What sets the page's hook, in one script: a page's own scripts cannot import it before they start. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'tests/e2e/support/page-charts.ts', formats: ['iife'], name: 'pageCharts' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

let script: Promise<string> | undefined;

const followed = new WeakMap<BrowserContext, readonly TraceStep[]>();
const told = new WeakMap<Page, TraceStep[]>();

/** What the charts of one page have done. */
export const stepsOn = (page: Page): readonly TraceStep[] => told.get(page) ?? [];

/** From now on what the charts of the context's pages do is in the list, which is the same for each who asks. */
export async function followCharts(context: BrowserContext): Promise<readonly TraceStep[]> {
  const known = followed.get(context);
  if (known) return known;
  const steps: TraceStep[] = [];
  followed.set(context, steps);
  await context.exposeBinding('tellChartStep', ({ page }, step: TraceStep) => {
    steps.push(step);
    told.set(page, [...stepsOn(page), step]);
  });
  await context.addInitScript(await (script ??= pageScript()));
  return steps;
}

const machines = new Map(charts.map(({ machine }) => [machine.id, machine]));

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Each page counts its charts anew, so a gap between two steps says nothing. */
function shownOf(steps: readonly ReplayedStep[]) {
  const answers = new Map(steps.flatMap(({ guards }) => guards.map((answer) => [answer.join(' '), answer])));
  return {
    states: unique(steps.flatMap(({ states, left }) => [...states, ...left])),
    transitions: unique(steps.flatMap(({ transitions }) => transitions)),
    guards: [...answers.values()],
  };
}

/** Writes one line for each flow of which a test that passed has shown something. */
export function keepRecords({ titlePath, workerIndex }: TestInfo, steps: readonly TraceStep[]): void {
  const replayed = replayTrace(machines, steps);
  const strange = replayed.filter(({ misfit }) => misfit === 'state' || misfit === 'transition');
  if (strange.length > 0)
    throw new Error(`The build is not of these charts: ${strange[0]?.step.flow} ${strange[0]?.step.event}`);
  const [file = '', ...titles] = titlePath;
  const title = titles.join(' › ');
  const lines = charts.flatMap(({ flow, machine }) => {
    const own = replayed.filter(({ step }) => step.flow === machine.id);
    if (own.length === 0) return [];
    const record = {
      tier: 'browser',
      flow,
      title,
      file: `tests/e2e/${file}`,
      requirements: requirementIdsOf(title),
      ...shownOf(own),
    };
    return [`${JSON.stringify(record)}\n`];
  });
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/${workerIndex}.jsonl`, lines.join(''));
}
