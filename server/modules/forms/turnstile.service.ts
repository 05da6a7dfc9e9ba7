import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { CAPTCHA_ACTION, NO_PROOF, type Captcha } from './captcha.port.ts';

export interface TurnstileSettings {
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
}

/** Cloudflare's own bounds: what is longer is no token, and one is valid for five minutes. */
const TOKEN_MAX = 2048;
const TOKEN_MS = 5 * 60_000;
const PATIENCE_MS = 5000;

const verdict = z.object({ success: z.literal(true), hostname: z.string(), action: z.literal(CAPTCHA_ACTION) });

/** A token for another site or another form is none of ours. Where the site says no origin, it is on this machine. */
const hostsOf = (origins: readonly string[]): readonly string[] =>
  origins.length === 0 ? ['localhost', '127.0.0.1'] : origins.map((origin) => new URL(origin).hostname);

/** Cloudflare's Turnstile. Who does not get its answer is refused: a form cannot wait for another's service. */
export const turnstile = (
  db: Db,
  { siteKey, secret, verifyUrl }: TurnstileSettings,
  origins: readonly string[],
): Captcha => ({
  kind: { kind: 'turnstile', site_key: siteKey },
  challenge: null,
  check: async (token, { address, requestKey }) => {
    if (token.length > TOKEN_MAX) return NO_PROOF;
    const body = new URLSearchParams({
      secret,
      response: token,
      ...(address && { remoteip: address }),
      // A repeat gets the answer of its first try, though a token is valid once.
      ...(requestKey !== null && { idempotency_key: requestKey }),
    });
    try {
      const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) });
      const said = z.safeParse(verdict, await answer.json());
      if (!answer.ok || !said.success || !hostsOf(origins).includes(said.data.hostname)) return NO_PROOF;
    } catch {
      return NO_PROOF;
    }
    const nonce = createHash('sha256').update(token).digest('base64url');
    return { ok: true, nonce, expires_at: new Date((await readNow(db)).getTime() + TOKEN_MS).toISOString() };
  },
});
