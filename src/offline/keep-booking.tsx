import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { formatPhone } from '#domain/fields/phone.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { Language } from '#domain/constants.ts';
import { epochMs, type Instant } from '#domain/thai-calendar.ts';
import { formatDayFull, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './keep-booking.module.css';
import { keepBooking, keepOnly } from './kept-bookings.ts';
import { KeptTicket, type KeptTicketProps } from './kept-ticket.tsx';

/** A confirmed booking whose visit is not over. */
export interface RoadBooking {
  readonly id: string;
  readonly code: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly branch: { readonly name: string; readonly address: string; readonly phone: string };
  readonly services: readonly string[];
  readonly plate: string;
  readonly province: string;
}

interface KeepBookingProps {
  readonly booking: RoadBooking;
  /** The account of whoever looks at it, '' for a guest; undefined while the server is being asked. */
  readonly owner: () => string | undefined;
}

/** The browser's own drawing, so that every text in it is escaped by what escapes all others. */
function drawn(ticket: KeptTicketProps): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<KeptTicket {...ticket} />));
  const html = place.innerHTML;
  root.unmount();
  return html;
}

/** Keeps a booking that is being looked at for the road, and says so once it is kept: in some apps' browsers nothing can be. */
export function KeepBooking({ booking, owner }: KeepBookingProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isKept, setKept] = useState(false);
  const { id, code, startsAt, endsAt, branch, services } = booking;
  const keep = useEffectEvent(async (whose: string, spoken: Language) => {
    await navigator.serviceWorker.ready;
    const when = `${formatDayFull(startsAt, language)} ${formatTime(startsAt)}`;
    const html = drawn({
      language: spoken,
      code,
      codeLabel: t`Booking code`,
      qrLabel: t`QR code of the booking code`,
      lines: [
        { label: t`Date and time`, values: [when] },
        {
          label: t`Branch`,
          values: [
            branch.name,
            branch.address,
            branch.phone && (
              <a href={`tel:${branch.phone}`} translate="no">
                {formatPhone(branch.phone)}
              </a>
            ),
          ].filter(Boolean),
        },
        { label: t`Services`, values: [services.join(', ')] },
        { label: t`Car`, values: [`${displayPlate(booking.plate)} ${booking.province}`.trim()] },
      ],
    });
    await keepBooking({ id, code, owner: whose, endsAt: epochMs(endsAt), summary: `${when} ${branch.name}`, html });
    // Whoever was signed in may have gone meanwhile.
    if (owner() !== whose) await keepOnly((each) => each.owner !== whose);
    return owner() === whose;
  });
  const known = owner();
  useEffect(() => {
    if (known === undefined || !('serviceWorker' in navigator) || !('caches' in globalThis)) return undefined;
    let isShown = true;
    keep(known, language).then(
      (isDone) => isShown && setKept(isDone),
      // Denied or full: the page says nothing, and the code can still be kept in other ways.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [known, language]);
  return isKept ? (
    <p className={styles.kept} role="status" data-unprinted>
      <IconDeviceMobileCheck size={20} stroke={1.75} aria-hidden="true" />
      <Trans>Kept on this device: until the visit is over, this booking opens without a network, too.</Trans>
    </p>
  ) : null;
}
