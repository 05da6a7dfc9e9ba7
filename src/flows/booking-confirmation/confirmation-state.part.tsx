import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { MOST_LIVE } from '#domain/booking-limits.ts';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { Refusal } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CookiesRefused, CookiesRefusedTitle } from '#src/parts/answers/cookies-refused.tsx';
import { OutcomeUnknown } from '#src/parts/answers/outcome-unknown.tsx';
import { TryAgainIn } from '#src/parts/answers/too-many-tries.tsx';
import { waitMinutes } from '#src/parts/answers/wait-minutes.ts';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { HoldBox, HoldWaiting } from './hold-box.part.tsx';
import { SlotLost } from './slot-lost.part.tsx';
import styles from './summary.module.css';
import type { SummaryScreenProps } from './summary.types.ts';

type Name = ConfirmationScreen['screen'];
type PropsOf<Each extends Name> = Omit<SummaryScreenProps, 'screen'> & {
  screen: Extract<ConfirmationScreen, { screen: Each }>;
};
type States = { readonly [Each in Name]: (props: PropsOf<Each>) => ReactNode };

const STATES: States = {
  checkingHold: () => (
    <HoldWaiting>
      <Trans>Checking your time…</Trans>
    </HoldWaiting>
  ),
  takingHold: () => (
    <HoldWaiting>
      <Trans>Holding your time…</Trans>
    </HoldWaiting>
  ),
  confirming: () => (
    <HoldWaiting>
      <Trans>Confirming your booking…</Trans>
    </HoldWaiting>
  ),
  confirmed: () => (
    <Notice kind="success" className={styles.notice ?? ''} title={<Trans>Your booking is confirmed</Trans>} />
  ),
  held: ({ screen, clock, onExtend, onTimeOver }) => (
    <>
      <HoldBox
        deadline={screen.deadline}
        expiresAt={screen.expiresAt}
        clock={clock}
        extension={screen.extension}
        onExtend={onExtend}
        onTimeOver={onTimeOver}
      />
      {screen.notice === 'extensionFailed' ? (
        <StateNotice kind="warning" title={<Trans>The time could not be extended.</Trans>}>
          <Trans>It is still kept for as long as the clock shows.</Trans>
        </StateNotice>
      ) : null}
      {screen.notice === 'confirmRefused' ? (
        <StateNotice kind="error" title={<Trans>The booking was not confirmed.</Trans>}>
          {screen.refusal?.message || <Trans>Please try again.</Trans>}
        </StateNotice>
      ) : null}
      {screen.notice === 'notConfirmed' ? (
        <StateNotice kind="warning" title={<Trans>This booking is not confirmed yet.</Trans>}>
          <Trans>Your time is still kept. Check the booking, then confirm it.</Trans>
        </StateNotice>
      ) : null}
    </>
  ),
  holdUnknown: ({ screen, isGuest, onRetry }) => (
    <StateNotice
      kind="warning"
      title={<Trans>We cannot see whether this time is still kept for you.</Trans>}
      actions={<Way onPress={onRetry} label={<Trans>Check again</Trans>} />}
    >
      <Why refusal={screen.refusal} isGuest={isGuest} />
    </StateNotice>
  ),
  notHeld: ({ screen, details, isGuest, onRetry, onEdit }) => (
    <StateNotice
      kind="error"
      title={
        screen.refusal?.why === 'cookiesRefused' ? (
          <CookiesRefusedTitle />
        ) : (
          <Trans>This time could not be kept for you.</Trans>
        )
      }
      actions={
        <>
          {screen.refusal?.why === 'tooManyHolds' && !isGuest ? <HeldOnes /> : null}
          {screen.refusal?.why === 'tooManyBookings' ? (
            <>
              <BookedOnes isGuest={isGuest} />
              <Way onPress={() => onEdit('information', 'register_number')} label={<Trans>Choose another car</Trans>} />
            </>
          ) : null}
          <Way onPress={onRetry} label={<Trans>Try again</Trans>} />
          {screen.refusal?.why === 'tooManyBookings' ? null : (
            <Way onPress={() => onEdit('time')} label={<Trans>Choose another time</Trans>} />
          )}
        </>
      }
    >
      {screen.refusal?.why === 'cookiesRefused' ? (
        <CookiesRefused phone={details.branch.phone ?? ''} />
      ) : (
        <Why refusal={screen.refusal} isGuest={isGuest} />
      )}
    </StateNotice>
  ),
  // The frame's button retries.
  outcomeUnknown: () => <NoAnswer />,
  slotLost: ({ screen, details, clock, onAlternative, onAgain, onEdit }) => (
    <SlotLost
      dateTime={details.dateTime}
      now={clock.now()}
      alternatives={screen.alternatives}
      onAlternative={onAlternative}
      onAgain={onAgain}
      onOtherTime={() => onEdit('time')}
    />
  ),
  expired: ({ onRetry, onEdit }) => (
    <StateNotice
      kind="warning"
      title={<Trans>The time to confirm is over.</Trans>}
      actions={
        <>
          <Way onPress={onRetry} label={<Trans>Keep this time again</Trans>} />
          <Way onPress={() => onEdit('time')} label={<Trans>Choose another time</Trans>} />
        </>
      }
    >
      <Trans>This time is no longer kept for you. It may still be free.</Trans>
    </StateNotice>
  ),
};

/** The state of the booking in words, and what to do next. */
export function ConfirmationState(props: SummaryScreenProps) {
  const state = STATES[props.screen.screen] as (props: SummaryScreenProps) => ReactNode;
  return state(props);
}

interface StateNoticeProps {
  kind: 'warning' | 'error';
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

function StateNotice(props: StateNoticeProps) {
  return <Notice {...props} className={styles.notice ?? ''} />;
}

function Way({ label, onPress }: { label: ReactNode; onPress: () => void }) {
  return (
    <Button kind="outline" size="small" onClick={onPress}>
      {label}
    </Button>
  );
}

/** Why nothing is held or known to be, and what helps. */
function Why({ refusal, isGuest }: { refusal: Refusal | null; isGuest: boolean }) {
  const ofPlate = MOST_LIVE.guest.of_plate;
  if (refusal === null) return <Trans>The connection failed. What you have filled in is still here.</Trans>;
  const { why, message, retryAfter } = refusal;
  if (why === 'tooManyRequests' && retryAfter !== null)
    return (
      <>
        <Trans>Too many tries.</Trans> <TryAgainIn minutes={waitMinutes(retryAfter)} />
      </>
    );
  // Nobody but the member area lists what is held, and it lists nothing of a guest.
  if (why === 'tooManyHolds' && isGuest)
    return (
      <>
        {message} <Trans>A time that you do not confirm is given back by itself when its countdown ends.</Trans>
      </>
    );
  if (why === 'tooManyBookings')
    return (
      <>
        {message}{' '}
        <Trans>
          One plate can have {ofPlate} bookings ahead. Our call centre: <CallLink />.
        </Trans>
      </>
    );
  return message || <Trans>Please try again.</Trans>;
}

/** In a new tab, so that this booking stays as it is. */
const OtherTab = ({ path, children }: { path: string; children: ReactNode }) => {
  const lang = useLanguage();
  return (
    <Button
      kind="outline"
      size="small"
      renderLink={({ children: label, ...look }) => (
        <a {...look} href={`/${lang}/${path}`} target="_blank" rel="noreferrer">
          {label}
        </a>
      )}
    >
      {children}
    </Button>
  );
};

const HeldOnes = () => (
  <OtherTab path={`me/booking?status=${STATUS.temporary}`}>
    <Trans>See what is held</Trans>
  </OtherTab>
);

/** A guest's bookings are found by plate and code only. */
const BookedOnes = ({ isGuest }: { isGuest: boolean }) =>
  isGuest ? (
    <OtherTab path="booking/find">
      <Trans>Find a booking</Trans>
    </OtherTab>
  ) : (
    <OtherTab path={`me/booking?status=${STATUS.confirmed}`}>
      <Trans>See what is booked</Trans>
    </OtherTab>
  );

function NoAnswer() {
  return (
    <OutcomeUnknown
      className={styles.notice}
      title={<Trans>We do not know yet whether your booking was confirmed.</Trans>}
      offline={
        <Trans>You're offline. Your booking is sent by itself once you reconnect. You won't be booked twice.</Trans>
      }
    >
      <Trans>We're checking automatically. You won't be booked twice.</Trans>{' '}
      <Trans>
        If it keeps failing, call <CallLink />.
      </Trans>
    </OutcomeUnknown>
  );
}
