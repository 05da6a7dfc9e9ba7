import { Trans } from '@lingui/react/macro';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './booking-find.module.css';
import { LookupWidget, type LookupWidgetProps } from './lookup.part.tsx';

/** The look-up as a page of its own (HOME-04), which is named after the booking once it shows one. */
export function BookingFindPage(props: Omit<LookupWidgetProps, 'heading'>) {
  return (
    <Wrap>
      <div className={styles.page}>
        <LookupWidget
          {...props}
          heading={
            <>
              <h1 tabIndex={-1}>
                <Trans>Find a booking</Trans>
              </h1>
              <p className={styles.lead}>
                <Trans>Enter the licence plate and the booking code that you got when you booked.</Trans>
              </p>
            </>
          }
        />
      </div>
    </Wrap>
  );
}
