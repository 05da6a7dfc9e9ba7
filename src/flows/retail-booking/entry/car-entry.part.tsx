import { useMemo, type ReactNode } from 'react';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { BookingSkeleton } from '../booking-skeleton.part.tsx';
import { beginWithCar, goOnWithWaiting, waitingBooking, type WantedCar } from './wanted-car.store.ts';

const carQuestion = partFile(() => import('./car-question.part.tsx').then(({ CarQuestion }) => CarQuestion));

interface CarEntryProps {
  readonly host: FlowHost;
  readonly wanted: WantedCar | null;
  readonly serviceIds: readonly number[];
  /** The person has decided: with or without what the address asks for. */
  readonly onDecided: (isNew: boolean) => void;
  /** The booking, where there is nothing to ask. */
  readonly children: ReactNode;
}

const ignore = () => undefined;

/** The way into the booking for a wanted car: through a question, if a booking for another car is under way. */
export function CarEntry({ host, wanted, serviceIds, onDecided, children }: CarEntryProps) {
  const language = useLanguage();
  const waiting = useMemo(() => wanted && waitingBooking(host, wanted), [host, wanted]);
  if (wanted === null || waiting === null) return children;
  return (
    <LazyPart
      file={carQuestion}
      needs={textsOf(host.languages, language, 'steps')}
      waiting={<BookingSkeleton onFocusLost={ignore} />}
      renderFailed={renderCannotDisplay}
      props={{
        host,
        waiting,
        wanted,
        serviceIds,
        onGoOn: () => {
          goOnWithWaiting(host);
          onDecided(false);
        },
        onBegin: () => {
          beginWithCar(host, language, waiting, wanted);
          onDecided(true);
        },
      }}
    />
  );
}
