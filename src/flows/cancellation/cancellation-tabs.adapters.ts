import { otherTabs } from '#src/flow-host/other-tabs.ts';

const isId = (message: unknown): message is string => typeof message === 'string';

/** The tabs tell each other the ids of bookings that were cancelled. */
export const cancelledInTabs = () => otherTabs('roddee.cancelled', isId);
