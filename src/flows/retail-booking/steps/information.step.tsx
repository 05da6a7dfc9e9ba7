import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectScreen as selectCar } from '#machines/car-registration/car-registration.selectors.ts';
import type { InformationScreen as InformationState } from '#machines/retail-booking/retail-booking.selectors.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import { carActorOf, carChosen } from '../car-actor.ts';
import { keepTyped } from '../retail-booking.session.ts';
import { carNames, informationValues } from './information.form.ts';
import { InformationScreen } from './information.screen.tsx';
import type { StepProps } from './step-props.ts';

export function InformationStep({ state, actor, host, session, takesFocus }: StepProps<InformationState>) {
  const carActor = carActorOf(session, host.api, state.carBrands, session.typed?.car ?? state.values);
  const car = useSelector(carActor, selectCar);
  const brands = car.lists.brand;
  useEffect(() => {
    if (brands !== null && brands.length > 0) actor.send({ type: 'carBrands.loaded', brands });
  }, [actor, brands]);

  return (
    <InformationScreen
      heading={
        <StepHeading takesFocus={takesFocus}>
          <Trans>Your details</Trans>
        </StepHeading>
      }
      initial={session.typed?.values ?? informationValues(state.values, state.note)}
      car={car}
      onCar={(level, id) => {
        carActor.send(carChosen(level, id));
        keepTyped(session, { car: carNames(carActor.getSnapshot().context.choice) });
      }}
      onCarRetry={() => carActor.send({ type: 'list.retried' })}
      onDraft={(values) => keepTyped(session, { values })}
      onSubmit={({ customer, note }) => {
        actor.send({ type: 'information.entered', customer, note });
        actor.send({ type: 'next.pressed' });
      }}
    />
  );
}
