import { Trans } from '@lingui/react/macro';
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import { formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Plate } from '#src/ui/car/plate.tsx';
import { Choice, ChoiceMark } from '#src/ui/inputs/choice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { ANOTHER_CAR, type OwnCar } from './own-car.view.ts';
import styles from './own-cars.module.css';

interface CardProps {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

function Card({ group, id, isChosen, onChoose, children }: CardProps & { id: string; children: ReactNode }) {
  return (
    <Choice className={styles.card}>
      <input type="radio" name={group} value={id} checked={isChosen} onChange={() => onChoose(id)} />
      <ChoiceMark />
      {children}
    </Choice>
  );
}

export function OwnCarCard({ car, ...card }: CardProps & { car: OwnCar }) {
  const language = useLanguage();
  const { plate, province, brand, model, year } = car.booked;
  return (
    <Card {...card} id={car.id}>
      <span className={styles.about}>
        <span className={styles.names}>
          <b translate="no">
            {car.name}
            {car.isFavourite ? (
              <>
                <IconStarFilled size={16} aria-hidden="true" />
                <VisuallyHidden>
                  {' '}
                  <Trans>Favourite</Trans>
                </VisuallyHidden>
              </>
            ) : null}
          </b>
          <small>{`${brand} ${model} · ${formatYearOfMake(year, language)}`}</small>
        </span>
        <Plate number={displayPlate(plate)} province={province} />
      </span>
      {car.photo === null ? null : <img className={styles.photo} src={car.photo} alt="" />}
    </Card>
  );
}

export function AnotherCarCard(card: CardProps) {
  return (
    <Card {...card} id={ANOTHER_CAR}>
      <span className={styles.about}>
        <b>
          <Trans>Another car</Trans>
        </b>
      </span>
    </Card>
  );
}
