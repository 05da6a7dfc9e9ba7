import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import type { TestClient } from '#tests/support/server.ts';

type Challenge = z.output<typeof calls.readChallenge.answer>['challenge'];

export async function newChallenge(server: TestClient): Promise<Challenge> {
  const { results } = await server.call('readChallenge', {});
  return z.parse(calls.readChallenge.answer, results).challenge;
}

/** As a browser solves it and writes it down. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const newProof = async (server: TestClient): Promise<string> => solved(await newChallenge(server));
