import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { epochMs, type Instant } from '#domain/thai-calendar.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { Account } from '#machines/shared/account.ts';
import { refusalOf } from '#src/api/writes/use-call.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatTime } from '#src/i18n/units/dates.ts';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { AskFirst } from '#src/ui/questions/ask-first.tsx';
import { toHeading } from '#src/wizard/step-heading.tsx';
import styles from './my-bookings.module.css';
import { useReleasing } from './use-releasing.ts';

/** A link back to the booking that holds the time, if it waits in this browser; otherwise null. */
export type RenderGoOn = ((look: LinkLook) => ReactNode) | null;

interface HeldBookingProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly booking: FoundBooking;
  /** The server's time when the booking was read. */
  readonly readAt: Instant;
  readonly renderGoOn: RenderGoOn;
  /** The time has been given back, or is over. */
  readonly onEnded: () => void;
}

/** Says that a held time is not booked, until when it is held, and what can be done. */
export function HeldBooking({ host, account, booking, readAt, renderGoOn, onEnded }: HeldBookingProps) {
  const { id, heldUntil } = booking;
  const part = useRef<HTMLDivElement>(null);
  const releasing = useReleasing(host, account);
  const refusal = refusalOf(releasing);
  const time = heldUntil === null ? null : formatTime(heldUntil);
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (heldUntil === null) return;
    const timer = setTimeout(() => end(), Math.max(0, epochMs(heldUntil) - epochMs(readAt)));
    return () => clearTimeout(timer);
  }, [heldUntil, readAt]);
  const release = async () => {
    // The pressed button goes.
    part.current?.focus();
    const outcome = await releasing.mutateAsync(id).catch(() => null);
    if (outcome?.kind !== 'ok') return;
    toHeading();
    onEnded();
  };
  return (
    <div ref={part} tabIndex={-1} className={styles.held}>
      <Notice
        kind="warning"
        title={
          time === null ? (
            <Trans>This is not booked yet. The time is only held for you.</Trans>
          ) : (
            <Trans>This is not booked yet. The time is only held for you until {time}.</Trans>
          )
        }
        actions={
          renderGoOn && (
            <Button renderLink={renderGoOn}>
              <Trans>Go on with this booking</Trans>
            </Button>
          )
        }
      >
        {renderGoOn ? (
          <Trans>Confirm it before then, or others can book this time.</Trans>
        ) : (
          <Trans>Confirm it in the browser in which you began it, or others can book this time.</Trans>
        )}
      </Notice>
      {refusal === null ? null : (
        <Notice kind="error" title={<Trans>The time was not given back.</Trans>}>
          {refusal || <Trans>Please try again.</Trans>}
        </Notice>
      )}
      {releasing.isPending ? (
        <Button kind="text" busy={<Trans>Giving the time back…</Trans>} />
      ) : (
        <AskFirst
          key={releasing.submittedAt}
          label={<Trans>Give this time back</Trans>}
          question={<Trans>Others can book this time at once.</Trans>}
          yes={<Trans>Give it back</Trans>}
          no={<Trans>Keep it</Trans>}
          onYes={() => void release()}
        />
      )}
    </div>
  );
}
