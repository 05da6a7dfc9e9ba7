import { randomUUID } from 'node:crypto';
import type { AccountKind } from '#contract/call.ts';
import type { BrowserContext } from '@playwright/test';
import { cookieName, hashOf, newToken } from '#server/http/session.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

/** An account that signs in as the sign-in screen will: each sign-in ends the previous session. */
export class Account {
  readonly #account = randomUUID();
  readonly #kind: AccountKind;

  constructor(kind: AccountKind) {
    this.#kind = kind;
  }

  async signIn(): Promise<string> {
    const token = newToken();
    await inDatabase(`select sign_in($1, $2, $3, $4, '30 days')`, [
      randomUUID(),
      this.#kind,
      this.#account,
      hashOf(token),
    ]);
    return token;
  }

  async signInHere(context: BrowserContext, url: string): Promise<void> {
    const value = await this.signIn();
    await context.addCookies([{ name: cookieName(this.#kind, false), value, url, httpOnly: true, sameSite: 'Lax' }]);
  }

  /** On how many devices the account is signed in: one at most. */
  async living(): Promise<number> {
    const own = `select from session where account_id = $1 and kind = $2 and ended_at is null`;
    return (await inDatabase(own, [this.#account, this.#kind])).length;
  }
}

/** A member with this card signs in on another device. */
export const signInElsewhere = (card: string) =>
  inDatabase(
    `select sign_in(gen_random_uuid(), 'member', (select id from member where card_number = $1), $2, '30 days')`,
    [card, hashOf(newToken())],
  );

/** The time of the session of a member with this card runs out. */
export const letRunOut = (card: string) =>
  inDatabase(
    `update session set expires_at = app_now() - interval '1 second'
      where kind = 'member' and account_id = (select id from member where card_number = $1)`,
    [card],
  );
