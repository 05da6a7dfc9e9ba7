import type { Scene, Stage } from './stage.ts';

/** What a list or page says if it could not be loaded. */
export const NO_DATA = 'Cannot display data now, try again';

/** For a state that is never visible by itself: the picture that shows where it leads. */
export interface SeenIn {
  readonly seenIn: string;
}

/** The pictures of one screen of a chart, by what is special about each. */
export type Scenes = Readonly<Record<string, Scene>> | SeenIn;

const isSeenIn = (scenes: Scenes): scenes is SeenIn => typeof scenes['seenIn'] === 'string';

export interface NamedScene {
  readonly name: string;
  readonly scene: Scene;
}

/** The screens of a chart that runs inside a screen of another one, as pictures of that screen. */
export const inside = (screens: Readonly<Record<string, Scenes>>): Scenes =>
  Object.fromEntries(namedScenes('', screens).map(({ name, scene }) => [name, scene]));

/** Every picture of a group, named after the group, the screen and what is special. A screen without one is an error. */
export function namedScenes(group: string, screens: Readonly<Record<string, Scenes>>): NamedScene[] {
  return Object.entries(screens).flatMap(([screen, scenes]) => {
    if (isSeenIn(scenes)) return [];
    const pairs = Object.entries(scenes);
    if (pairs.length === 0) throw new Error(`${group} ${screen} has no picture`);
    return pairs.map(([what, scene]) => ({ name: [group, screen, what].filter(Boolean).join('-'), scene }));
  });
}

/** Fails if a scene refers to a picture that does not exist. */
export function checkSeenIn(groups: readonly Readonly<Record<string, Scenes>>[], names: readonly string[]): void {
  for (const [screen, scenes] of groups.flatMap((group) => Object.entries(group)))
    if (isSeenIn(scenes) && !names.includes(scenes.seenIn))
      throw new Error(`${screen} is said to be seen in ${scenes.seenIn}, which is no picture`);
}

export const scene = (play: Scene['play']): Scene => ({ play });

/** Text of the page by its English source. */
export const textOf = ({ page, site }: Stage, source: string, values?: Readonly<Record<string, string | number>>) =>
  page.getByText(site.say(source, values)).first();

export const sees = (stage: Stage, source: string, values?: Readonly<Record<string, string | number>>) =>
  textOf(stage, source, values).waitFor();
