import type { Page } from '@playwright/test';

/** Millimetres. */
interface Paper {
  readonly width: number;
  readonly height: number;
}

const PX_PER_MM = 96 / 25.4;
const MARGIN_MM = 12;

export const PAPERS = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  'A4 landscape': { width: 297, height: 210 },
  'A5 landscape': { width: 210, height: 148 },
} as const satisfies Readonly<Record<string, Paper>>;

export type PaperName = keyof typeof PAPERS;

/** Where a piece of text lies on paper: the page, counted from 0, and points from its left and lower edge. */
interface Place {
  readonly page: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export interface Printed {
  readonly pdf: Buffer;
  readonly pages: number;
  /** Each label, each heading and each code with the places of it and of what it belongs to. */
  readonly pairs: readonly {
    readonly label: string;
    readonly of: readonly Place[];
    readonly value: readonly Place[];
  }[];
}

/**
 * Prints a page to a PDF. Labels and values are made links first: a link's rectangle is the one thing of which a PDF says in plain text where it lies.
 */
export async function printOn(page: Page, name: PaperName): Promise<Printed> {
  await page.emulateMedia({ media: 'print' });
  const labels = await page.evaluate(markPairs);
  const { width, height } = PAPERS[name];
  const margin = `${MARGIN_MM}mm`;
  const pdf = await page.pdf({
    width: `${width}mm`,
    height: `${height}mm`,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
    printBackground: false,
  });
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll('a[data-mark]')) mark.replaceWith(...mark.childNodes);
  });
  await page.emulateMedia({ media: null });
  const { pages, places } = placesIn(pdf.toString('latin1'));
  return {
    pdf,
    pages,
    pairs: labels.map((label, index) => ({
      label,
      of: places.get(`tel:1${index}`) ?? [],
      value: places.get(`tel:2${index}`) ?? [],
    })),
  };
}

/** The page as it is laid out on such a paper, in one picture. */
export async function pictureOn(page: Page, name: PaperName): Promise<Buffer> {
  const { width, height } = PAPERS[name];
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  const px = (mm: number) => Math.round((mm - 2 * MARGIN_MM) * PX_PER_MM);
  await page.setViewportSize({ width: px(width), height: px(height) });
  const picture = await page.screenshot({ fullPage: true });
  await page.emulateMedia({ media: null });
  if (before !== null) await page.setViewportSize(before);
  return picture;
}

/** Runs in the page: makes each term with its description, each head of a row with its cell, and each heading with the text after it, a pair of links; returns the labels. */
function markPairs(): string[] {
  const pairs: [Element, Element][] = [];
  for (const term of document.querySelectorAll('main dt')) {
    const value = term.nextElementSibling;
    if (value?.localName === 'dd') pairs.push([term, value]);
  }
  for (const heading of document.querySelectorAll('main :is(h2, h3)')) {
    const next = heading.nextElementSibling;
    const text = next?.matches('ul, ol') === true ? next.firstElementChild : next;
    if (text?.matches('p, li, address') === true) pairs.push([heading, text]);
  }
  for (const head of document.querySelectorAll('main th[scope="row"]')) {
    const cell = head.nextElementSibling;
    if (cell !== null) pairs.push([head, cell]);
  }
  for (const code of document.querySelectorAll('main svg[role="img"]')) {
    const said = code.previousElementSibling;
    if (said !== null && code.closest('dd') === null) pairs.push([said, code]);
  }
  const linkTo = (address: string) => {
    const link = document.createElement('a');
    link.href = address;
    link.dataset['mark'] = '';
    return link;
  };
  // Over the element, beside its content, so that no style of the page that asks for a child misses it.
  const mark = (element: Element, address: string) => {
    const link = linkTo(address);
    if (element.localName === 'svg') {
      element.replaceWith(link);
      link.append(element);
      return;
    }
    link.style.cssText = 'position: absolute; inset: 0';
    (element as HTMLElement).style.position = 'relative';
    element.append(link);
  };
  const printed = pairs.filter(([label]) => label.getClientRects().length > 0);
  printed.forEach(([label, value], index) => {
    mark(label, `tel:1${index}`);
    mark(value, `tel:2${index}`);
  });
  return printed.map(([label]) => label.textContent.trim());
}

const RECT = /\/Rect \[([\d. -]+)\]/;

/** The links of each page of a PDF as Chromium writes it: its objects, except for streams, are plain text. */
function placesIn(pdf: string): { pages: number; places: Map<string, Place[]> } {
  const objects = new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\s([^]*?)\sendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const idsIn = (text: string) => [...text.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
  const listIn = (body: string, key: string) => idsIn(new RegExp(`/${key}\\s*\\[([^\\]]*)\\]`).exec(body)?.[1] ?? '');
  const leaves = (id: string): string[] => {
    const body = objects.get(id) ?? '';
    return /\/Type\s*\/Pages\b/.test(body) ? listIn(body, 'Kids').flatMap(leaves) : [body];
  };
  const root = [...objects].find(([, body]) => /\/Type\s*\/Pages\b/.test(body) && !body.includes('/Parent'))?.[0];
  const bodies = root === undefined ? [] : leaves(root);
  const places = new Map<string, Place[]>();
  bodies.forEach((body, page) => {
    for (const id of listIn(body, 'Annots')) {
      const link = objects.get(id) ?? '';
      const address = /\/URI \(([^)]*)\)/.exec(link)?.[1];
      const [left = 0, bottom = 0, right = 0, top = 0] = (RECT.exec(link)?.[1] ?? '').trim().split(/\s+/).map(Number);
      if (address !== undefined)
        places.set(address, [...(places.get(address) ?? []), { page, left, bottom, right, top }]);
    }
  });
  return { pages: bodies.length, places };
}
