import { epochMs, type Instant } from '../thai-calendar.ts';
import { plainWords } from '../word-joiner.ts';

export interface CalendarEvent {
  /** Always the same for a booking, so that saving the file twice creates only one event. */
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly madeAt: Instant;
  readonly title: string;
  readonly place: string;
  /** Degrees. */
  readonly position: { readonly lat: number; readonly lng: number };
  readonly notes: string;
}

const LINE_OCTETS = 75;

/** '20261127T033000Z' */
const utc = (instant: Instant) => new Date(epochMs(instant)).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const escaped = (text: string) =>
  plainWords(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** In UTF-8. */
const octetsOf = (codePoint: number) => [0x80, 0x800, 0x1_0000].filter((from) => codePoint >= from).length + 1;

/** Lines over 75 octets continue on the next one after a space; no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) ?? 0);
    if (size + octets > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += octets;
  }
  return [...lines, current].join('\r\n');
}

/** Whether the file adds the event to the calendar, or removes it by its id. */
export type CalendarUse = 'add' | 'withdraw';

const LINES: Readonly<Record<CalendarUse, { method: string; event: readonly string[] }>> = {
  add: { method: 'PUBLISH', event: ['SEQUENCE:0', 'STATUS:CONFIRMED'] },
  withdraw: { method: 'CANCEL', event: ['SEQUENCE:1', 'STATUS:CANCELLED'] },
};

/** Reminders, in hours before the visit: an hour before the last moment for cancelling, and an hour before the visit. */
const ALARMS = [25, 1];
const HOUR_MS = 3_600_000;

const alarm = (hours: number, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${hours}H`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];

function eventLines(event: CalendarEvent, use: CalendarUse): readonly string[] {
  const { id, startsAt, endsAt, madeAt, title, place, position, notes } = event;
  // Some calendars would ring at once for a reminder in the past.
  const alarms = use === 'add' ? ALARMS.filter((hours) => epochMs(startsAt) - hours * HOUR_MS > epochMs(madeAt)) : [];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(madeAt)}`,
    ...LINES[use].event,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `GEO:${position.lat};${position.lng}`,
    `DESCRIPTION:${escaped(notes)}`,
    ...alarms.flatMap((hours) => alarm(hours, title)),
    'END:VEVENT',
  ];
}

/** An iCalendar file (RFC 5545) of one or more events. */
export function calendarFile(events: CalendarEvent | readonly CalendarEvent[], use: CalendarUse = 'add'): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//car service booking//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${LINES[use].method}`,
    ...[events].flat().flatMap((event) => eventLines(event, use)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
