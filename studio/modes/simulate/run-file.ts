import * as z from 'zod/mini';
import type { Named } from './happening.ts';
import { isRefused, type Played, type Run, type Script, type Simulator } from './run.ts';

const states = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

const runFile = z.strictObject({
  flow: z.string().check(z.minLength(1)),
  title: z.strictObject({ th: z.string(), en: z.string() }),
  /** The name of one of the chart's inputs, and the states in which it starts. */
  input: z.string().check(z.minLength(1)),
  states,
  steps: z.array(
    z.strictObject({
      event: z.string().check(z.minLength(1)),
      /** Which of the fixtures' samples of this event; the first without it. */
      payload: z.optional(z.int().check(z.nonnegative())),
      /** No transition takes it. */
      refused: z.optional(z.literal(true)),
      states,
    }),
  ),
});

/** A run as a file: what happened, and the innermost active states that it must lead to, step by step. */
export type RunFile = z.output<typeof runFile>;

/** Why a text is not the file of a run: not JSON, or the path of the first field that is wrong. */
export type FileProblem = { readonly kind: 'notJson' } | { readonly kind: 'malformed'; readonly field: string };

export const isFileProblem = (read: RunFile | FileProblem): read is FileProblem => 'kind' in read;

export function readRunFile(text: string): RunFile | FileProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'notJson' };
  }
  const read = runFile.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  return { kind: 'malformed', field: [...(issue?.path ?? []), ...keys.slice(0, 1)].map(String).join('.') };
}

export const scriptOf = ({ input, steps }: RunFile): Script => ({
  input,
  events: steps.map(({ event, payload = 0 }): Named => ({ kind: event, payload })),
});

const stepOf = (played: Played): RunFile['steps'][number][] => {
  const { happening, to } = played;
  if (happening === null) return [];
  const { kind, payload } = happening;
  return [
    {
      event: kind,
      ...(payload === 0 ? {} : { payload }),
      ...(isRefused(played) ? { refused: true } : {}),
      states: [...to],
    },
  ];
};

/** The file of a run as it was played. */
export function fileOf({ chart }: Simulator, title: RunFile['title'], { input }: Script, { steps }: Run): RunFile {
  return { flow: chart.flow, title, input, states: [...(steps[0]?.to ?? [])], steps: steps.flatMap(stepOf) };
}

export const fileText = (file: RunFile): string => `${JSON.stringify(file, null, 2)}\n`;

/** Where a file and the chart part: the number of the step, 0 for the start. */
export type Difference =
  | { readonly kind: 'unknownInput' }
  | { readonly kind: 'impossible'; readonly at: number; readonly event: string }
  | {
      readonly kind: 'states';
      readonly at: number;
      readonly event: string;
      readonly expected: readonly string[];
      readonly actual: readonly string[];
    }
  | { readonly kind: 'refusal'; readonly at: number; readonly event: string; readonly isRefused: boolean };

const sameStates = (expected: readonly string[], actual: readonly string[]) =>
  [...expected].toSorted().join(' ') === [...actual].toSorted().join(' ');

/** Plays a file of this simulator's flow, and says at which step the chart first does something else; null if it does not. */
export function differenceOf(simulator: Simulator, file: RunFile): Difference | null {
  if (!Object.hasOwn(simulator.chart.fixtures.inputs, file.input)) return { kind: 'unknownInput' };
  const run = simulator.play(scriptOf(file));
  const expected = [{ event: 'start', states: file.states }, ...file.steps];
  for (const [at, { event, states, ...more }] of expected.entries()) {
    const played = run.steps[at];
    if (!played) return { kind: 'impossible', at, event };
    if (!sameStates(states, played.to)) return { kind: 'states', at, event, expected: states, actual: played.to };
    if (isRefused(played) !== ('refused' in more && more.refused === true))
      return { kind: 'refusal', at, event, isRefused: isRefused(played) };
  }
  return null;
}

/** What the file of a run is called: by the Latin letters of its title, else by its flow. */
export function fileName(flow: string, title: string): string {
  const latin = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${latin === '' ? `${flow}-run` : latin}.json`;
}
