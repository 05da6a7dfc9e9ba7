import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fullName } from '#domain/fields/person-name.ts';
import { normaliseCode } from '#domain/fields/booking-code.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { formatDayYear, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Code } from '#src/parts/visit/code.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { QrCode } from '#src/parts/visit/qr-code.tsx';
import styles from './ticket.module.css';

/** The part that is printed: the code in large type and as a QR code (of the code alone), and the booking. */
export function Ticket({ booking, code }: { booking: Booking; code: string }) {
  const language = useLanguage();
  const { branch, services, other_service: other, customer_data: customer, date_time: startsAt } = booking;
  const end = formatTime(booking.end_time);
  const name = fullName(customer.first_name, customer.last_name);
  return (
    <TicketHead code={code}>
      <dl>
        <Line name={<Trans>Date and time</Trans>} className={styles.when}>
          {formatDayYear(startsAt, language)} {formatTime(startsAt)}
          <ThaiTime />
          <small>
            <Trans>Done at about {end}</Trans>
          </small>
        </Line>
        <Line name={<Trans>Branch</Trans>}>
          {branch.name}
          {branch.address ? <small>{branch.address}</small> : null}
          {branch.tel ? (
            <a className={styles.call} href={`tel:${branch.tel}`} translate="no">
              {formatPhone(branch.tel)}
            </a>
          ) : null}
        </Line>
        <Line name={<Trans>Services</Trans>}>
          {services.map(({ name }) => name).join(', ')}
          {other ? <small>{other}</small> : null}
        </Line>
        {name === '' ? null : (
          <Line name={<Trans>Customer</Trans>}>
            <span translate="no">{name}</span>
          </Line>
        )}
        <Line name={<Trans>Car</Trans>}>
          <Plate number={displayPlate(customer.register_number)} province={customer.province} />
        </Line>
      </dl>
    </TicketHead>
  );
}

function Line({ name, className, children }: { name: ReactNode; className?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

/** The code, with the known details of the booking below. */
export function TicketHead({ code, children }: { code: string; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles.ticket} aria-label={t`Booking code`}>
      <div className={styles.head}>
        <p>
          <span className={styles.label}>
            <Trans>Booking code</Trans>
          </span>
          <Code code={code} className={styles.code} />
        </p>
        <QrCode className={styles.qr} text={normaliseCode(code)} label={t`QR code of the booking code`} />
      </div>
      {children}
    </section>
  );
}
