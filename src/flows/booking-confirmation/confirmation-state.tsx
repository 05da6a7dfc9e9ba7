import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { brand } from '#src/ui/brand.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { HoldBox, HoldWaiting } from './hold-box.tsx';
import { SlotLost } from './slot-lost.tsx';
import styles from './summary.module.css';
import type { SummaryScreenProps } from './summary.types.ts';

type ScreenOf<Name> = Extract<ConfirmationScreen, { screen: Name }>;
type States = { [Name in ConfirmationScreen['screen']]: (screen: ScreenOf<Name>) => ReactNode };

/** What the state of the booking is, in words, with the way on. */
export function ConfirmationState(props: SummaryScreenProps) {
  const { screen, clock, onExtend, onRetry, onAlternative, onStartOver, onEdit } = props;
  const { number, href } = brand.callCentre;
  const retry = (label: ReactNode) => (
    <Button kind="outline" size="small" onClick={onRetry}>
      {label}
    </Button>
  );
  const otherTime = (
    <Button kind="outline" size="small" onClick={() => onEdit('time')}>
      <Trans>Choose another time</Trans>
    </Button>
  );
  const notice = (kind: 'warning' | 'error', title: ReactNode, words: ReactNode, actions: ReactNode) => (
    <Notice kind={kind} className={styles.notice ?? ''} title={title} actions={actions}>
      {words}
    </Notice>
  );
  const states: States = {
    checkingHold: () => (
      <HoldWaiting>
        <Trans>Checking the time that is kept for you…</Trans>
      </HoldWaiting>
    ),
    takingHold: () => (
      <HoldWaiting>
        <Trans>Keeping this time for you…</Trans>
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
    held: ({ deadline, extension, notice: told, message }) => (
      <>
        <HoldBox deadline={deadline} clock={clock} extension={extension} onExtend={onExtend} />
        {told === 'extensionFailed' ? (
          <Notice kind="warning" className={styles.notice ?? ''} title={<Trans>The time could not be extended.</Trans>}>
            <Trans>It is still kept for as long as the clock shows.</Trans>
          </Notice>
        ) : null}
        {told === 'confirmRefused' ? (
          <Notice kind="error" className={styles.notice ?? ''} title={<Trans>The booking was not confirmed.</Trans>}>
            {message ?? <Trans>Please try again.</Trans>}
          </Notice>
        ) : null}
      </>
    ),
    holdUnknown: () =>
      notice(
        'warning',
        <Trans>We cannot see whether this time is still kept for you.</Trans>,
        <Trans>The connection failed. What you have filled in is still here.</Trans>,
        retry(<Trans>Check again</Trans>),
      ),
    notHeld: ({ message }) =>
      notice(
        'error',
        <Trans>This time could not be kept for you.</Trans>,
        message ?? <Trans>The connection failed. What you have filled in is still here.</Trans>,
        <>
          {retry(<Trans>Try again</Trans>)}
          {otherTime}
        </>,
      ),
    outcomeUnknown: () =>
      notice(
        'warning',
        <Trans>We do not know yet whether your booking was confirmed.</Trans>,
        <Trans>
          The answer did not arrive. Trying again is safe: it never makes a second booking. If it keeps failing, call{' '}
          <a href={href}>{number}</a>.
        </Trans>,
        retry(<Trans>Try again</Trans>),
      ),
    slotLost: ({ alternatives }) => (
      <SlotLost
        alternatives={alternatives}
        onAlternative={onAlternative}
        onStartOver={onStartOver}
        onOtherTime={() => onEdit('time')}
      />
    ),
    expired: () =>
      notice(
        'warning',
        <Trans>The time to confirm is over.</Trans>,
        <Trans>This time is no longer kept for you. It may still be free.</Trans>,
        <>
          {retry(<Trans>Keep this time again</Trans>)}
          {otherTime}
        </>,
      ),
    interrupted: () =>
      notice(
        'warning',
        <Trans>Logged out after logging in with another device.</Trans>,
        <Trans>What you have filled in is still here.</Trans>,
        retry(<Trans>Try again</Trans>),
      ),
  };
  return (states[screen.screen] as (screen: ConfirmationScreen) => ReactNode)(screen);
}
