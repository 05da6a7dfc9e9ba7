import { Trans } from '@lingui/react/macro';
import { epochMs } from '#domain/thai-calendar.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { formatTime } from '#src/i18n/units/dates.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { RenderOpen } from './running-codes.part.tsx';

interface LiveCodeProps {
  readonly id: string;
  readonly until: string;
  readonly clock: Clock;
  readonly renderOpen: RenderOpen;
}

/** In the question about a coupon: there is a code of it that can still be shown. Gone once its time is over. */
export function LiveCode({ id, until, clock, renderOpen }: LiveCodeProps) {
  const isOver = useCountdown(epochMs(until), clock) === 0;
  const time = formatTime(until);
  if (isOver) return null;
  return (
    <Notice
      kind="warning"
      title={<Trans>You already have a code for this coupon</Trans>}
      actions={
        <Button kind="outline" size="small" renderLink={(look) => renderOpen(id, look)}>
          <Trans>Show the code</Trans>
        </Button>
      }
    >
      <Trans>It can be shown until {time}. Another code is paid for again.</Trans>
    </Notice>
  );
}
