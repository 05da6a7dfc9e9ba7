import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { workChallenge } from '#contract/calls/form.shapes.ts';
import { appSecretOf } from '../../db/app-secret.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { jsonOf } from '../../json-text.ts';
import { CAPTCHA_ACTION, NO_PROOF, type Captcha, type Proof } from './captcha.port.ts';

/** On a phone about three seconds: so many rounds for each try, and 1,000 to 2,000 tries. */
const COST = 2000;
const [FEWEST, MOST] = [1000, 2000] as const;
const MINUTES = 20;

const solved = z.object({
  challenge: z.object({
    ...workChallenge.shape,
    parameters: z.looseObject({
      ...workChallenge.shape.parameters.shape,
      data: z.object({ action: z.literal(CAPTCHA_ACTION) }),
    }),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z._default(z.number(), 0) }),
});

/** The token is altcha's: its challenge and the solution as JSON in base64. */
const readToken = (token: string) => z.safeParse(solved, jsonOf(Buffer.from(token, 'base64').toString('utf8'))).data;

/** Proof of work: signed with the server's secret, so that nothing needs to be kept of a question, only of its used answers. */
export function workCaptcha(db: Db): Captcha {
  const secretOf = appSecretOf(db);
  const secrets = async () => {
    const secret = await secretOf();
    const of = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
    return { hmacSignatureSecret: of('captcha'), hmacKeySignatureSecret: of('captcha key') };
  };

  const check = async (token: string): Promise<Proof> => {
    const payload = readToken(token);
    if (payload === undefined) return NO_PROOF;
    const { nonce, expiresAt } = payload.challenge.parameters;
    // By the database's clock, as all deadlines are; the library would look at this machine's.
    if (new Date(expiresAt * 1000) <= (await readNow(db))) return NO_PROOF;
    const result = await verifySolution({ ...payload, deriveKey, ...(await secrets()) }).catch(() => null);
    if (result?.verified !== true) return NO_PROOF;
    return { ok: true, nonce, expires_at: new Date(expiresAt * 1000).toISOString() };
  };

  const challenge = async () => {
    const now = await readNow(db);
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(FEWEST, MOST),
      data: { action: CAPTCHA_ACTION },
      deriveKey,
      expiresAt: new Date(now.getTime() + MINUTES * 60_000),
      ...(await secrets()),
    });
    return z.parse(workChallenge, made);
  };

  return { kind: { kind: 'work' }, challenge, check };
}
