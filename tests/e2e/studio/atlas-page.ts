import type { Locator } from '@playwright/test';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** The atlas of the statechart studio. */
export class AtlasPage extends SitePage {
  async openAtlas(search: string): Promise<void> {
    await this.page.goto(`/statecharts/?mode=atlas&lang=${this.language}&${search}`);
    await this.main.getByRole('heading', { level: 2 }).first().waitFor();
  }

  async openState(state: string): Promise<void> {
    await this.openAtlas(`state=${state}`);
    await this.tiles.getByRole('button').first().waitFor();
  }

  get tiles(): Locator {
    return this.page.getByRole('group', { name: this.say('Pictures of the state') });
  }

  get chosen(): Locator {
    return this.tiles.locator('[aria-pressed=true]');
  }

  get chosenPicture(): Locator {
    return this.page.getByRole('region', { name: this.say('The chosen picture') });
  }

  get way(): Locator {
    return this.page.getByRole('region', { name: this.say('The way here') });
  }

  /** What is chosen, as the address says. */
  said(name: string): string | null {
    return new URL(this.page.url()).searchParams.get(name);
  }
}
