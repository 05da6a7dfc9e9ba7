import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { selectScreen as selectCar } from '#machines/car-registration/car-registration.selectors.ts';
import type { InformationScreen as InformationState } from '#machines/retail-booking/retail-booking.screens.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import type { Customer } from '#machines/shared/customer.ts';
import { StepHeading } from '#src/wizard/step-heading.tsx';
import { beginCarRegistration, carChosen } from '#src/flows/car-registration/car-registration.flow.ts';
import { NO_INFORMATION } from '../../kept/typed-booking.store.ts';
import { useVisit } from '../../use-retail-booking.ts';
import { carNames, filledUp, informationValues } from './information.form.ts';
import { InformationScreen } from './information.screen.tsx';
import styles from './information.module.css';
import { ANOTHER_CAR, firstChoice } from './own-car.view.ts';
import type { OwnCarChoice } from './own-cars.part.tsx';
import { TimeGone } from './time-gone.part.tsx';
import type { StepProps } from '#src/wizard/wizard-steps.tsx';

type InformationProps = StepProps<InformationState>;

/** A guest's booking does not load it. */
export const ownCars = partFile(() => import('./own-cars.part.tsx').then(({ OwnCars }) => OwnCars));

const NO_CARS: OwnCarChoice = { cars: [], renderCards: () => null };

export function InformationStep({ state, takesFocus }: InformationProps) {
  const { host } = useVisit();
  const language = useLanguage();
  const [member] = useState(() => (state.isGuest ? null : host.me.member()));
  const waiting = <FormSkeleton />;
  return (
    <>
      <StepHeading takesFocus={takesFocus}>
        <Trans>Your details</Trans>
      </StepHeading>
      {member ? (
        <LazyPart
          file={ownCars}
          needs={textsOf(host.languages, language, 'member')}
          props={{ host, member, waiting, children: (own) => <InformationForm state={state} own={own} /> }}
          waiting={waiting}
          renderFailed={(retry) => (
            <InformationForm state={state} own={{ ...NO_CARS, renderCards: () => <CannotDisplay onRetry={retry} /> }} />
          )}
        />
      ) : (
        <InformationForm state={state} own={NO_CARS} />
      )}
    </>
  );
}

/** Nothing moves when the cars come: until then the form has its place alone. */
function FormSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your cars…`} className={styles.waiting}>
      <Skeleton width="70%" />
      <Skeleton width="40%" height="28px" />
      <Skeleton height="80px" />
      <Skeleton height="56px" />
      <Skeleton width="40%" height="28px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
      <Skeleton height="52px" />
    </div>
  );
}

function InformationForm({ state, own }: { state: InformationState; own: OwnCarChoice }) {
  const { actor, calls, typed, car: carBeside } = useVisit();
  const [typedBefore] = useState(() => typed.read());
  const entered = informationValues(state.values, state.note);
  const initial = typedBefore?.values
    ? state.isGuest
      ? typedBefore.values
      : filledUp(typedBefore.values, entered)
    : entered;
  // Once, when the cars are there: what is typed from then on chooses no other one.
  const decide = () => {
    if (own.cars.length === 0) return null;
    const { values, car: typedCar, ownCar = null } = typed.read() ?? {};
    const { register_number: plate, province } = values ?? initial;
    return firstChoice(own.cars, { ...(typedCar ?? state.values), plate, province }, ownCar);
  };
  const [picked, setPicked] = useState(decide);
  if (picked === null && own.cars.length > 0) setPicked(decide);
  const chosen = own.cars.find(({ id }) => id === picked) ?? null;
  // What a card says is not typed: the fields are for another car.
  const [isFilledByCard] = useState(chosen !== null && chosen.id !== typedBefore?.ownCar);
  const [other] = useState(() => (isFilledByCard ? {} : (typedBefore?.car ?? (chosen === null ? state.values : {}))));
  const carActor = carBeside.begun(() => beginCarRegistration(calls, state.carBrands, other));
  const car = useSelector(carActor, selectCar);
  const brands = car.lists.brand;
  useEffect(() => {
    if (brands !== null && brands.length > 0) actor.send({ type: 'carBrands.loaded', brands });
  }, [actor, brands]);

  /** The car entered before, until all its lists are loaded to choose it from again. */
  const unlistedCar = () => {
    if (car.screen === 'choosing') return {};
    const typedCar = typed.read()?.car;
    if (typedCar) return typedCar;
    const { brand = '', model = '', variant = '', year = '', carId = null }: Partial<Customer> = other;
    return { brand, model, variant, year, carId };
  };

  return (
    <>
      <InformationScreen
        heading={null}
        initial={isFilledByCard ? { ...initial, register_number: '', province: '' } : initial}
        isRepeat={typedBefore?.isRepeat ?? false}
        ownCar={{
          isChosen: chosen !== null,
          cards: own.renderCards(chosen?.id ?? ANOTHER_CAR, (id) => {
            setPicked(id);
            typed.keep({ ownCar: id });
          }),
        }}
        car={car}
        onCar={(level, id) => {
          carActor.send(carChosen(level, id));
          typed.keep({ car: carNames(carActor.getSnapshot().context.choice) });
        }}
        onCarRetry={() => carActor.send({ type: 'list.retried' })}
        onDraft={(values) => typed.keep({ values })}
        onSubmit={({ customer, note }, values) => {
          const booked = chosen?.booked ?? unlistedCar();
          actor.send({ type: 'information.entered', customer: { ...customer, ...booked }, note });
          // What was typed of another car stays for who changes their mind; all else is in the draft now.
          const { register_number, province } = values;
          const kept =
            chosen === null
              ? { values: null }
              : { values: { ...NO_INFORMATION, register_number, province }, ownCar: chosen.id };
          typed.keep({ ...kept, isRepeat: false, isForNext: false });
          actor.send({ type: 'next.requested' });
        }}
      />
      {state.isTimeGone ? <TimeGone onOtherTime={() => actor.send({ type: 'step.requested', step: 'time' })} /> : null}
    </>
  );
}
