import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileOf, type AtlasDifferences, type AtlasIndex } from '#studio/atlas/atlas.ts';

/** Of 255: what the compression of a picture may change by itself. */
const TOLERANCE = 24;

const pixelsOf = async (file: string) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The share of differing pixels, 0 to 1; where only one of the pictures has a pixel, it differs. */
export async function differenceOf(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const [common, lines] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  let differing = width * height - common * lines;
  for (let y = 0; y < lines; y += 1)
    for (let x = 0; x < common; x += 1) {
      const [at, there] = [(y * a.width + x) * 3, (y * b.width + x) * 3];
      const isOther = [0, 1, 2].some((c) => Math.abs((a.data[at + c] ?? 0) - (b.data[there + c] ?? 0)) > TOLERANCE);
      if (isOther) differing += 1;
    }
  return differing / (width * height);
}

/** Of every picture that both folders have, by its file. */
export async function differencesOf(
  { pictures }: AtlasIndex,
  folder: string,
  before: string,
): Promise<AtlasDifferences> {
  const found: AtlasDifferences = {};
  for (const file of pictures.map(fileOf))
    // oxlint-disable-next-line no-await-in-loop -- two whole pictures at a time are enough in memory
    if (existsSync(join(before, file))) found[file] = await differenceOf(join(folder, file), join(before, file));
  return found;
}
