import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Redemption } from '#contract/calls/coupon.shapes.ts';
import { epochMs } from '#domain/thai-calendar.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { formatTime } from '#src/i18n/units/dates.ts';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** A link to the code of a redemption that is still open. */
export type RenderOpen = (id: string, look?: LinkLook) => ReactNode;

interface RunningCodesProps {
  /** Only the latest redemptions are read, because a code is open for only minutes. */
  readonly redemptions: readonly Redemption[];
  readonly clock: Clock;
  readonly renderOpen: RenderOpen;
  /** Called when the time of a code has run out. */
  readonly onOver: () => void;
}

/** Codes that were paid for and can still be shown; they come first for a member who returns to the page. */
export const RunningCodes = ({ redemptions, ...rest }: RunningCodesProps) =>
  redemptions.map(({ redemption_id: id, name, status, expires_at: until }) =>
    status === 'open' && until !== null ? <RunningCode key={id} {...rest} id={id} name={name} until={until} /> : null,
  );

interface RunningCodeProps extends Omit<RunningCodesProps, 'redemptions'> {
  readonly id: string;
  readonly name: string;
  readonly until: string;
}

function RunningCode({ id, name, until, clock, renderOpen, onOver }: RunningCodeProps) {
  const isOver = useCountdown(epochMs(until), clock) === 0;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const time = formatTime(until);
  if (isOver) return null;
  return (
    <Notice
      title={<Trans>Your code can be shown until {time}</Trans>}
      actions={
        <Button size="small" renderLink={(look) => renderOpen(id, look)}>
          <Trans>Show the code</Trans>
        </Button>
      }
    >
      {name}
    </Notice>
  );
}
