const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
] as const;

const EDGE = 16;

/** A drawing on the page as a file of its own: it looks the same without the page's style sheets. */
export function svgFile(
  drawing: SVGGElement,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const { style: root } = document.documentElement;
  const before = root.colorScheme;
  // A file is for paper and documents: light, whatever the screen is.
  root.colorScheme = 'light';
  const copy = drawing.cloneNode(true) as SVGGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  copies.forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of KEPT) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'role', 'tabindex', 'aria-pressed', 'aria-label']) element.removeAttribute(name);
  });
  const [wide, high] = [width + 2 * EDGE, height + 2 * EDGE];
  const ground = getComputedStyle(document.body).backgroundColor;
  root.colorScheme = before;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${-EDGE} ${-EDGE} ${wide} ${high}">`,
    `<rect x="${-EDGE}" y="${-EDGE}" width="${wide}" height="${high}" fill="${ground}"/>`,
    new XMLSerializer().serializeToString(copy),
    '</svg>',
  ].join('');
}

/** The same as a picture, twice as large so that it can be printed; browsers draw no more than this many pixels. */
const MOST_PIXELS = 60_000_000;

export async function pngFile(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const [wide, high] = [width + 2 * EDGE, height + 2 * EDGE];
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (wide * high)));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(wide * scale);
  canvas.height = Math.round(high * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png');
  });
}
