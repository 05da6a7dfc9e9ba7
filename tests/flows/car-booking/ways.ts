import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { stepsOf } from '#machines/car-booking/car-booking.draft.ts';
import { services } from '#machines/car-booking/car-booking.fixtures.ts';
import type { CarBookingChartEvent } from '#machines/car-booking/car-booking.types.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import { askedIn, contextOf, isAsking, isAtTime } from './walked.ts';

export const isPossible = (at: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const cause = event as CarBookingChartEvent;
  const { draft, offer } = contextOf(at);
  const { current } = draft.steps;
  switch (cause.type) {
    case 'collection.chosen':
      return current === stepsOf(draft)[0] && cause.isCollected !== draft.isCollected;
    case 'address.entered':
      return current === 'address' && draft.address === null;
    case 'branch.chosen':
      return current === 'branch' && cause.branch.locationId !== draft.branch?.locationId;
    case 'service.toggled':
      return current === 'services';
    case 'otherService.entered':
      return current === 'services' && cause.text !== draft.otherService;
    case 'date.chosen':
    case 'time.chosen':
      return current === 'time' && at.can(cause);
    case 'times.requested':
      return current === 'time' && offer.freshness === 'stale';
    case 'tab.left':
    case 'tab.returned':
      return current === 'time';
    case 'information.entered':
      return current === 'information';
    case 'next.requested':
      return at.can(cause);
    case 'back.requested':
      return current !== stepsOf(draft)[0];
    case 'step.requested':
      return cause.step !== current && at.can(cause);
    case 'availability.changed': {
      if (textOf(cause.question) !== textOf(askedIn(at)) || !(isAsking(at) || (isAtTime(at) && askedIn(at) !== null)))
        return false;
      return cause.freshness === 'fresh' || (offer.freshness === 'fresh' && textOf(cause.days) === textOf(offer.days));
    }
    default:
      return !event.type.startsWith('xstate.error.actor.availability');
  }
};

/** Beside each transition: the ways in which one choice takes another away. */
export const invalidation = ({ before, event }: Step): string | null => {
  if (before === null) return null;
  const { draft, offer } = contextOf(before);
  const cause = event as CarBookingChartEvent;
  const isTimed = draft.slot.time !== null;
  switch (cause.type) {
    case 'branch.chosen':
      return isTimed ? 'CB-01 another branch with a time chosen' : null;
    case 'service.toggled':
      if (draft.services.some(({ id }) => id === cause.service.id)) return 'CB-01 a service taken away';
      return draft.services.length === services.length - 1 ? 'CB-01 a fourth service' : null;
    case 'collection.chosen':
      return `CB-02 ${cause.isCollected ? 'collected' : 'not collected'} with ${draft.address === null ? 'no' : 'an'} address`;
    case 'date.chosen':
      return isTimed ? 'CB-01 a date with a time chosen' : null;
    case 'availability.changed': {
      if (draft.steps.current !== 'time') return null;
      if (cause.freshness === 'stale') return 'CB-01 days marked stale';
      return isTimed
        ? `CB-01 ${cause.days.length} days with a time chosen`
        : `${cause.days.length} days without a time`;
    }
    case 'tab.returned':
      return offer.days.length > 0 ? 'times looked at again' : null;
    default:
      return null;
  }
};
