import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';

export const STEP_NAMES: Record<Step, MessageDescriptor> = {
  branch: msg`Branch`,
  services: msg`Services`,
  time: msg`Date and time`,
  information: msg`Your details`,
  summary: msg`Check and confirm`,
};
