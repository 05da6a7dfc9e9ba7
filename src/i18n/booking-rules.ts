import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cancelBy, latestArrival, mayCancel } from '#domain/appointment.ts';
import { ARRIVE_WITHIN_MINUTES, CANCEL_HOURS, type Language } from '#domain/constants.ts';
import { formatDayTime, formatTime } from './units/dates.ts';

export interface Rule {
  rule: MessageDescriptor;
  /** Whether it ends with a time. */
  isTimed: boolean;
  reason: MessageDescriptor;
}

/** The two rules of a booking with its own times (RB-14). `startsAt`: an instant with its offset; `now` in milliseconds. */
export function bookingRules(startsAt: string, now: number, language: Language): { arrive: Rule; cancel: Rule } {
  const latest = formatTime(latestArrival(startsAt));
  const last = formatDayTime(cancelBy(startsAt), language);
  const minutes = ARRIVE_WITHIN_MINUTES;
  const hours = CANCEL_HOURS;
  return {
    arrive: {
      rule: msg`Arrive by ${latest}`,
      isTimed: true,
      reason: msg`More than ${minutes} minutes late, and the right to service is forfeited.`,
    },
    cancel: mayCancel({ startsAt, now: new Date(now).toISOString() })
      ? {
          rule: msg`Cancel until ${last}`,
          isTimed: true,
          reason: msg`At least ${hours} hours before. You can't change it later, but you can cancel and rebook.`,
        }
      : {
          rule: msg`Too late to cancel online`,
          isTimed: false,
          reason: msg`Cancelling ends ${hours} hours before, and a confirmed booking cannot be edited.`,
        },
  };
}
