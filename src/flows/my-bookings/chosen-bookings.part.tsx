import { Plural, Trans } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { cancellableFrom } from '#src/flows/booking-lookup/cancellable.view.ts';
import { CancellationByAccount, type QuestionPlace } from '#src/flows/cancellation/cancellation.part.tsx';
import { useCancelledElsewhere } from '#src/flows/cancellation/use-cancelled-elsewhere.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { FloatingBar } from '#src/ui/overlays/floating-bar.tsx';
import styles from './my-bookings.module.css';

interface ChosenBookingsProps {
  readonly host: FlowHost;
  readonly code: string;
  readonly bookings: readonly FoundBooking[];
  readonly question: QuestionPlace;
  /** Reports whether the choice must stay, because the question is open or the cancellation is pending or done. Keep the function identity stable. */
  readonly onKept: (isKept: boolean) => void;
  /** The person is done with the chosen bookings. */
  readonly onDone: () => void;
}

const NONE: readonly string[] = [];

/** Shows how many bookings are ticked, and cancels them (CANCEL-01, CANCEL-03). */
export function ChosenBookings({ host, code, bookings, question, onKept, onDone }: ChosenBookingsProps) {
  const tell = useCancelledElsewhere();
  const [isAwaited, setAwaited] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const client = queryClientOf(host);
  const isKept = question.isOpen || isAwaited || isSettled;
  useEffect(() => onKept(isKept), [isKept, onKept]);
  const settle = useCallback(
    (ids: readonly string[]) => {
      setSettled(true);
      tell(ids);
      void client.invalidateQueries({ queryKey: ofAccount(code) });
    },
    [client, code, tell],
  );
  return (
    // While the question or the result is shown, it stands above the list instead of floating over it.
    <FloatingBar className={styles.bulk} labelledBy="chosen-bookings" isPlaced={isKept}>
      <p id="chosen-bookings" role="status">
        {isSettled ? (
          <Trans>Result</Trans>
        ) : (
          <Plural value={bookings.length} one="# booking chosen" other="# bookings chosen" />
        )}
      </p>
      <CancellationByAccount
        host={host}
        code={code}
        bookings={bookings.map(cancellableFrom)}
        question={question}
        ended={NONE}
        onAwaited={setAwaited}
        onSettled={settle}
      />
      {question.isOpen || isAwaited ? null : (
        <Button
          kind="text"
          size="small"
          {...(isSettled ? {} : { icon: <IconX aria-hidden="true" /> })}
          onClick={onDone}
        >
          {isSettled ? (
            <Trans>Done</Trans>
          ) : (
            <span>
              <Trans>Choose none</Trans>
            </span>
          )}
        </Button>
      )}
    </FloatingBar>
  );
}
