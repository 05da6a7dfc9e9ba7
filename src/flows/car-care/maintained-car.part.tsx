import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCalendarCheck, IconCircleCheck, IconClock, IconHelpCircle } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import type { MaintainedCar, Maintenance } from '#contract/calls/history.shapes.ts';
import { isWanted, servicesToBook, SOON_DAYS } from '#domain/membership/maintenance.ts';
import { formatOdometer } from '#src/i18n/units/amounts.ts';
import { formatDate } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Actions } from '#src/ui/questions/question.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { givenName } from '#src/parts/given-name.ts';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { Spread } from '#src/ui/layout/spread.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { BookedFor, type BookedLink } from './booked-for.part.tsx';
import { adviceText, dueText, lastText, stateText } from './maintenance.texts.ts';
import styles from './car-care.module.css';

export interface MaintenanceLinks {
  /** Renders a link to a booking of these services for this car, at its usual branch; null if none can be begun here. */
  readonly renderBook: ((services: readonly number[], car: MaintainedCar, look: LinkLook) => ReactNode) | null;
  readonly renderHistory: (carId: string, look: LinkLook) => ReactNode;
  readonly renderBooking: BookedLink;
}

interface MaintainedCarProps extends MaintenanceLinks {
  readonly car: MaintainedCar & { readonly maintenance_list: readonly Maintenance[] };
  /** Show all lines unfolded. */
  readonly isNarrowed: boolean;
  readonly renderOdometer: (leave: (isSaved: boolean) => void) => ReactNode;
}

const ICONS = { due: IconAlertTriangle, soon: IconClock, later: IconCircleCheck, unknown: IconHelpCircle };

/** One car: its odometer reading, what it needs now, and what it needs later. */
export function MaintainedCarPart(props: MaintainedCarProps) {
  const { car, isNarrowed, renderOdometer, renderBook, renderHistory, renderBooking } = props;
  const language = useLanguage();
  const [noting, setNoting] = useState<'no' | 'now' | 'saved'>('no');
  const isNoting = noting === 'now';
  const reading = useRef<HTMLDivElement>(null);
  useKeptFocus(reading, isNoting ? 'form' : 'button');
  const { car_name: name, car_register_number: plate, province, odometer, odometer_read: read } = car;
  const urgent = car.maintenance_list.filter((one) => isNarrowed || isWanted({ ...one, booked: null }));
  const rest = car.maintenance_list.filter((one) => !urgent.includes(one));
  const services = renderBook === null ? [] : servicesToBook(urgent);
  const usual = car.usual_branch?.name ?? '';
  const make = `${car.brand} ${car.model}`;
  const given = givenName(name, plate);
  const now = odometer === null ? '' : formatOdometer(odometer, language);
  const days = SOON_DAYS;
  const readKm = read === null ? '' : formatOdometer(read.odometer, language);
  const readOn = read === null ? '' : formatDate(read.date, language);
  return (
    <section className={styles.cared} aria-label={name}>
      <Spread as="header">
        <div>
          <h2 translate="no">{given || make}</h2>
          {given === '' ? null : <p className={styles.make}>{make}</p>}
        </div>
        <Plate number={plate} province={province} />
      </Spread>
      <div ref={reading} tabIndex={-1}>
        <Spread className={styles.reading}>
          <p>
            {odometer === null ? (
              <Trans>Odometer not known: only time counts</Trans>
            ) : (
              <Trans>
                About <b>{now}</b> today
              </Trans>
            )}
            {read === null ? null : (
              <small>
                <Trans>
                  {readKm} on {readOn}
                </Trans>
              </small>
            )}
          </p>
          {isNoting ? (
            renderOdometer((isSaved) => setNoting(isSaved ? 'saved' : 'no'))
          ) : (
            <Button data-first-focus kind="outline" size="small" onClick={() => setNoting('now')}>
              <Trans>Update odometer</Trans>
            </Button>
          )}
        </Spread>
        <div role="status">
          {noting === 'saved' ? <Notice kind="success" title={<Trans>The odometer is saved.</Trans>} /> : null}
        </div>
      </div>
      {urgent.length === 0 ? (
        <p className={styles.fine}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          <Trans>Nothing is due in the next {days} days</Trans>
        </p>
      ) : (
        <MaintenanceLines lines={urgent} renderBooking={renderBooking} />
      )}
      {services.length > 0 && usual !== '' ? (
        <p className={styles.usual}>
          <Trans>The booking starts at {usual}, where you were last. You can choose another branch.</Trans>
        </p>
      ) : null}
      <Actions>
        {renderBook !== null && services.length > 0 ? (
          <Button size="small" renderLink={(look) => renderBook(services, car, look)}>
            <Plural value={services.length} one="Book this service" other="Book these # services" />
          </Button>
        ) : null}
        <Button kind="outline" size="small" renderLink={(look) => renderHistory(car.car_profile_id, look)}>
          <Trans>Service history</Trans>
        </Button>
      </Actions>
      {rest.length > 0 ? (
        <Unfold className={styles.rest} label={<Plural value={rest.length} one="# more item" other="# more items" />}>
          <MaintenanceLines lines={rest} renderBooking={renderBooking} />
        </Unfold>
      ) : null}
    </section>
  );
}

interface LinesProps {
  readonly lines: readonly Maintenance[];
  readonly renderBooking: BookedLink;
}

function MaintenanceLines({ lines, renderBooking }: LinesProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <ul className={styles.lines}>
      {lines.map((one) => {
        const isBooked = one.booked !== null;
        const Icon = isBooked ? IconCalendarCheck : ICONS[one.state];
        const last = lastText(one, language);
        return (
          <li key={one.advice_id} data-state={isBooked ? 'booked' : one.state}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <div>
              <p className={styles.what}>
                <b>{one.name}</b>{' '}
                {isBooked ? (
                  <BookedFor one={one} renderBooking={renderBooking} />
                ) : (
                  <span className={styles.state}>{i18n._(stateText(one, language))}</span>
                )}
              </p>
              {isBooked ? null : <p>{i18n._(dueText(one, language))}</p>}
              <p className={styles.why}>
                {i18n._(adviceText(one, language))}
                {last === null ? null : ` · ${i18n._(last)}`}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
