import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LANGUAGES } from '#domain/constants.ts';
import { brand } from '#src/ui/brand/brand.ts';

// The icons and the manifests by which a phone or a desktop installs the site, made from public/favicon.svg and the brand's names.

const PAPER = '#ffffff';
const THEME = '#0f5f69';

/** How much of the icon's side the drawing takes: a launcher cuts a maskable icon to its own shape. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.8, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 0.8, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, share: 0.56, purpose: 'maskable' },
  { file: 'apple-180.png', size: 180, share: 0.68, purpose: null },
] as const;

const drawing = await readFile('public/favicon.svg');
await mkdir('public/icons', { recursive: true });
for (const { file, size, share } of ICONS) {
  const side = Math.round(size * share);
  const drawn = await sharp(drawing, { density: 1200 }).resize(side, side).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
    .composite([{ input: drawn }])
    .flatten({ background: PAPER })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`public/icons/${file}`);
}

/** For what asks for /favicon.ico without reading the page: an ICO file is a list of pictures, here one PNG of 32 pixels. */
const ICO_SIDE = 32;
const small = await sharp(drawing, { density: 1200 })
  .resize(ICO_SIDE, ICO_SIDE)
  .png({ compressionLevel: 9 })
  .toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(ICO_SIDE, 6);
head.writeUInt8(ICO_SIDE, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(head.length, 18);
await writeFile('public/favicon.ico', Buffer.concat([head, small]));

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...ICONS.flatMap(({ file, size, purpose }) =>
    purpose === null ? [] : [{ src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  ),
];
for (const language of LANGUAGES) {
  const manifest = {
    // One app, whatever language it was installed in.
    id: '/',
    lang: language,
    name: `${brand.name[language]} ${brand.secondName[language]}`,
    short_name: brand.name[language],
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: THEME,
    icons,
  };
  await writeFile(`public/manifest.${language}.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
}
console.log(`${ICONS.length + 1} icons, ${LANGUAGES.length} manifests`);
