import { screen as page } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { carEntry } from '#machines/car-form/car-form.fixtures.ts';
import type { carFormMachine } from '#machines/car-form/car-form.machine.ts';
import { selectScreen, type CarFormScreen } from '#machines/car-form/car-form.selectors.ts';
import type { CarFormEvent } from '#machines/car-form/car-form.types.ts';
import { carLists } from '#machines/car-registration/car-registration.fixtures.ts';
import { carFormHandlers } from '#src/flows/car-form/car-form.part.tsx';
import { CarForm } from '#src/flows/car-form/car-form.screen.tsx';
import type { CarTexts } from '#src/flows/car-registration/car-details.form.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof carFormMachine>;

const { brand, model: models, variant, year } = carLists;
const CAR = {
  screen: 'choosing',
  missing: null,
  lists: carLists,
  choice: { brand: brand[0], model: models[0], variant: variant[0], year: year[0] },
  message: null,
} as const;
const nothing = () => undefined;

function CarFormPage({ actor }: { readonly actor: Actor }) {
  const { carName, plate, province } = carEntry;
  const [texts, setTexts] = useState<CarTexts>({ carName, plate, province });
  return (
    <CarForm
      state={useSelector(actor, selectScreen)}
      texts={texts}
      car={CAR}
      photo={null}
      isPhotoSending={false}
      back={<a href="/en/me/cars">Back</a>}
      onTexts={(changed) => setTexts({ ...texts, ...changed })}
      onCar={nothing}
      onCarRetry={nothing}
      {...carFormHandlers(actor, null)}
    />
  );
}

const nameField = () => page.getByRole<HTMLInputElement>('textbox', { name: /Name of the car/ });

const showsForm = ({ screen, refusal, takenPlate, attempts }: CarFormScreen) => {
  expect(page.queryByText('The car is not saved yet') !== null).toBe(refusal !== null);
  if (refusal !== null) expect(page.getByText(refusal === '' ? 'Please try again.' : refusal)).toBeTruthy();
  expect(page.queryAllByText(/already exists/).length > 0).toBe(takenPlate !== null);
  if (takenPlate !== null && attempts > 0) expect(document.activeElement?.textContent).toContain('Please correct');
  expect(page.queryByRole('button', { name: 'Saving…' }) !== null).toBe(screen === 'saving');
  expect(page.queryByText('We do not know yet whether the car was saved.') !== null).toBe(screen === 'unconfirmed');
  expect(page.queryByRole('button', { name: 'Save the car' }) !== null).toBe(
    screen === 'filling' || screen === 'saved',
  );
};

const model: ScreenModel<CarFormScreen, CarFormEvent, UserEvent, null> = {
  executors: {
    'car.submitted': async ({ car }, user) => {
      await user.clear(nameField());
      if (car !== null) await user.type(nameField(), car.carName);
      await user.click(page.getByRole('button', { name: 'Save the car' }));
    },
    'retry.requested': (_event, user) => user.click(page.getByRole('button', { name: 'Try again' })),
    'session.superseded': null,
  },
  assertions: { filling: showsForm, saving: showsForm, unconfirmed: showsForm, saved: showsForm },
};

walkScreens({
  chart,
  model,
  render: (input) => stagedPage(chart, input, (actor) => <CarFormPage actor={actor as Actor} />),
  // While a car is on its way its button does nothing, and a plate that was refused is not sent again.
  isPossible: (snapshot, { type, car }) => {
    const { screen, takenPlate } = selectScreen(snapshot as never);
    return type !== 'car.submitted' || (screen === 'filling' && (takenPlate === null || car === null));
  },
});
