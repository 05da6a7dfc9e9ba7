import { msg } from '@lingui/core/macro';
import { STATUS } from '#domain/appointment.ts';

/** The status of a booking in words. */
export const STATUS_NAMES = {
  [STATUS.temporary]: msg`Being kept, not confirmed yet`,
  [STATUS.cancelled]: msg`Cancelled`,
  [STATUS.confirmed]: msg`Confirmed`,
  [STATUS.completed]: msg`Completed`,
  [STATUS.expired]: msg`Expired`,
  [STATUS.noShow]: msg`Not attended`,
} as const;
