import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/constants.ts';

/** CSS pixels: phone, tablet, desktop. */
export const ATLAS_WIDTHS = [360, 768, 1440] as const;
export type AtlasWidth = (typeof ATLAS_WIDTHS)[number];

const problem = z.object({
  /** The rule of axe. */
  id: z.string(),
  /** What it asks for, in axe's own words, in English. */
  help: z.string(),
  /** The number of elements. */
  count: z.number(),
});

const picture = z.object({
  scene: z.string(),
  language: z.enum(LANGUAGES),
  width: z.literal(ATLAS_WIDTHS),
  /** CSS pixels. */
  height: z.number(),
  /** The page is longer than its picture. */
  isCut: z.boolean(),
  /** The rules that had something to look at; null if axe did not answer. */
  axe: z.nullable(z.object({ checked: z.number(), problems: z.array(problem) })),
  /** CSS pixels beyond the width of the screen. */
  overflow: z.number(),
  /** ISO: when the version of the product was committed that it shows. */
  taken: z.string(),
});

export const atlasIndex = z.object({ pictures: z.array(picture) });

export type Picture = z.infer<typeof picture>;
export type AtlasIndex = z.infer<typeof atlasIndex>;

/** Below the folder of its set. */
export const fileOf = ({ scene, language, width }: Pick<Picture, 'scene' | 'language' | 'width'>): string =>
  `${language}-${width}/${scene}.webp`;

/** The share of differing pixels, 0 to 1, of each picture that both sets have, by its file. */
export const atlasDifferences = z.record(z.string(), z.number());
export type AtlasDifferences = z.infer<typeof atlasDifferences>;

const pathStep = z.object({
  /** The event's type; `start` for the first. */
  event: z.string(),
  /** The ids of the transitions that it took. */
  transitions: z.array(z.string()),
  /** The ids of the states where it leads. */
  states: z.array(z.string()),
});

const stateEntry = z.object({
  /** The screens that the state has. */
  screens: z.array(z.string()),
  /** The scenes that show it, the likeliest first. */
  scenes: z.array(z.string()),
  /** Why no scene shows it. */
  neverSeen: z.nullable(z.string()),
  /** The shortest way to it. */
  path: z.array(pathStep),
});

/** Each resting state of each chart, by flow and by the state's id. */
export const atlasStates = z.record(z.string(), z.record(z.string(), stateEntry));

export type PathStep = z.infer<typeof pathStep>;
export type StateEntry = z.infer<typeof stateEntry>;
export type AtlasStates = z.infer<typeof atlasStates>;

/** What the page reads: the pictures that there are, those of the baseline, and how they differ, by file. */
export interface AtlasData {
  readonly now: readonly Picture[];
  readonly baseline: readonly Picture[];
  readonly differences: AtlasDifferences;
}
