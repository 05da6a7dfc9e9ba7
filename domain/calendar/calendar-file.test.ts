import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  startsAt: '2026-11-27T10:30:00+07:00',
  endsAt: '2026-11-27T12:00:00+07:00',
  madeAt: '2026-11-21T09:41:07+07:00',
  title: 'รถดี บางนา กม. 4',
  place: '98 ถ.บางนา-ตราด กม. 4, เขตบางนา; กรุงเทพฯ',
  position: { lat: 13.668, lng: 100.634 },
  notes: 'K7RM 4XHD\nback\\slash',
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a booking', () => {
  it('has the times in UTC, whatever offset they are given in', () => {
    const lines = unfolded(calendarFile(event));
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20261127T033000Z', 'DTEND:20261127T050000Z', 'DTSTAMP:20261121T024107Z']),
    );
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    const lines = unfolded(calendarFile(event));
    expect(lines).toContain(String.raw`LOCATION:98 ถ.บางนา-ตราด กม. 4\, เขตบางนา\; กรุงเทพฯ`);
    expect(lines).toContain(String.raw`DESCRIPTION:K7RM 4XHD\nback\\slash`);
  });

  it('ends every line with CR LF and folds it at 75 octets, without cutting a character', () => {
    const notes = 'เปลี่ยนน้ำมันเครื่อง '.repeat(12);
    const file = calendarFile({ ...event, notes });
    const lines = file.split('\r\n');
    const octets = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file).not.toContain('\uFFFD');
    expect(unfolded(file)).toContain(`DESCRIPTION:${notes}`);
  });

  it('removes the same event by its id and a higher sequence number', () => {
    const [added, withdrawn] = [unfolded(calendarFile(event)), unfolded(calendarFile(event, 'withdraw'))];
    const id = `UID:${event.id}`;
    expect(added).toEqual(expect.arrayContaining(['METHOD:PUBLISH', id, 'SEQUENCE:0', 'STATUS:CONFIRMED']));
    expect(withdrawn).toEqual(expect.arrayContaining(['METHOD:CANCEL', id, 'SEQUENCE:1', 'STATUS:CANCELLED']));
  });

  it('reminds while it can still be cancelled and before it begins, but not once it is cancelled', () => {
    const triggers = (use?: 'withdraw', madeAt = event.madeAt) =>
      unfolded(calendarFile({ ...event, madeAt }, use)).filter((line) => line.startsWith('TRIGGER'));
    expect(triggers()).toEqual(['TRIGGER:-PT25H', 'TRIGGER:-PT1H']);
    expect(triggers('withdraw')).toEqual([]);
    expect(triggers(undefined, '2026-11-26T09:30:00+07:00')).toEqual(['TRIGGER:-PT1H']);
    expect(triggers(undefined, '2026-11-27T09:30:00+07:00')).toEqual([]);
  });

  it('is one event in one calendar', () => {
    const lines = unfolded(calendarFile(event));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });
});
