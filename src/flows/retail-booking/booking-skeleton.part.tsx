import { Trans } from '@lingui/react/macro';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { StepSkeleton } from '#src/wizard/step-skeleton.tsx';
import styles from './retail-booking.page.module.css';

interface BookingSkeletonProps {
  /** The booking is confirmed, and the page that shows it is loading. */
  readonly isConfirmed?: boolean;
  readonly onFocusLost: () => void;
}

/** The booking until its first screen is there. After coming from another page the focus is on this heading; the first step's takes it over. */
export const BookingSkeleton = ({ isConfirmed, onFocusLost }: BookingSkeletonProps) => (
  <Wrap className={styles.alone}>
    <StepSkeleton
      heading={isConfirmed ? <Trans>Your booking is confirmed</Trans> : <Trans>Book a service</Trans>}
      onFocusLost={onFocusLost}
      takesFocus={isConfirmed === true}
    />
  </Wrap>
);
