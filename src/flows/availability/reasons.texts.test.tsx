import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { ClosedReason } from '#domain/availability.ts';
import { reasonText } from './reasons.texts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const REASONS: Record<ClosedReason['code'], [ClosedReason, string, string]> = {
  past: [{ code: 'past' }, 'Past', 'passed'],
  lead_time: [{ code: 'lead_time', days: 2, from: '2026-11-27' }, 'Parts needed', 'from Fri 27 Nov'],
  beyond_horizon: [{ code: 'beyond_horizon' }, 'Not open yet', '60 days ahead'],
  weekday: [{ code: 'weekday' }, 'Closed', 'closed'],
  closure: [{ code: 'closure', until: '2026-11-30' }, 'Closed', 'until Mon 30 Nov'],
  full: [{ code: 'full' }, 'Full', 'booked'],
  too_long: [{ code: 'too_long', closes: '20:00' }, 'Ends after 20:00', 'closes at 20:00'],
  held: [{ code: 'held', until: '2026-11-27T02:52:00Z' }, 'Held to 09:52', 'until 09:52'],
};

describe('why a day or a time is closed', () => {
  it.each(Object.values(REASONS))('%o has a short and a full text', (reason, short, part) => {
    const text = reasonText(reason, 'en', null);
    expect(i18n._(text.short)).toBe(short);
    expect(i18n._(text.long)).toContain(part);
    expect(i18n._(text.tiny).length).toBeLessThanOrEqual(10);
  });

  it('names the service that the lead time comes from', () => {
    const { long } = reasonText(REASONS.lead_time[0], 'en', 'Gear oil');
    expect(i18n._(long)).toBe('“Gear oil” must be booked 2 days ahead, from Fri 27 Nov.');
    const tomorrow = reasonText({ code: 'lead_time', days: 1, from: '2026-11-27' }, 'en', null);
    expect(i18n._(tomorrow.long)).toBe('The services must be booked 1 day ahead, from Fri 27 Nov.');
  });
});
