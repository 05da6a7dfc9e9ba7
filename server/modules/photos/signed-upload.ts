import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Owner } from '../../http/call-context.ts';

const LIFE_MS = 10 * 60_000;

export const photoPath = (id: string): string => `/x/photos/${id}`;

const signatureOf = (secret: string, { kind, id: owner }: Owner, id: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`photo ${kind} ${owner} ${id} ${until}`).digest();

/** The address at which only this account may upload one photo, for a limited time. */
export function signedUpload(secret: string, owner: Owner, id: string, now: Date) {
  const until = now.getTime() + LIFE_MS;
  const signature = signatureOf(secret, owner, id, until).toString('base64url');
  const query = new URLSearchParams({ until: String(until), signature }).toString();
  return {
    url: `${photoPath(id)}?${query}`,
    expiresAt: new Date(until),
  };
}

interface Sent {
  readonly id: string;
  readonly until: string;
  readonly signature: string;
}

/** Whether an address was signed for this account and is still valid. */
export function isSigned(secret: string, owner: Owner, { id, until, signature }: Sent, now: Date): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false;
  const wanted = signatureOf(secret, owner, id, Number(until));
  const given = Buffer.from(signature, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
