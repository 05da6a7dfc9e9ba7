import type { Scene, Stage } from './stage.ts';

/** What a list or page says if it could not be loaded. */
export const NO_DATA = 'Cannot display data now, try again';

/** For a state that is never visible by itself: the picture that shows where it leads. */
export interface SeenIn {
  readonly seenIn: string;
}

/** For a state that no page of the product gets to: why. */
export interface NeverSeen {
  readonly neverSeen: string;
}

/** The pictures of one screen of a chart, by what is special about each. */
export type Scenes = Readonly<Record<string, Scene>> | SeenIn | NeverSeen;

export type Screens = Readonly<Record<string, Scenes>>;

const isSeenIn = (scenes: Scenes): scenes is SeenIn => 'seenIn' in scenes && typeof scenes.seenIn === 'string';
const isNeverSeen = (scenes: Scenes): scenes is NeverSeen =>
  'neverSeen' in scenes && typeof scenes.neverSeen === 'string';

export interface NamedScene {
  readonly name: string;
  readonly scene: Scene;
}

/** The screens of a chart that runs inside a screen of another one, as pictures of that screen. */
export const inside = (screens: Screens): Scenes =>
  Object.fromEntries(namedScenes('', screens).map(({ name, scene }) => [name, scene]));

/** Every picture of a group, named after the group, the screen and what is special. A screen without one is an error. */
export function namedScenes(group: string, screens: Screens): NamedScene[] {
  return Object.entries(screens).flatMap(([screen, scenes]) => {
    if (isSeenIn(scenes) || isNeverSeen(scenes)) return [];
    const pairs = Object.entries(scenes);
    if (pairs.length === 0) throw new Error(`${group} ${screen} has no picture`);
    return pairs.map(([what, scene]) => ({ name: [group, screen, what].filter(Boolean).join('-'), scene }));
  });
}

/** What shows each screen of a group, by what it is called within the group: the names of pictures, or why there is none. */
export function shownBy(group: string, screens: Screens): ReadonlyMap<string, { name: string } | NeverSeen> {
  return new Map(
    Object.entries(screens).flatMap(([screen, scenes]): [string, { name: string } | NeverSeen][] => {
      if (isSeenIn(scenes)) return [[screen, { name: scenes.seenIn }]];
      if (isNeverSeen(scenes)) return [[screen, scenes]];
      return namedScenes('', { [screen]: scenes }).map(({ name }) => [name, { name: `${group}-${name}` }]);
    }),
  );
}

/** Fails if a scene refers to a picture that does not exist. */
export function checkSeenIn(groups: readonly Screens[], names: readonly string[]): void {
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
