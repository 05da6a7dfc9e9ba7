import { useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import {
  ATLAS_WIDTHS,
  fileOf,
  type AtlasData,
  type AtlasWidth,
  type Picture,
  type StateEntry,
} from '#studio/atlas/atlas.ts';
import type { Address, Side } from '#studio/page/address.ts';
import { dataOf } from '#studio/page/chart-data.ts';

const ONCE = { staleTime: Infinity, gcTime: Infinity } as const;

export const useAtlas = () =>
  useQuery({ queryKey: ['atlas'], queryFn: () => dataOf<AtlasData>('atlas/pictures.json'), ...ONCE });

export const useStatesOf = (flow: string) =>
  useQuery({
    queryKey: ['atlas', flow],
    queryFn: () => dataOf<Readonly<Record<string, StateEntry>>>(`atlas/states/${flow}.json`),
    ...ONCE,
  });

/** Thai first: it is the language of most readers. */
export const ROWS: readonly Language[] = ['th', 'en'];

/** The place of one picture among the six of a scene. */
export interface Spot {
  readonly language: Language;
  readonly width: AtlasWidth;
}

export const SPOTS: readonly Spot[] = ROWS.flatMap((language) => ATLAS_WIDTHS.map((width) => ({ language, width })));

/** One of the two sets of pictures. */
export type PictureSet = Exclude<Side, 'both'>;

export interface Shown {
  readonly picture: Picture;
  readonly src: string;
}

export const isOf =
  (scene: string, { language, width }: Spot) =>
  (picture: Picture) =>
    picture.scene === scene && picture.language === language && picture.width === width;

/** The picture of a scene in a spot; null if it was not taken. */
export function shownIn(atlas: AtlasData, set: PictureSet, scene: string, spot: Spot): Shown | null {
  const picture = atlas[set].find(isOf(scene, spot));
  return picture ? { picture, src: `data/atlas/${set}/${fileOf(picture)}` } : null;
}

/** The share of pixels that differ from the baseline, 0 to 1; null if there is nothing to compare. */
export const differenceOf = ({ differences }: AtlasData, scene: string, spot: Spot): number | null =>
  differences[fileOf({ scene, ...spot })] ?? null;

/** `booking-time-fresh th 360`, as the address keeps it. */
export const addressOfPicture = (scene: string, { language, width }: Spot): string => `${scene} ${language} ${width}`;

/** The width of the overview. */
export const widthIn = ({ width }: Pick<Address, 'width'>): AtlasWidth =>
  ATLAS_WIDTHS.find((each) => String(each) === width) ?? ATLAS_WIDTHS[0];

/** What the address asks for, or else the likeliest scene in the width of the overview, in the language of the page. */
export function chosenIn(
  address: Pick<Address, 'picture' | 'width' | 'lang'>,
  scenes: readonly string[],
): { scene: string } & Spot {
  const [scene = '', ...rest] = address.picture.split(' ');
  const spot = SPOTS.find((each) => `${each.language} ${each.width}` === rest.join(' '));
  return {
    scene: scenes.includes(scene) ? scene : (scenes[0] ?? ''),
    ...(spot ?? { language: address.lang, width: widthIn(address) }),
  };
}
