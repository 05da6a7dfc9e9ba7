import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { myCarQuery } from '#src/api/queries/car.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { BackPlace, PageHead } from '#src/ui/navigation/page-head.tsx';
import { ServiceHistoryList, type HistoryProps } from './service-history.part.tsx';
import styles from './car-care.module.css';

interface CarHistoryPageProps extends HistoryProps {
  readonly carId: string;
  readonly backLink: ReactNode;
}

/** The service history of one car, including visits under an earlier plate (CAR-04). */
export function CarHistoryPage({ backLink, ...history }: CarHistoryPageProps) {
  const { host, account, carId } = history;
  const language = useLanguage();
  const query = useQuery(myCarQuery(host.api(language), language, account.code, carId), queryClientOf(host));
  const why = query.error?.failure;
  const car = why === 'carNotFound' || why === 'invalidInput' ? null : query.data;
  return (
    <div className={styles.page}>
      <BackPlace>{backLink}</BackPlace>
      <PageHead title={<HistoryTitle car={car} />}>
        {car ? <Plate number={car.car_register_number} province={car.province} /> : null}
      </PageHead>
      {car === null ? (
        <NothingYet title={<Trans>There is no such car in your account</Trans>}>{backLink}</NothingYet>
      ) : (
        <ReadList query={query} rows={3}>
          {() => <ServiceHistoryList {...history} />}
        </ReadList>
      )}
    </div>
  );
}

/** `undefined`: not known yet. */
function HistoryTitle({ car }: { readonly car: CarProfile | null | undefined }) {
  if (car === undefined) return <Trans>Service history</Trans>;
  return car === null ? (
    <Trans>Car not found</Trans>
  ) : (
    <Trans>
      Service history of <span translate="no">{car.car_name}</span>
    </Trans>
  );
}
