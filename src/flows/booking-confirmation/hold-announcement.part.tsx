import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Clock } from '#machines/shared/clock.ts';
import { announcedMinute, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

interface HoldAnnouncementProps {
  /** In milliseconds of the clock. */
  readonly deadline: number | null;
  readonly clock: Clock;
}

/** Announces the time left when it reaches one of the announced minutes, but not a minute that had already passed when this appeared. */
export function HoldAnnouncement({ deadline, clock }: HoldAnnouncementProps) {
  const left = useCountdown(deadline, clock);
  const minute = left === null ? null : announcedMinute(left);
  const [spoken, setSpoken] = useState<{ minute: number | null; isNew: boolean }>({ minute, isNew: false });
  if (minute !== spoken.minute) setSpoken({ minute, isNew: minute !== null });
  return (
    <VisuallyHidden>
      <span role="status">
        {spoken.isNew && minute !== null ? (
          minute === 1 ? (
            <Trans>1 minute left to confirm</Trans>
          ) : (
            <Trans>{minute} minutes left to confirm</Trans>
          )
        ) : null}
      </span>
    </VisuallyHidden>
  );
}
