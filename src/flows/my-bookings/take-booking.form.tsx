import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Member } from '#machines/shared/member.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { PlateAndCode } from '#src/flows/booking-lookup/plate-and-code.part.tsx';
import { Unfold } from '#src/parts/list/unfold.tsx';
import styles from './my-bookings.module.css';
import { TakingResult, type RenderTaken } from './take-booking.part.tsx';
import { useTaking } from './use-taking.ts';

interface TakeBookingFormProps {
  readonly host: FlowHost;
  readonly member: Member;
  readonly renderTaken: RenderTaken;
}

/** Takes a booking that was made without signing in, on any device; plate and code are the proof. */
export function TakeBookingForm({ host, member, renderTaken }: TakeBookingFormProps) {
  const [round, setRound] = useState(0);
  const taking = useTaking(host, member);
  const isTaken = taking.data?.kind === 'ok';
  return (
    <Unfold className={styles.take} label={<Trans>Add a booking made without signing in</Trans>}>
      <div className={styles.taking}>
        <PlateAndCode
          key={round}
          busy={taking.isPending ? <Trans>Adding…</Trans> : undefined}
          onEdit={() => {
            if (!isTaken) taking.reset();
          }}
          onSubmit={(question) => {
            if (taking.isPending) return;
            taking.mutate(question, { onSuccess: ({ kind }) => kind === 'ok' && setRound(round + 1) });
          }}
        >
          <Trans>Add to my account</Trans>
        </PlateAndCode>
        <div role="status">
          <TakingResult taken={taking.data} isUnknown={taking.isError} renderTaken={renderTaken} />
        </div>
      </div>
    </Unfold>
  );
}
