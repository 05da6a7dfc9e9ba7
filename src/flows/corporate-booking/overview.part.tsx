import { Plural, Trans } from '@lingui/react/macro';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import type { Alternative } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { movedTo, takersOf } from '#machines/corporate-booking/corporate-booking.changes.ts';
import { carOf } from '#machines/corporate-booking/corporate-booking.group.ts';
import { selectConfirmation, type OverviewScreen } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CarSection, STANDINGS } from './car-rows.part.tsx';
import styles from './corporate-booking.module.css';
import { useSend, useVisit } from './corporate-booking.visit.ts';
import { useHeadingIfLost } from './use-heading-if-lost.ts';
import { placedRows, useKeptPlace } from './use-kept-place.ts';
import { useNamed } from './use-named.ts';
import { GroupActions } from './group-actions.part.tsx';
import { GroupNoticePart } from './group-notice.part.tsx';

interface OverviewProps {
  readonly screen: OverviewScreen;
  readonly adding: ReactNode;
  readonly renderBooking: (id: string, words: ReactNode) => ReactNode;
}

/** How many cars are drawn at once: as many as a screen shows. The others follow, so that a tap is answered before 100 cars are drawn. */
const DRAWN_FIRST = 12;

/** All cars of the group, what needs a person first, and what is done with all. */
export function GroupOverview({ screen, adding, renderBooking }: OverviewProps) {
  const send = useSend();
  const { actor, host } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const { stage, notice } = screen;
  const named = useNamed(host);
  const { kept, keep } = useKeptPlace(screen.rows, place);
  const rows = useMemo(
    () => placedRows(screen.rows, kept).map((row) => ({ ...row, draft: named(row.draft) })),
    [screen.rows, kept, named],
  );
  useWayBack(place);
  const mayCopy =
    stage === 'open' &&
    rows.filter(({ problem, confirmation }) => problem === null && confirmation === null).length > 1;
  const drawn = useDeferredValue(rows, rows.slice(0, DRAWN_FIRST));
  // A row that goes takes the focus with it only once it is drawn no more.
  useHeadingIfLost(
    `${copied} ${drawn.map(({ draft, standing }) => `${draft.car.id} ${standing}`).join()} ${notice?.code}`,
  );
  const isLocked = useDeferredValue(stage === 'waiting' || stage === 'locked' || stage === 'unknown');
  const onOpen = useCallback((carId: string) => send({ type: 'car.opened', carId }), [send]);
  const onRemove = useCallback((carId: string) => send({ type: 'car.removed', carId }), [send]);
  const onAlternative = useCallback(
    (subject: string, alternative: Alternative) => {
      keep(subject);
      const snapshot = actor.getSnapshot();
      const confirmation = selectConfirmation(snapshot);
      if (confirmation) return confirmation.send({ type: 'alternative.chosen', subject, alternative });
      // Nothing is on its way to the server: the car takes the time with its other answers.
      const draft = carOf(snapshot.context.group, subject)?.draft;
      if (draft === undefined) return;
      const { car, branch, services, slot } = movedTo(draft, alternative);
      send({ type: 'cars.added', cars: [{ car, bookingId: null, branch, services, slot }] });
    },
    [actor, keep, send],
  );
  const question = copied === null ? null : <CopyQuestion from={copied} onDone={() => setCopied(null)} />;
  return (
    <div ref={place} className={styles.columns}>
      <div className={styles.form}>
        {notice === null ? null : <GroupNoticePart notice={notice} renderBooking={renderBooking} />}
        {STANDINGS.map((standing) => {
          const count = rows.filter(({ section }) => section === standing).length;
          return count === 0 ? null : (
            <CarSection
              key={standing}
              {...{ standing, count, isLocked, onOpen, onRemove, onAlternative }}
              onCopy={mayCopy ? setCopied : null}
              below={copied === null ? null : { carId: copied, question }}
              rows={drawn.filter(({ section }) => section === standing)}
            />
          );
        })}
      </div>
      {stage === 'open' ? <div className={styles.adding}>{adding}</div> : null}
      <div className={styles.side}>
        <GroupActions screen={screen} />
      </div>
    </div>
  );
}

/** Whoever comes back from a car finds its row, and its first button, as soon as it is drawn. */
function useWayBack(place: RefObject<HTMLDivElement | null>) {
  const { cameFrom } = useVisit();
  useEffect(() => {
    const carId = cameFrom.get();
    const row = carId === null ? null : place.current?.querySelector(`[data-car="${carId}"]`);
    if (!row) return;
    cameFrom.set(null);
    row.scrollIntoView({ block: 'center' });
    row.querySelector('button')?.focus({ preventScroll: true });
  });
}

function CopyQuestion({ from, onDone }: { readonly from: string; readonly onDone: () => void }) {
  const send = useSend();
  const { actor } = useVisit();
  const { group } = actor.getSnapshot().context;
  const draft = carOf(group, from)?.draft;
  const plate = displayPlate(draft?.car.plate ?? '');
  const count = (to: 'all' | 'sameServices') => (draft === undefined ? 0 : takersOf(group, draft, to).length);
  const [others, alike] = [count('all'), count('sameServices')];
  const copy = (to: 'all' | 'sameServices') => {
    send({ type: 'answers.copied', from, to });
    onDone();
  };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className={styles.wide}>
      <Notice
        title={<Trans>Use the answers of {plate} for which cars?</Trans>}
        onDismiss={onDone}
        actions={
          <>
            <Button size="small" onClick={() => copy('all')}>
              <Plural value={others} one="# other car" other="All # other cars" />
            </Button>
            {alike === 0 ? null : (
              <Button kind="outline" size="small" onClick={() => copy('sameServices')}>
                <Plural value={alike} one="# car with the same services" other="# cars with the same services" />
              </Button>
            )}
            <Button kind="text" size="small" onClick={onDone}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          Branch, services, time, address, contact and note are taken over. Each car can be changed afterwards.
        </Trans>
      </Notice>
    </div>
  );
}
