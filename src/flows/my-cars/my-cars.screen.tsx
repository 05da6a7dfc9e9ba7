import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { focusHeadingIfLost, useLostFocus } from '#src/ui/page/lost-focus.ts';
import { CarCard } from './car-card.part.tsx';
import { CarTaskNotice, type Concerned } from './car-task.part.tsx';
import type { MyCarsScreenProps } from './my-cars.view.ts';
import styles from './my-cars.module.css';

/** The account's cars, the favourite first, each with its actions (CAR-01). */
export function MyCarsScreen(props: MyCarsScreenProps) {
  const { state, cars, saved } = props;
  // Deleted on another device: its card is gone, and what became of its task is said above the others.
  const isCardGone = state.screen !== 'resting' && !cars.some(({ id }) => id === state.task.car.id);
  return (
    <>
      <Done state={state} saved={saved} />
      {isCardGone ? <WithoutCard {...props} state={state} /> : null}
      <ul className={styles.cars}>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard {...props} car={car} isOnly={cars.length === 1} />
          </li>
        ))}
      </ul>
    </>
  );
}

function WithoutCard(props: MyCarsScreenProps & { readonly state: Concerned }) {
  const place = useLostFocus<HTMLDivElement>(true, props.state.screen, true);
  // It closes with its own button.
  useEffect(() => focusHeadingIfLost, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.done}>
      <CarTaskNotice {...props} isOnly={false} />
    </div>
  );
}

/** Says what was done. The pressed button has disappeared with its question, so the focus moves here. */
function Done({ state, saved }: Pick<MyCarsScreenProps, 'state' | 'saved'>) {
  const part = useRef<HTMLDivElement>(null);
  const done = state.screen === 'resting' ? state.done : null;
  useEffect(() => {
    if (done !== null) part.current?.focus();
  }, [done]);
  if (done === null)
    return saved === null ? null : (
      <div className={styles.done}>
        <Notice kind="success" title={<Trans>“{saved}” is saved.</Trans>} />
      </div>
    );
  const { name } = done.car;
  return (
    <div ref={part} tabIndex={-1} className={styles.done}>
      <Notice
        kind="success"
        title={
          done.what === 'deletion' ? (
            <Trans>“{name}” is deleted.</Trans>
          ) : (
            <Trans>“{name}” is your favourite now.</Trans>
          )
        }
      />
    </div>
  );
}
