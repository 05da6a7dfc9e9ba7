import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '#domain/constants.ts';

/** Long enough to be opened in another browser and saved there. */
const LIFE_MS = 60 * 60_000;

const signatureOf = (secret: string, id: string, language: Language, until: number): Buffer =>
  createHmac('sha256', secret).update(`calendar ${id} ${language} ${until}`).digest();

export const calendarPath = (id: string): string => `/x/appointment/calendar/${id}.ics`;

/** Where a browser without this session can read the calendar file of a booking, for a limited time. */
export function signedCalendar(secret: string, { id, language, now }: Signed): string {
  const until = now.getTime() + LIFE_MS;
  const signature = signatureOf(secret, id, language, until).toString('base64url');
  return `${calendarPath(id)}?${new URLSearchParams({ lang: language, until: String(until), signature }).toString()}`;
}

interface Signed {
  readonly id: string;
  readonly language: Language;
  readonly now: Date;
}

interface Sent {
  readonly until: string;
  readonly signature: string;
}

/** Whether the address is one of ours and still good. */
export function isCalendarSigned(secret: string, { id, language, now }: Signed, { until, signature }: Sent): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false;
  const wanted = signatureOf(secret, id, language, Number(until));
  const given = Buffer.from(signature, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
