import { Trans } from '@lingui/react/macro';
import { IconCalendarEvent, IconHistory, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { CarTaskNotice } from './car-task.part.tsx';
import type { CarCardProps } from './my-cars.view.ts';
import styles from './my-cars.module.css';

/** One car; a question, refusal or unknown outcome replaces its buttons. */
export function CarCard(props: CarCardProps) {
  const { car, state, renderBooking } = props;
  const id = useId();
  const language = useLanguage();
  const foot = useRef<HTMLDivElement>(null);
  const isConcerned = state.screen !== 'resting' && state.task.car.id === car.id;
  useKeptFocus(foot, isConcerned ? state.screen : 'resting');
  const isFavouring = isConcerned && state.screen === 'changing' && state.task.what === 'favourite' && !state.isRepeat;
  return (
    <article className={styles.car} aria-labelledby={id} data-favourite={car.isFavourite || undefined}>
      <div className={styles.head}>
        <Plate number={car.plate} province={car.province} />
        {car.isFavourite ? (
          <p className={styles.favourite}>
            <IconStarFilled size={18} aria-hidden="true" />
            <Trans>Favourite</Trans>
          </p>
        ) : null}
      </div>
      <div className={styles.about}>
        <div>
          <h2 id={id} translate="no">
            {car.name}
          </h2>
          <p className={styles.what}>
            {`${[car.brand, car.model, car.variant].join(' ')} · ${formatYearOfMake(car.year, language)}`}
          </p>
        </div>
        {car.photo === null ? null : <img className={styles.photo} src={car.photo} alt="" loading="lazy" />}
      </div>
      {car.bookingId === null ? null : (
        <p className={styles.booking}>
          <IconCalendarEvent size={20} stroke={1.75} aria-hidden="true" />
          <span>
            <Trans>Has a booking</Trans> {renderBooking(car.bookingId)}
          </span>
        </p>
      )}
      <div ref={foot} tabIndex={-1} className={styles.foot}>
        {isConcerned && !isFavouring ? <CarTaskNotice {...props} state={state} /> : <CarActions {...props} />}
      </div>
    </article>
  );
}

function CarActions({ car, state, renderBook, renderEdit, renderHistory, onFavour, onAskDelete }: CarCardProps) {
  const isBusy = state.screen === 'changing' || state.screen === 'outcomeUnknown';
  const isOwn = isBusy && state.task.car.id === car.id;
  return (
    <>
      <Button kind={car.isFavourite ? 'primary' : 'outline'} wide renderLink={(look) => renderBook(car, look)}>
        <Trans>Book with this car</Trans>
      </Button>
      <div className={styles.actions}>
        <Button
          kind="text"
          size="small"
          icon={<IconHistory size={20} stroke={1.75} aria-hidden="true" />}
          renderLink={(look) => renderHistory(car, look)}
        >
          <Trans>History</Trans>
        </Button>
        <Button
          kind="text"
          size="small"
          icon={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
          renderLink={(look) => renderEdit(car, look)}
        >
          <Trans>Edit</Trans>
        </Button>
        {car.isFavourite ? null : (
          <Button
            kind="text"
            size="small"
            data-focus="favourite"
            icon={<IconStar size={20} stroke={1.75} aria-hidden="true" />}
            inactive={isBusy}
            busy={isOwn ? <Trans>Saving…</Trans> : undefined}
            onClick={() => onFavour(car)}
          >
            <Trans>Make favourite</Trans>
          </Button>
        )}
        <Button
          kind="text"
          size="small"
          data-focus="delete"
          icon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
          inactive={isBusy}
          onClick={() => onAskDelete(car)}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </>
  );
}
