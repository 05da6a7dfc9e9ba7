import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { cookieName, hashOf, newToken } from '#server/http/session.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

/** A member who signs in as the sign-in screen will do it: each sign-in ends the one before. */
export class Member {
  readonly #account = randomUUID();

  async signIn(): Promise<string> {
    const token = newToken();
    await inDatabase(`select sign_in($1, 'member', $2, $3, '30 days')`, [randomUUID(), this.#account, hashOf(token)]);
    return token;
  }

  async signInHere(context: BrowserContext, url: string): Promise<void> {
    const value = await this.signIn();
    await context.addCookies([{ name: cookieName('member', false), value, url, httpOnly: true, sameSite: 'Lax' }]);
  }
}
