import type { Language } from '#domain/constants.ts';
import type { Label } from '#machines/shared/meta.ts';
import type { Happening } from './happening.ts';
import type { Played } from './run.ts';

/** What the states and transitions of a chart are called, by their ids. */
export interface ChartNames {
  readonly states: ReadonlyMap<string, { readonly label: Label; readonly key: string }>;
  readonly transitions: ReadonlyMap<string, { readonly label: Label; readonly actions: readonly string[] }>;
}

export const stateLabel = ({ states }: ChartNames, id: string, language: Language): string =>
  states.get(id)?.label[language] || id;

export const stateKey = ({ states }: ChartNames, id: string): string => states.get(id)?.key ?? id;

/** What a step is called: the transition that is taken first, or that its guard keeps from being taken; empty if no state knows the event. */
export function stepLabel({ transitions }: ChartNames, { step, refusals }: Played, language: Language): string {
  const id = step.fired[0] ?? refusals[0]?.transition ?? '';
  return transitions.get(id)?.label[language] ?? '';
}

/** The name of an event in the chart; of a delay without its state, which is the one in force. */
export const technicalName = ({ kind }: Pick<Happening, 'kind'>): string => kind.replace(/^(after \S+) in .*$/, '$1');

/** The actions of the transitions that a step takes, by their names. */
export const actionsOf = ({ transitions }: ChartNames, { step }: Played): string[] =>
  step.fired.flatMap((id) => transitions.get(id)?.actions ?? []);
