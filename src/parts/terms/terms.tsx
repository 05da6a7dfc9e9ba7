import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ARRIVE_WITHIN_MINUTES, CANCEL_HOURS, HORIZON_DAYS, MAX_SERVICES } from '#domain/constants.ts';
import { brand } from '#src/ui/brand/brand.ts';
import styles from './terms.module.css';

interface TermsProps {
  /** A heading above the sections, if the surrounding page has none. */
  heading?: ReactNode;
}

/** The terms, in sections. The figures come from the domain, so that the terms promise what the server does. */
export function Terms({ heading }: TermsProps) {
  const maxServices = MAX_SERVICES;
  const horizon = HORIZON_DAYS;
  const arrive = ARRIVE_WITHIN_MINUTES;
  const cancelHours = CANCEL_HOURS;
  const { number, href } = brand.callCentre;
  return (
    <article className={styles.terms}>
      {heading}
      <section>
        <h2>
          <Trans>Booking</Trans>
        </h2>
        <p>
          <Trans>
            One booking is for one car at one branch, with up to {maxServices} services, and up to {horizon} days ahead.
            Some services need parts to be ordered; their first possible day is shown when you choose them.
          </Trans>
        </p>
        <p>
          <Trans>
            While you check the summary, your time is kept for as long as the countdown shows, which can be extended
            once. After that someone else may take it. The booking is made when you see your booking code.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Arriving</Trans>
        </h2>
        <p>
          <Trans>
            Please arrive within {arrive} minutes of the booked time. If you come later, the right to this appointment
            is lost and the branch may serve the next car.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Cancelling</Trans>
        </h2>
        <p>
          <Trans>
            You can cancel online until {cancelHours} hours before the booked time, with your licence plate and booking
            code. On the day of the service a booking can no longer be cancelled online.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Your details</Trans>
        </h2>
        <p>
          <Trans>
            We use your name, phone number and licence plate to prepare for your car and to reach you about this
            booking.
          </Trans>
        </p>
      </section>
      <p className={styles.help}>
        <Trans>
          Questions? Call <a href={href}>{number}</a>.
        </Trans>
      </p>
    </article>
  );
}
