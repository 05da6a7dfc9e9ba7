import type { BrowserContext, Locator, Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import type { Language } from '#domain/constants.ts';
import { cookieName, hashOf, newToken, READABLE } from '#server/http/session.ts';
import { signInElsewhere } from '#tests/e2e/session/account.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { SitePage } from '#tests/e2e/support/site-page.ts';

/** Sample cards of the embedded provider. */
export const CARDS = {
  member: '7000000000000001',
  incomplete: '7000000000000004',
  refused: '7000000000000005',
} as const;

const PROVIDER: Record<Language, { make: string; first: string; last: string; decline: string }> = {
  th: { make: 'ทำบัตรและเข้าสู่ระบบ', first: 'ชื่อ', last: 'นามสกุล', decline: 'ไม่อนุญาต' },
  en: { make: 'Get the card and sign in', first: 'First name', last: 'Last name', decline: 'Do not allow' },
};

/** A card of somebody that nobody else uses: each sign-in ends the one before. */
export async function newCard(isMember: boolean): Promise<string> {
  const number = `6${String(randomInt(1e12)).padStart(15, '0')}`;
  const { first, last, phone, email } = SOMYING;
  await inDatabase('insert into sso_card values ($1, $2, $3, $4, $5)', [number, first, last, phone, email]);
  if (isMember)
    await inDatabase('insert into member values ($1, $2, $3, $4, $5, $6, null, app_now())', [
      randomUUID(),
      number,
      first,
      last,
      phone,
      email,
    ]);
  return number;
}

export const SOMYING = { first: 'สมหญิง', last: 'ใจงาม', phone: '0898765432', email: 'somying@example.com' } as const;

/** Signing in as people see it: the header, the provider's page, the modals and the form. */
export class LoginPage extends SitePage {
  get banner(): Locator {
    return this.page.getByRole('banner');
  }

  get signInLink(): Locator {
    return this.banner.getByRole('link', { name: this.say('Sign in'), exact: true });
  }

  get accountButton(): Locator {
    return this.banner.getByRole('button', { name: this.say('Account'), exact: true });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: this.say(title) });
  }

  get form(): Locator {
    return this.page.locator('form:has(#registration-phone)');
  }

  input(field: string): Locator {
    return this.page.locator(`#registration-${field}`);
  }

  problemAt(field: string): Locator {
    return this.page.locator(`#registration-${field}-error`);
  }

  /** On the form above the page, with the terms accepted: of a new card, or of this one. */
  async openForm(card?: string): Promise<void> {
    await this.page.goto(`/${this.language}/termconditions`);
    await this.leaveForProvider();
    await (card === undefined ? this.makeCard() : this.chooseCard(card));
    await this.acceptTerms();
    await this.form.waitFor();
  }

  get register(): Locator {
    return this.button('Register and sign in');
  }

  /** From the page that is open to the provider's. */
  async leaveForProvider(): Promise<void> {
    await this.takenOver();
    await this.signInLink.click();
    await this.page.waitForURL(/\/sso\?/);
  }

  /** One of the sample cards by its button, another one by its number. */
  async chooseCard(number: string): Promise<void> {
    const sample = this.page.locator(`button[name="card"][value="${number}"]`);
    if ((await sample.count()) > 0) return sample.click();
    await this.page.locator('input[name="card"]').fill(number);
    await this.page.locator('input[name="card"]').press('Enter');
  }

  async signIn(card: string): Promise<void> {
    await this.leaveForProvider();
    await this.chooseCard(card);
    await this.accountButton.waitFor();
  }

  /** Signed in as a new member when a page is opened next, without the screens of signing in. Returns the card. */
  async signInNew(): Promise<string> {
    const [card, token] = [await newCard(true), newToken()];
    const [member] = await inDatabase('select id from member where card_number = $1', [card]);
    await inDatabase(`select sign_in($1, 'member', $2, $3, '30 days')`, [randomUUID(), member?.['id'], hashOf(token)]);
    const own = { url: 'http://127.0.0.1', sameSite: 'Lax', expires: Math.ceil(Date.now() / 1000) + 86_400 } as const;
    await this.page.context().addCookies([
      { ...own, name: cookieName('member', false), value: token, httpOnly: true },
      { ...own, name: READABLE.member, value: '1' },
    ]);
    return card;
  }

  /** The member signs in on another device, and another tab of this browser is the first to hear of it. */
  async signedOutElsewhere(card: string): Promise<void> {
    await signInElsewhere(card);
    const tab = await this.page.context().newPage();
    await tab.goto(`/${this.language}/me/account`);
    await this.dialog('Logged out after logging in with another device.').waitFor();
    await tab.close();
  }

  async decline(): Promise<void> {
    await this.page.locator('button[name="decline"]').click();
  }

  /** A card that nobody has used. */
  async makeCard(holder: Partial<typeof SOMYING> = SOMYING): Promise<void> {
    const { page } = this;
    const words = PROVIDER[this.language];
    await page.getByLabel(words.first, { exact: true }).fill(holder.first ?? SOMYING.first);
    await page.getByLabel(words.last, { exact: true }).fill(holder.last ?? SOMYING.last);
    await page.locator('input[name="tel"]').fill(holder.phone ?? '');
    await page.locator('input[name="email"]').fill(holder.email ?? '');
    await page.getByRole('button', { name: words.make }).click();
  }

  async acceptTerms(): Promise<void> {
    const terms = this.dialog('Terms and conditions');
    await terms.getByRole('checkbox').check();
    await terms.getByRole('button', { name: this.say('Confirm') }).click();
  }

  async fillCar(plate = '5กก 5555'): Promise<void> {
    await this.input('carName').fill('คันเก่ง');
    await this.input('plate').fill(plate);
    for (const level of ['brand', 'model', 'variant', 'year']) await this.input(level).selectOption({ index: 1 });
  }

  /** Registers a new member, who ends up on the page where they began. */
  async signUp(path = '/termconditions'): Promise<void> {
    await this.page.goto(`/${this.language}${path}`);
    await this.leaveForProvider();
    await this.makeCard();
    await this.acceptTerms();
    await this.fillCar();
    await this.register.click();
    await this.accountButton.waitFor();
  }
}

/** The address of the provider's answer for a card, as another browser gets it. */
export async function answerFor(
  context: BrowserContext,
  { state = randomUUID(), card = CARDS.member, origin }: { state?: string; card?: string; origin: string },
): Promise<string> {
  const answer = await context.request.post(`${origin}/sso`, {
    form: { redirect_uri: '/en/termconditions', state, lang: 'en', card },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  return answer.headers()['location'] ?? '';
}

/** What a page could reveal of a sign-in: its address and this tab's history. */
export const addresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [location.href, JSON.stringify(history.state)]);
