import type { TimeScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { MovedNotice } from './moved-notice.part.tsx';
import { OtherBranches } from './other-branches.part.tsx';

interface AroundTimesProps {
  readonly place: 'above' | 'below';
  readonly state: TimeScreen;
}

export const AroundTimes = ({ place, state }: AroundTimesProps) =>
  place === 'above' ? <MovedNotice state={state} /> : <OtherBranches state={state} />;
