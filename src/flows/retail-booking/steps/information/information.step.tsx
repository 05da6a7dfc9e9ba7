import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectScreen as selectCar } from '#machines/car-registration/car-registration.selectors.ts';
import type { InformationScreen as InformationState } from '#machines/retail-booking/retail-booking.screens.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { beginCarRegistration, carChosen } from '#src/flows/car-registration/car-registration.flow.ts';
import { useVisit } from '../../use-retail-booking.ts';
import { carNames, filledUp, informationValues } from './information.form.ts';
import { InformationScreen } from './information.screen.tsx';
import { TimeGone } from './time-gone.part.tsx';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

export function InformationStep({ state, takesFocus }: StepProps<InformationState>) {
  const { actor, calls, typed, car: carBeside } = useVisit();
  const typedBefore = typed.read();
  const entered = informationValues(state.values, state.note);
  const carActor = carBeside.begun(() =>
    beginCarRegistration(calls, state.carBrands, typedBefore?.car ?? state.values),
  );
  const car = useSelector(carActor, selectCar);
  const brands = car.lists.brand;
  useEffect(() => {
    if (brands !== null && brands.length > 0) actor.send({ type: 'carBrands.loaded', brands });
  }, [actor, brands]);

  /** The car entered before, until all its lists are loaded to choose it from again. */
  const unlistedCar = () => {
    if (car.screen === 'choosing') return {};
    const chosen = typed.read()?.car;
    if (chosen) return chosen;
    const { brand = '', model = '', variant = '', year = '', carId = null } = state.values;
    return { brand, model, variant, year, carId };
  };

  return (
    <>
      <InformationScreen
        heading={
          <StepHeading takesFocus={takesFocus}>
            <Trans>Your details</Trans>
          </StepHeading>
        }
        initial={
          typedBefore?.values ? (state.isGuest ? typedBefore.values : filledUp(typedBefore.values, entered)) : entered
        }
        isRepeat={typedBefore?.isRepeat ?? false}
        car={car}
        onCar={(level, id) => {
          carActor.send(carChosen(level, id));
          typed.keep({ car: carNames(carActor.getSnapshot().context.choice) });
        }}
        onCarRetry={() => carActor.send({ type: 'list.retried' })}
        onDraft={(values) => typed.keep({ values })}
        onSubmit={({ customer, note }) => {
          actor.send({ type: 'information.entered', customer: { ...customer, ...unlistedCar() }, note });
          typed.keep({ values: null, isRepeat: false, isForNext: false });
          actor.send({ type: 'next.requested' });
        }}
      />
      {state.isTimeGone ? <TimeGone onOtherTime={() => actor.send({ type: 'step.requested', step: 'time' })} /> : null}
    </>
  );
}
