import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import { differenceOf } from './differences.ts';

const folder = ownFolder('atlas-differences-');

const picture = async (name: string, height: number, dots: number): Promise<string> => {
  const data = Buffer.alloc(10 * height * 3, 255);
  data.fill(0, 0, dots * 3);
  const file = join(folder, name);
  await sharp(data, { raw: { width: 10, height, channels: 3 } })
    .webp({ lossless: true })
    .toFile(file);
  return file;
};

describe('the difference of two pictures', () => {
  it('is the share of pixels that differ', async () => {
    const [none, five] = [await picture('none.webp', 10, 0), await picture('five.webp', 10, 5)];
    expect(await differenceOf(none, none)).toBe(0);
    expect(await differenceOf(none, five)).toBe(0.05);
  });

  it('counts what only one of them has', async () => {
    const [short, long] = [await picture('short.webp', 10, 0), await picture('long.webp', 20, 0)];
    expect(await differenceOf(short, long)).toBe(0.5);
  });
});
