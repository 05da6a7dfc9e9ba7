import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectScreen as selectCar } from '#machines/car-registration/car-registration.selectors.ts';
import { isAwaited, selectScreen } from '#machines/login/login.selectors.ts';
import type { LoginEvent } from '#machines/login/login.types.ts';
import type { FlowHost, Receiver } from '#src/flow-host/flow-host.ts';
import { beginCarRegistration, carHandlers } from '#src/flows/car-registration/car-registration.flow.ts';
import { useCloseWarning } from '#src/ui/browser/use-leave-warning.ts';
import type { LoginFlow } from './login.flow.ts';
import { typedRegistration } from './login.store.ts';
import { firstValues } from './registration.form.ts';
import { RegistrationForm, type RegistrationProps } from './registration.screen.tsx';
import { RegistrationTerms } from './registration-terms.part.tsx';

export const registrationHandlers = (actor: Receiver<LoginEvent>) =>
  ({
    onTick: (isTicked) => actor.send({ type: 'terms.ticked', isTicked }),
    onSubmit: (registration) => actor.send({ type: 'registration.submitted', registration }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<RegistrationProps>;

/** The one form of a new and of an incomplete member, with the chart that sends it and the cascade of its car. */
export function RegistrationPart({ flow, host }: { readonly flow: LoginFlow; readonly host: FlowHost }) {
  const { actor, calls, car: carBeside } = flow;
  const screen = useSelector(actor, selectScreen);
  const [typed] = useState(typedRegistration.read);
  const carActor = carBeside.begun(() => beginCarRegistration(calls, [], typed?.car ?? {}));
  const car = useSelector(carActor, selectCar);
  const [values, setValues] = useState(
    () => typed ?? ('newcomer' in screen ? firstValues(screen.newcomer.holder) : null),
  );
  const [isTyped, setTyped] = useState(typed !== null);
  // What is typed survives a reload, but not the tab.
  useCloseWarning(isTyped || isAwaited(screen));
  if (!('newcomer' in screen) || values === null) return null;
  const keep = (next: typeof values) => {
    setTyped(true);
    const { brand, model, variant, year } = carActor.getSnapshot().context.choice;
    const names = { brand, model, variant, year };
    const named = Object.fromEntries(Object.entries(names).map(([level, entry]) => [level, entry?.name ?? '']));
    typedRegistration.write({ ...next, car: named as Record<keyof typeof names, string> });
  };
  return (
    <RegistrationForm
      state={screen}
      initial={values}
      car={car}
      terms={<RegistrationTerms host={host} />}
      {...carHandlers(carActor, () => keep(values))}
      onTyped={(next) => {
        setValues(next);
        keep(next);
      }}
      {...registrationHandlers(actor)}
    />
  );
}
