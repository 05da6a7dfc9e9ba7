import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '#domain/constants.ts';

export const WIDTHS = [360, 768, 1440] as const;
export const SCHEMES = ['light', 'dark'] as const;
export type Width = (typeof WIDTHS)[number];
export type Scheme = (typeof SCHEMES)[number];

export interface Options {
  readonly languages: readonly Language[];
  readonly widths: readonly Width[];
  readonly schemes: readonly Scheme[];
  /** The beginnings of the names of the pictures to take; empty for all. */
  readonly names: readonly string[];
  /** Only what a device of that width shows before scrolling; otherwise the whole page. */
  readonly screen: boolean;
}

const listOf = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '');

function chosen<Value extends string | number>(name: string, text: string | undefined, all: readonly Value[]) {
  const asked = listOf(text);
  const unknown = asked.filter((part) => !all.some((value) => String(value) === part));
  if (unknown.length > 0) throw new Error(`--${name} takes ${all.join(', ')}, not ${unknown.join(', ')}`);
  return asked.length === 0 ? all : all.filter((value) => asked.includes(String(value)));
}

/** Lists are separated by commas; an omitted list means all. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      lang: { type: 'string' },
      width: { type: 'string' },
      scheme: { type: 'string' },
      name: { type: 'string' },
      screen: { type: 'boolean' },
    },
  });
  return {
    languages: chosen('lang', values.lang, LANGUAGES),
    widths: chosen('width', values.width, WIDTHS),
    schemes: chosen('scheme', values.scheme, SCHEMES),
    names: listOf(values.name),
    screen: values.screen ?? false,
  };
}
