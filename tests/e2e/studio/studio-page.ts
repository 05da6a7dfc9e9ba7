import type { Locator, Page } from '@playwright/test';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** The statechart studio. */
export class StudioPage extends SitePage {
  async open(search = ''): Promise<void> {
    await this.page.goto(`/statecharts/?lang=${this.language}${search === '' ? '' : `&${search}`}`);
    await this.page.locator('[data-item]').first().waitFor();
    await this.page.evaluate(() => document.fonts.ready);
  }

  get tree(): Locator {
    return this.page.getByRole('tree');
  }

  item(name: string): Locator {
    return this.tree.getByRole('treeitem').filter({ hasText: name });
  }

  get drawing(): Locator {
    return this.page.locator('svg[role=group]');
  }

  box(id: string): Locator {
    return this.drawing.locator(`[data-box="${id}"]`);
  }

  get details(): Locator {
    return this.page.getByRole('complementary', { name: this.say('Details') });
  }

  mode(name: string): Locator {
    return this.page.getByRole('navigation', { name: this.say('Modes') }).getByRole('link', { name: this.say(name) });
  }

  /** What is chosen, as the address says. */
  said(name: string): string | null {
    return new URL(this.page.url()).searchParams.get(name);
  }
}

/** Runs in the page: boxes and labels that lie over each other, and texts that leave their frame, in a drawing. */
export function faultsOfDrawing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const svg = document.querySelector('svg[role=group]');
    if (!svg) return ['no drawing'];
    interface Frame {
      name: string;
      x: number;
      y: number;
      width: number;
      height: number;
    }
    const frameOf = (name: string, element: Element | null): Frame[] => {
      if (!(element instanceof SVGGraphicsElement)) return [];
      const { x, y, width, height } = element.getBBox();
      return [{ name, x, y, width, height }];
    };
    const all = (selector: string) => [...svg.querySelectorAll<SVGGElement>(selector)];
    const boxes = all('[data-box]:not([data-box] [data-box])')
      .filter((box) => box.dataset['kind'] !== undefined)
      .flatMap((box) => frameOf(`box ${box.dataset['box']}`, box.querySelector('rect')));
    const labels = all('[data-transition]')
      .filter((label) => label.closest('[data-box]') === null)
      .flatMap((label) => frameOf(`label ${label.dataset['transition']}`, label.querySelector('rect')));
    const frames = [...boxes, ...labels];
    const SLACK = 1;
    const crosses = (one: Frame, other: Frame) =>
      one.x + one.width > other.x + SLACK &&
      other.x + other.width > one.x + SLACK &&
      one.y + one.height > other.y + SLACK &&
      other.y + other.height > one.y + SLACK;
    const over = frames.flatMap((one, index) =>
      frames
        .slice(index + 1)
        .filter((other) => crosses(one, other))
        .map((other) => `${one.name} lies over ${other.name}`),
    );
    const leaving = all('[data-box], [data-transition]').flatMap((part) => {
      const [frame] = frameOf('', part.querySelector('rect'));
      return [...part.querySelectorAll<SVGTextElement>('text')]
        .filter((text) => text.closest('[data-box], [data-transition]') === part)
        .flatMap((text) => frameOf(text.textContent, text))
        .filter((text) => frame && text.x + text.width > frame.x + frame.width + SLACK)
        .map((text) => `"${text.name}" leaves its frame`);
    });
    return [...over, ...leaving];
  });
}
