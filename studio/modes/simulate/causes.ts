import type { AnyEventObject } from 'xstate';

/** Who makes an event happen. `elsewhere`: another tab of the same browser. */
export type Cause = 'person' | 'server' | 'time' | 'child' | 'elsewhere';

/** Events of a chart's own that no person sends; the answers of services and the ends of delays are known by their type. */
export const OTHERS: Readonly<Record<string, Cause>> = {
  'session.superseded': 'server',
  'session.refused': 'server',
  'session.ended': 'server',
  'session.accepted': 'server',
  'carBrands.loaded': 'server',
  'branchKeywords.loaded': 'server',
  'draft.changedElsewhere': 'elsewhere',
  'bookings.endedElsewhere': 'elsewhere',
  'availability.changed': 'child',
  'confirmation.changed': 'child',
  'car.changed': 'child',
  'car.finished': 'child',
};

/** The sign-in on another device, which the server tells as 2013. */
export const DUPLICATE_LOGIN = 'session.superseded';

export function causeOf({ type }: AnyEventObject): Cause {
  if (type.startsWith('xstate.after.')) return 'time';
  if (type.startsWith('xstate.')) return 'server';
  return OTHERS[type] ?? 'person';
}
