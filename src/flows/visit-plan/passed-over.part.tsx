import { Plural, Trans } from '@lingui/react/macro';
import { MOST_PLANNED } from '#contract/calls/plan.shapes.ts';
import type { PassedOver } from '#machines/visit-plan/visit-plan.types.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** The cars that were asked for and take no part; nothing if all do. */
export const PassedOverCars = ({ beyondMost, booked }: PassedOver) => (
  <>
    {beyondMost === 0 ? null : (
      <Notice
        kind="warning"
        title={<Plural value={beyondMost} one="# car was left out" other="# cars were left out" />}
      >
        <Trans>
          One plan can have {MOST_PLANNED} cars. It has those whose services are due first; plan the others afterwards.
        </Trans>
      </Notice>
    )}
    {booked === 0 ? null : (
      <Notice
        title={
          <Plural
            value={booked}
            one="# car was left out: it has a booking"
            other="# cars were left out: they have bookings"
          />
        }
      />
    )}
  </>
);
