import { useSelector } from '@xstate/react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { selectScreen as selectCar } from '#machines/car-registration/car-registration.selectors.ts';
import type { InformationState } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Customer } from '#machines/shared/customer.ts';
import { beginCarRegistration, carHandlers } from '#src/flows/car-registration/car-registration.flow.ts';
import { NO_INFORMATION } from '../../kept/typed-booking.store.ts';
import { useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';
import { LimitPart } from '../../frame/limit.part.tsx';
import { carNames, filledUp, informationValues, withProvince } from './information.form.ts';
import { InformationScreen } from './information.screen.tsx';
import { ANOTHER_CAR, firstChoice, type CarCardsProps, type OwnCar } from './own-car.view.ts';
import { TimeLost } from './time-lost.part.tsx';

interface InformationFormProps {
  readonly state: InformationState;
  /** A member's own, to choose from. */
  readonly cars?: readonly OwnCar[];
  readonly Cards?: ComponentType<CarCardsProps>;
  /** Why there are none. */
  readonly notice?: ReactNode;
}

const NO_CARS: readonly OwnCar[] = [];

/** The form of the step: what it begins with, which car is chosen, and what is kept of what is typed. */
export function InformationForm({ state, cars = NO_CARS, Cards, notice }: InformationFormProps) {
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
    if (cars.length === 0) return null;
    const { values, car: typedCar, ownCar = null } = typed.read() ?? {};
    const { register_number: plate, province } = values ?? initial;
    return firstChoice(cars, { ...(typedCar ?? state.values), plate, province }, ownCar);
  };
  const [picked, setPicked] = useState(decide);
  if (picked === null && cars.length > 0) setPicked(decide);
  const chosen = cars.find(({ id }) => id === picked) ?? null;
  // What a card says is not typed: the fields are for another car.
  const [isFilledByCard] = useState(chosen !== null && chosen.id !== typedBefore?.ownCar);
  const [other] = useState(() => (isFilledByCard ? {} : (typedBefore?.car ?? (chosen === null ? state.values : {}))));
  const carActor = carBeside.begun(() => beginCarRegistration(calls, state.carBrands, other));
  const car = useSelector(carActor, selectCar);
  const brands = car.lists.brand;
  useEffect(() => {
    if (brands !== null && brands.length > 0) actor.send({ type: 'carBrands.loaded', brands });
  }, [actor, brands]);

  const [plate, setPlate] = useState(initial.register_number);
  const choose = (id: string) => {
    setPicked(id);
    typed.keep({ ownCar: id });
  };
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
        initial={isFilledByCard ? { ...initial, register_number: '', province: '' } : initial}
        isRepeat={typedBefore?.isRepeat ?? false}
        ownCar={{
          isChosen: chosen !== null,
          cards: Cards ? <Cards cars={cars} chosen={chosen?.id ?? ANOTHER_CAR} onChoose={choose} /> : notice,
        }}
        belowPlate={
          <LimitPart
            plate={chosen?.booked.plate ?? withProvince({ ...initial, register_number: plate }).register_number}
          />
        }
        car={car}
        {...carHandlers(carActor, (choice) => typed.keep({ car: carNames(choice) }))}
        onDraft={(values) => {
          typed.keep({ values });
          setPlate(values.register_number);
        }}
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
      {state.takenSlot ? (
        <TimeLost slot={state.takenSlot} onOtherTime={() => actor.send({ type: 'step.requested', step: 'time' })} />
      ) : null}
    </>
  );
}
