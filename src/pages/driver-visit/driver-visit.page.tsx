import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconPhone } from '@tabler/icons-react';
import type { DriverVisit } from '#contract/calls/driver-link.shapes.ts';
import { STATUS } from '#domain/appointment.ts';
import { normaliseCode } from '#domain/fields/booking-code.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { driverVisitQuery } from '#src/api/queries/driver-visit.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { Api } from '#src/api/client.ts';
import type { Language } from '#domain/constants.ts';
import { formatDayFull, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { CalendarButton } from '#src/parts/visit/calendar-button.tsx';
import { Code } from '#src/parts/visit/code.tsx';
import { DirectionsButton } from '#src/parts/visit/directions-button.tsx';
import { QrCode } from '#src/parts/visit/qr-code.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './driver-visit.module.css';

interface DriverVisitPageProps {
  readonly host: { readonly api: (language: Language) => Api; readonly now: () => number };
  /** The secret behind the '#' of the address; '' if there is none. */
  readonly token: string;
}

/** What whoever drives a company's car to its visit needs, without signing in. */
export function DriverVisitPage({ host, token }: DriverVisitPageProps) {
  const language = useLanguage();
  const query = useQuery(driverVisitQuery(host.api(language), language, token), queryClientOf(host));
  if (query.data) return <Visit visit={query.data.visit} now={host.now} />;
  if (query.data === null)
    return (
      <Wrap className={styles.page}>
        <h1 tabIndex={-1}>
          <Trans>This link does not work</Trans>
        </h1>
        <p>
          <Trans>
            It was revoked, its visit is over, or the address is not complete. Please ask whoever sent it to you for a
            new one.
          </Trans>
        </p>
      </Wrap>
    );
  return (
    <Wrap className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>
          <Trans>Your visit</Trans>
        </h1>
      </VisuallyHidden>
      {query.isError ? (
        <CannotDisplay onRetry={() => void query.refetch()} isTrying={query.isFetching} said={query.error.said} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Wrap>
  );
}

function Visit({ visit, now }: { readonly visit: DriverVisit; readonly now: () => number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { status, branch, code, date_time: startsAt, end_time: endsAt, services, calendar } = visit;
  const isCancelled = status === STATUS.cancelled;
  const isToCome = status === STATUS.confirmed;
  const end = formatTime(endsAt);
  const plate = displayPlate(visit.register_number);
  return (
    <Wrap className={styles.page}>
      {isCancelled ? (
        <Notice kind="error" title={<Trans>This visit was cancelled</Trans>}>
          <Trans>Please do not take the car there. Whoever sent you the link knows more.</Trans>
        </Notice>
      ) : null}
      {isCancelled || isToCome ? null : (
        <Notice title={<Trans>The time of this visit has passed</Trans>}>
          <Trans>If you are late, call the branch.</Trans>
        </Notice>
      )}
      <header className={styles.head} data-cancelled={isCancelled || undefined}>
        <h1 tabIndex={-1}>
          <span>{formatDayFull(startsAt, language)}</span> <b>{formatTime(startsAt)}</b>
          <ThaiTime />
        </h1>
        <p className={styles.branch}>{branch.name}</p>
        <p>{branch.address}</p>
      </header>
      <div className={styles.ways}>
        {isCancelled ? null : <DirectionsButton to={branch.location} kind="primary" size="large" wide />}
        {branch.tel === '' ? null : (
          <Button
            kind="outline"
            size="large"
            wide
            icon={<IconPhone aria-hidden="true" />}
            renderLink={({ children, ...look }) => (
              <a {...look} href={`tel:${branch.tel}`}>
                {children}
              </a>
            )}
          >
            <Trans>Call the branch</Trans>
          </Button>
        )}
      </div>
      <dl className={styles.lines}>
        <div>
          <dt>
            <Trans>Car</Trans>
          </dt>
          <dd>
            <Plate number={plate} province={visit.province} />
          </dd>
        </div>
        {code === null ? null : (
          <div>
            <dt>
              <Trans>Booking code</Trans>
            </dt>
            <dd className={styles.code}>
              <Code code={code} />
              {isToCome ? (
                <QrCode text={normaliseCode(code)} label={t`QR code of the booking code`} className={styles.qr} />
              ) : null}
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Services</Trans>
          </dt>
          <dd>
            <b>{services.join(', ')}</b>
            <small>
              <Trans>Done at about {end}</Trans>
            </small>
          </dd>
        </div>
        {branch.tel === '' ? null : (
          <div>
            <dt>
              <Trans>Phone of the branch</Trans>
            </dt>
            <dd translate="no">{formatPhone(branch.tel)}</dd>
          </div>
        )}
      </dl>
      {code === null || !isToCome ? null : (
        <CalendarButton
          booking={{
            id: code,
            code,
            plate,
            startsAt,
            endsAt,
            branch: { name: branch.name, address: branch.address, position: branch.location },
            services: services.map((name) => ({ name })),
          }}
          address={calendar}
          now={now}
          wide
        />
      )}
    </Wrap>
  );
}
