import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import type { Member } from '#machines/shared/member.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { TooManyTries } from '#src/parts/answers/too-many-tries.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import styles from './my-bookings.module.css';
import { useTaking, type Taking } from './use-taking.ts';

export type RenderTaken = (id: string, look: LinkLook) => ReactNode;

interface TakeBookingProps {
  readonly host: FlowHost;
  readonly member: Member;
  readonly question: LookupQuestion;
  /** A link to the booking in the account. */
  readonly renderTaken: RenderTaken;
}

/** Offers to take the shown booking, which was made without signing in, into the account. */
export function TakeBooking({ host, member, question, renderTaken }: TakeBookingProps) {
  const taking = useTaking(host, member);
  const part = useRef<HTMLDivElement>(null);
  const isTaken = taking.data?.kind === 'ok';
  useKeptFocus(part, isTaken ? 'taken' : 'asked');
  return (
    <div ref={part} className={styles.taking} tabIndex={-1}>
      {isTaken ? null : (
        <Notice
          title={<Trans>Booked without signing in</Trans>}
          actions={
            <Button
              kind="outline"
              size="small"
              busy={taking.isPending ? <Trans>Adding…</Trans> : undefined}
              onClick={() => taking.mutate(question)}
            >
              <Trans>Add to my account</Trans>
            </Button>
          }
        >
          <Trans>Add this booking to your account, and you find it under Bookings, on every device.</Trans>
        </Notice>
      )}
      <TakingResult taken={taking.data} isUnknown={taking.isError} renderTaken={renderTaken} />
    </div>
  );
}

interface TakingResultProps {
  taken: Taking | undefined;
  /** The call was not answered. */
  isUnknown: boolean;
  renderTaken: RenderTaken;
}

export function TakingResult({ taken, isUnknown, renderTaken }: TakingResultProps) {
  if (isUnknown)
    return (
      <Notice kind="error" title={<Trans>We do not know yet whether the booking was added.</Trans>}>
        <Trans>Check your connection and try again. It is added once.</Trans>
      </Notice>
    );
  if (taken === undefined) return null;
  if (taken.kind === 'ok') {
    const { id, already } = taken.value;
    return (
      <Notice
        kind="success"
        title={
          already ? (
            <Trans>This booking is in your account already</Trans>
          ) : (
            <Trans>The booking is in your account now</Trans>
          )
        }
        actions={
          <Button kind="outline" size="small" renderLink={(look) => renderTaken(id, look)}>
            <Trans>See the booking</Trans>
          </Button>
        }
      />
    );
  }
  const { failure } = taken;
  switch (failure.why) {
    case 'notFound':
      return (
        <Notice
          kind="error"
          title={<Trans>No booking that was made without signing in has this plate and this code.</Trans>}
        >
          <Trans>Check the plate and the 8 characters of the code.</Trans>
        </Notice>
      );
    case 'tooManyTries':
      return <TooManyTries minutes={failure.minutes} />;
    case 'refused':
      return (
        <Notice kind="error" title={<Trans>The booking was not added</Trans>}>
          {failure.message || <Trans>Please try again.</Trans>}
        </Notice>
      );
  }
}
