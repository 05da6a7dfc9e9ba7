import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { InformationState } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Member } from '#machines/shared/member.ts';
import { myCarsQuery } from '#src/api/queries/car.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { AnotherCarCard, OwnCarCard } from './own-car-card.part.tsx';
import { InformationForm } from './information-form.part.tsx';
import { ANOTHER_CAR, ownCarOf, shownCars, type CarCardsProps } from './own-car.view.ts';
import styles from './own-cars.module.css';

interface OwnCarsProps {
  readonly state: InformationState;
  readonly host: FlowHost;
  readonly member: Member;
  /** Shown until the cars arrive. */
  readonly waiting: ReactNode;
}

/** How long the form waits for the cars. After that it appears without them, and they are loaded only on request. */
const WAIT_MS = 4_000;

/** Reads the cars ahead, so that the step does not have to wait. */
export const readOwnCarsAhead = async (host: FlowHost, language: Language, member: Member): Promise<void> => {
  const cars = myCarsQuery(host.api(language), member.code);
  await Promise.all([host.languages.load(language, 'member'), queryClientOf(host).prefetchQuery(cars)]);
};

/** Reads the member's cars and shows the form with them; once the form is shown, nothing is added that would move it. */
export function OwnCars({ state, host, member, waiting }: OwnCarsProps) {
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(
    myCarsQuery(host.api(language), member.code),
    queryClientOf(host),
  );
  const [isLate, setLate] = useState(false);
  const isFailed = data === undefined && isError;
  const isMissing = data === undefined && !isError;
  useEffect(() => {
    if (!isMissing || isLate) return;
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isMissing, isLate]);
  if (isFailed && !isLate) setLate(true);
  const cars = useMemo(() => data?.map(ownCarOf) ?? [], [data]);
  if (isMissing && !isLate) return waiting;
  if (isLate) {
    const retry = () => {
      if (data !== undefined) setLate(false);
      else void refetch().then((read) => read.data !== undefined && setLate(false));
    };
    return <InformationForm state={state} notice={<NotRead isTrying={isFetching} onRetry={retry} />} />;
  }
  if (cars.length === 0) return <InformationForm state={state} />;
  return <InformationForm state={state} cars={cars} Cards={CarCards} />;
}

function NotRead({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <p className={styles.notRead} role="status">
      <Trans>Your cars could not be loaded. You can type the car below.</Trans>
      <Button kind="text" size="small" onClick={onRetry} busy={isTrying ? <Trans>Loading…</Trans> : undefined}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}

function CarCards({ cars, chosen, onChoose }: CarCardsProps) {
  const { t } = useLingui();
  const group = useId();
  const [isLong, setLong] = useState(false);
  const cards = useRef<HTMLDivElement>(null);
  useKeptFocus(cards, isLong ? 'long' : 'short');
  const shown = isLong ? cars : shownCars(cars, chosen);
  const { length } = cars;
  return (
    <div ref={cards} className={styles.cars} role="radiogroup" aria-label={t`Your cars`} tabIndex={-1}>
      {shown.map((car) => (
        <OwnCarCard key={car.id} group={group} car={car} isChosen={car.id === chosen} onChoose={onChoose} />
      ))}
      {shown.length < length ? (
        <Button kind="text" size="small" onClick={() => setLong(true)}>
          <Trans>Show all {length} cars</Trans>
        </Button>
      ) : null}
      <AnotherCarCard group={group} isChosen={chosen === ANOTHER_CAR} onChoose={onChoose} />
    </div>
  );
}
