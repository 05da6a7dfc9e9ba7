import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownCarQuery } from '#src/api/history.queries.ts';
import { queryClientOf } from '#src/api/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { ServiceHistoryList, type HistoryProps } from './service-history.part.tsx';
import styles from './car-care.module.css';

interface CarHistoryPageProps extends HistoryProps {
  readonly carId: string;
  readonly backLink: ReactNode;
}

/** What has been done on one car, whatever plate it had (CAR-04). */
export function CarHistoryPage({ backLink, ...history }: CarHistoryPageProps) {
  const { host, member, carId } = history;
  const language = useLanguage();
  const query = useQuery(ownCarQuery(host.api(language), language, member.code, carId), queryClientOf(host));
  return (
    <div className={styles.page}>
      <div>{backLink}</div>
      <ReadList query={query} rows={3}>
        {(car) =>
          car === null ? (
            <>
              <h1 tabIndex={-1}>
                <Trans>Car not found</Trans>
              </h1>
              <NothingYet title={<Trans>There is no such car in your account</Trans>}>{backLink}</NothingYet>
            </>
          ) : (
            <>
              <div className={styles.head}>
                <h1 tabIndex={-1}>
                  <Trans>Service history of {car.car_name}</Trans>
                </h1>
                <Plate number={car.car_register_number} province={car.province} />
              </div>
              <ServiceHistoryList {...history} />
            </>
          )
        }
      </ReadList>
    </div>
  );
}
