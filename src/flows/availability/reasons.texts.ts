import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClosedReason } from '#domain/availability.ts';
import { HORIZON_DAYS, type Language } from '#domain/constants.ts';
import { formatDay, formatTime } from '#src/i18n/units/dates.ts';

export interface ReasonText {
  /** For a cell of the month. */
  tiny: MessageDescriptor;
  /** For a day or a time. */
  short: MessageDescriptor;
  /** The whole sentence. */
  long: MessageDescriptor;
}

/** Said of the chosen day or time after a move to one that cannot be chosen. */
export const stillChosen = (time: string) => msg`${time} is still chosen.`;

/** Why a day or a time cannot be booked. `serviceName`: the service that the lead time comes from, where it is known. */
export function reasonText(reason: ClosedReason, language: Language, serviceName: string | null): ReasonText {
  switch (reason.code) {
    case 'past':
      return { tiny: msg`Past`, short: msg`Past`, long: msg`This time has passed.` };
    case 'lead_time': {
      const { days } = reason;
      const from = formatDay(reason.from, language);
      return {
        tiny: msg`${days} d ahead`,
        short: msg`Parts needed`,
        long: leadText(days, from, serviceName),
      };
    }
    case 'beyond_horizon': {
      const horizon = HORIZON_DAYS;
      return {
        tiny: msg`Not open`,
        short: msg`Not open yet`,
        long: msg`You can book up to ${horizon} days ahead.`,
      };
    }
    case 'weekday':
      return { tiny: msg`Closed`, short: msg`Closed`, long: msg`The branch is closed then.` };
    case 'closure': {
      const until = formatDay(reason.until, language);
      return { tiny: msg`Closed`, short: msg`Closed`, long: msg`The branch is closed until ${until}.` };
    }
    case 'full':
      return { tiny: msg`Full`, short: msg`Full`, long: msg`All places are booked.` };
    case 'too_long': {
      const { closes } = reason;
      return {
        tiny: msg`Too late`,
        short: msg`Ends after ${closes}`,
        long: msg`The work would not be done before the branch closes at ${closes}.`,
      };
    }
    case 'held': {
      const until = formatTime(reason.until);
      return {
        tiny: msg`Held`,
        short: msg`Held to ${until}`,
        long: msg`Someone is booking this until ${until}. If they do not confirm, it becomes free.`,
      };
    }
  }
}

/** No plural: it would be the first on the page, and loading the browser's plural rules takes a phone 60 to 100 ms. */
const leadText = (days: number, from: string, serviceName: string | null): MessageDescriptor => {
  if (serviceName === null)
    return days === 1
      ? msg`The services must be booked 1 day ahead, from ${from}.`
      : msg`The services must be booked ${days} days ahead, from ${from}.`;
  return days === 1
    ? msg`“${serviceName}” must be booked 1 day ahead, from ${from}.`
    : msg`“${serviceName}” must be booked ${days} days ahead, from ${from}.`;
};
