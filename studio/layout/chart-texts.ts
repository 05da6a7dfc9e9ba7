import type { Language } from '#domain/constants.ts';
import type { ChartState, ChartTransition } from '#studio/reading/chart-reading.ts';
import { codeWidth, cut, textWidth } from './text-size.ts';

/** Sizes of the drawing, in px. */
export const SIZES = {
  name: 12.5,
  code: 10.5,
  line: 17,
  codeLine: 14,
  pad: 10,
  icon: 20,
  groupHead: 40,
  mostLetters: 34,
} as const;

const LANGUAGES: readonly Language[] = ['th', 'en'];

const shown = (text: string) => cut(text, SIZES.mostLetters);

/** `lookup.submitted [isAnswered]`, and the actions on a line of their own. */
export function linesOf({ on, guard, actions }: ChartTransition): string[] {
  const trigger = guard === null ? on : `${on} [${guard}]`;
  return [trigger, ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`])].map(shown);
}

export const nameIn = (language: Language, { label }: { readonly label: Record<Language, string> }): string =>
  shown(label[language]);

/** The widest of both languages: one layout serves both. */
const widest = (one: { readonly label: Record<Language, string> }) =>
  Math.max(...LANGUAGES.map((language) => textWidth(nameIn(language, one), SIZES.name)));

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A transition's label on an edge: its name, its trigger and its actions. */
export function labelSize(transition: ChartTransition): Size {
  const lines = linesOf(transition);
  return {
    width: Math.max(widest(transition), ...lines.map((line) => codeWidth(line, SIZES.code))) + 8 + SIZES.icon,
    height: SIZES.line + lines.length * SIZES.codeLine + 4,
  };
}

/** What a state does while it is in force: actions of entering and leaving, and the charts and calls that it runs. */
export const doingsOf = ({ entry, exit }: ChartState, runs: readonly string[]): string[] =>
  [
    ...entry.map((action) => `entry / ${action}`),
    ...runs.map((source) => `runs ${source}`),
    ...exit.map((action) => `exit / ${action}`),
  ].map(shown);

/** A state's box: its name, its technical name, what it does, and the transitions that leave it in force. */
export function boxSize(
  state: ChartState,
  technical: string,
  runs: readonly string[],
  staying: readonly ChartTransition[],
): Size {
  const doings = doingsOf(state, runs);
  const rows = staying.map((one) => widest(one) + 22);
  return {
    width: Math.max(
      96,
      Math.max(
        widest(state) + SIZES.icon,
        codeWidth(cut(technical, SIZES.mostLetters), SIZES.code),
        ...doings.map((line) => codeWidth(line, SIZES.code)),
        ...rows,
      ) +
        SIZES.pad * 2,
    ),
    height: SIZES.pad * 2 + SIZES.line + SIZES.codeLine * (1 + doings.length) + rows.length * SIZES.line,
  };
}
