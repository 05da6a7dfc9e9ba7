import { createMachine, type AnyStateMachine } from 'xstate';
import type { StateConfig } from '#tests/support/model/chart-config.ts';
import { configOf } from '#tests/support/model/chart-config.ts';

/** What a file of a chart says beside its configuration, so that a reader knows what it is. */
interface ChartFile {
  readonly chart: string;
  readonly format: 'xstate-5';
  /** Milliseconds; null if the chart computes them at run time. */
  readonly delays: Readonly<Record<string, number | null>>;
  readonly config: unknown;
}

/** Functions have no place in a file: guards, actions and calls keep their names. */
const withoutFunctions = (_key: string, value: unknown) => (typeof value === 'function' ? undefined : value);

const isEmpty = (value: unknown) =>
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0);

/** Every shorthand is expanded; what is empty is left out. */
const tidy = (key: string, value: unknown) =>
  isEmpty(value) && key !== 'states' ? undefined : withoutFunctions(key, value);

/** A chart's configuration as JSON that XState reads again, with the names of its guards, actions, delays and calls. */
export function chartJson(machine: AnyStateMachine): string {
  const config: StateConfig = configOf(machine);
  const file: ChartFile = {
    chart: machine.id,
    format: 'xstate-5',
    delays: Object.fromEntries(
      Object.entries(machine.implementations.delays).map(([name, delay]) => [
        name,
        Number.isFinite(delay) ? Number(delay) : null,
      ]),
    ),
    config,
  };
  return JSON.stringify(JSON.parse(JSON.stringify(file, tidy)), null, 2);
}

/** The chart of a file; its guards, actions and calls have names and no content. */
export function chartFromJson(text: string): AnyStateMachine {
  const { config, delays } = JSON.parse(text) as ChartFile & { config: Parameters<typeof createMachine>[0] };
  const known = Object.entries(delays ?? {}).filter((entry): entry is [string, number] => entry[1] !== null);
  return createMachine(config).provide({ delays: Object.fromEntries(known) }) as AnyStateMachine;
}
