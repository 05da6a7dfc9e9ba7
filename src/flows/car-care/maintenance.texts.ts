import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Maintenance } from '#contract/calls/history.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { formatOdometer } from '#src/i18n/units/amounts.ts';
import { formatDate } from '#src/i18n/units/dates.ts';

const STATE_NAMES: Readonly<Record<Maintenance['state'], MessageDescriptor>> = {
  due: msg`Due now`,
  soon: msg`Due soon`,
  later: msg`Not due yet`,
  unknown: msg`Not known`,
};

/** What is said of it in one word: what is booked is not due. */
export const stateText = ({ state, booked }: Maintenance, language: Language): MessageDescriptor => {
  if (booked === null) return STATE_NAMES[state];
  const day = formatDate(booked.date, language);
  return msg`Booked for ${day}`;
};

/** When the maintenance is due: the limit that is reached first, and the other one. */
export function dueText(one: Maintenance, language: Language): MessageDescriptor {
  const { state, by, due_date: date, due_odometer: odometer, last } = one;
  const km = odometer === null ? '' : formatOdometer(odometer, language);
  const day = date === null ? '' : formatDate(date, language);
  if (by === null) {
    if (last === null) return msg`We have no record of it: ask at your next visit`;
    return msg`Save the odometer to see when it is due`;
  }
  if (by === 'months') {
    if (state === 'due') return msg`Due since ${day}`;
    return km === '' ? msg`Due ${day}` : msg`Due ${day}, or at ${km}`;
  }
  if (state === 'due') return msg`Due since ${km}`;
  return day === '' ? msg`Due at ${km}` : msg`Due at ${km}, about ${day}`;
}

/** The advice behind it, such as every 10,000 km or 6 months. */
export function adviceText(one: Maintenance, language: Language): MessageDescriptor {
  const { every_km: everyKm, every_months: months } = one;
  const km = everyKm === null ? '' : formatOdometer(everyKm, language);
  if (months === null) return msg`Every ${km}`;
  return km === '' ? msg`Every ${months} months` : msg`Every ${km} or ${months} months`;
}

/** When it was last done. */
export function lastText({ last }: Maintenance, language: Language): MessageDescriptor | null {
  if (last === null) return null;
  const day = formatDate(last.date, language);
  if (last.odometer === null) return msg`Last done ${day}`;
  const km = formatOdometer(last.odometer, language);
  return msg`Last done ${day} at ${km}`;
}
