import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import { servicesQuery } from '#src/api/queries/catalogue.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatTimeLeft, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { formatDayYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { useScreenTitle } from '#src/wizard/use-screen-title.ts';
import type { CarToBook } from './another-car.view.ts';
import styles from './car-question.module.css';
import type { WaitingBooking, WantedCar } from './wanted-car.store.ts';

export interface CarQuestionProps {
  readonly host: FlowHost;
  readonly waiting: WaitingBooking;
  readonly wanted: WantedCar;
  /** The services that the wanted car is to be booked for; empty if they are still to be chosen. */
  readonly serviceIds: readonly number[];
  readonly onGoOn: () => void;
  readonly onBegin: () => void;
}

/** Asks with which car to go on, where a booking for another one is under way. */
export function CarQuestion({ host, waiting, wanted, serviceIds, onGoOn, onBegin }: CarQuestionProps) {
  const language = useLanguage();
  const { t } = useLingui();
  useScreenTitle(t`Which car do you want to book for?`, t`Book a service`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { draft, car } = waiting;
  const names = useQuery(servicesQuery(host.api(language), language), queryClientOf(host)).data?.list;
  const named = (ids: readonly number[]) =>
    ids
      .flatMap((id) => [
        names?.find((service) => service.id === id),
        draft.services.find((service) => service.id === id),
      ])
      .flatMap((service) => (service ? [service.name] : []))
      .filter((name, at, all) => all.indexOf(name) === at)
      .join(', ');
  const left = useCountdown(draft.heldUntil, host);
  const isHeld = left !== null && left > 0;
  const time = isHeld ? formatTimeLeft(left) : '';
  const { date, time: at } = draft.slot;
  return (
    <Wrap className={styles.question}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Which car do you want to book for?</Trans>
      </h1>
      <p>
        <Trans>You have not finished booking for another car.</Trans>
      </p>
      <div className={styles.ways}>
        <Way title={<Trans>The booking you have begun</Trans>} car={car}>
          {draft.branch === null ? null : <p>{draft.branch.name}</p>}
          {draft.services.length === 0 ? null : <p>{named(draft.services.map(({ id }) => id))}</p>}
          {date === null || at === null ? null : <p>{`${formatDayYear(date, language)} · ${at}`}</p>}
          {isHeld ? (
            <p className={styles.held}>
              <Trans>
                This time is kept for you for another <b data-countdown>{time}</b>
              </Trans>
            </p>
          ) : null}
          <Button wide onClick={onGoOn}>
            <Trans>Go on with this booking</Trans>
          </Button>
        </Way>
        <Way title={<Trans>A new booking</Trans>} car={wanted.car}>
          <p>{named(serviceIds) || <Trans>Services and time are still to be chosen.</Trans>}</p>
          <p className={styles.quiet}>
            {isHeld ? (
              <Trans>The booking you have begun is cleared, and its time is given back.</Trans>
            ) : (
              <Trans>The booking you have begun is cleared.</Trans>
            )}
          </p>
          <Button wide kind="outline" onClick={onBegin}>
            <Trans>Start with this car</Trans>
          </Button>
        </Way>
      </div>
    </Wrap>
  );
}

function Way({ title, car, children }: { title: ReactNode; car: CarToBook; children: ReactNode }) {
  return (
    <section className={styles.way}>
      <h2>{title}</h2>
      <p className={styles.car}>
        <Plate number={displayPlate(car.plate)} province={car.province} />
        <span translate="no">{[car.brand, car.model].filter(Boolean).join(' ')}</span>
      </p>
      {children}
    </section>
  );
}
