import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { displayCode, normaliseCode } from '#domain/booking-code.ts';
import { formatPhone } from '#domain/phone.ts';
import { displayPlate } from '#domain/plate.ts';
import type { Booking } from '#contract/wire/appointment.ts';
import { formatDay, formatTime, formatYear } from '#src/i18n/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Plate } from '#src/ui/car/plate.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './ticket.module.css';

/** The part that is printed: the code, large and as a QR of the code alone, and the booking. */
export function Ticket({ booking, code }: { booking: Booking; code: string }) {
  const language = useLanguage();
  const { branch, services, other_service: other, customer_data: customer, date_time: startsAt } = booking;
  const end = formatTime(booking.end_time);
  return (
    <TicketHead code={code}>
      <dl>
        <div>
          <dt>
            <Trans>Date and time</Trans>
          </dt>
          <dd className={styles.when}>
            {formatDay(startsAt, language)} {formatYear(startsAt, language)} {formatTime(startsAt)}
            <small>
              <Trans>Done at about {end}</Trans>
            </small>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Branch</Trans>
          </dt>
          <dd>
            {branch.name}
            {branch.address ? <small>{branch.address}</small> : null}
            {branch.tel ? <small>{formatPhone(branch.tel)}</small> : null}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Services</Trans>
          </dt>
          <dd>
            {services.map(({ name }) => name).join(', ')}
            {other ? <small>{other}</small> : null}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Customer</Trans>
          </dt>
          <dd>{`${customer.first_name} ${customer.last_name}`}</dd>
        </div>
        <div>
          <dt>
            <Trans>Car</Trans>
          </dt>
          <dd>
            <Plate
              number={displayPlate(customer.register_number)}
              {...(customer.province ? { province: customer.province } : {})}
            />
          </dd>
        </div>
      </dl>
    </TicketHead>
  );
}

/** The code, and below it what is known of the booking. */
export function TicketHead({ code, children }: { code: string; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles.ticket} aria-label={t`Booking code`}>
      <div className={styles.head}>
        <p>
          <span className={styles.label}>
            <Trans>Booking code</Trans>
          </span>
          <b className={styles.code}>{displayCode(code)}</b>
        </p>
        <QrCode className={styles.qr} text={normaliseCode(code)} label={t`QR code of the booking code`} />
      </div>
      {children}
    </section>
  );
}
